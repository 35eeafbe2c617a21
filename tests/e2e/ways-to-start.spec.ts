import { expect } from '@playwright/test'
import { dollars } from '@/lib/clinic/dollars'
import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { formIds } from '@/lib/visit/ways-to-start'
import { shell } from './shell'
import { words } from './site'
import { alternating, expectAddress, hrefsOf, inSpanish, openHydrated, test } from './visit'

inSpanish((locale) => {
  const t = words(locale)
  const to = (path: string) => localePath(path, locale)

  for (const [path, first] of [
    ['/free-consultation', 'talk'],
    ['/new-patient-special', 'special'],
  ] as const) {
    test(
      `${path} shows both ways to start, its own first, and has a form for each`,
      alternating(locale),
      async ({ page }) => {
        await page.goto(to(path))
        const ways = page.locator('[data-ways] > li')
        const own = first === 'talk' ? 0 : 1
        await expect(ways.nth(own)).toContainText(t('ways.talkCost'))
        await expect(ways.nth(own)).toContainText(t('ways.talkIsNot'))
        const price = clinic.newPatientPrice
        const cost = price === undefined ? t('ways.specialCost') : dollars(price)
        await expect(ways.nth(1 - own)).toContainText(cost)
        for (const part of pageOf('home', locale).offer.includes) await expect(ways.nth(1 - own)).toContainText(part)
        const links = await hrefsOf(page.locator('[data-ways] a'))
        expect(links, 'the other way has a button').toEqual([`#${formIds[first === 'talk' ? 'special' : 'talk']}`])
        for (const id of Object.values(formIds)) await expect(page.locator(`#${id} [data-frame]`)).toBeAttached()
      },
    )
  }

  for (const [from, label, path, way] of [
    ['/symptoms/neck-pain', 'cta.freeConsultation', '/new-patient-special', 'talk'],
    ['/symptoms/back-pain', 'cta.newPatientSpecial', '/new-patient-special', 'special'],
    ['/about', 'cta.freeConsultation', '/free-consultation', 'talk'],
    ['/about', 'banner', '/free-consultation', 'special'],
  ] as const) {
    test(`${label} on ${from} leads to what it names`, alternating(locale), async ({ page }) => {
      await openHydrated(page, locale, from)
      const button =
        label === 'banner'
          ? shell.offer(page).locator('a')
          : page
              .getByRole('main')
              .getByRole('link', { name: t(label), exact: true })
              .first()
      await button.click()
      await expectAddress(page, to(`${path}#${formIds[way]}`))
      const form = page.locator(`#${formIds[way]}`)
      await expect(form.getByRole('heading')).toBeInViewport()
    })
  }
})
