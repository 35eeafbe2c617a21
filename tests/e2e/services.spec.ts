import { expect } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { splitSections } from '@/lib/content/sections'
import { localePath } from '@/lib/i18n/locales'
import { expectWholeText, words } from './site'
import { expectAddress, hrefsOf, inSpanish, once, test } from './visit'

/** Two services, and the label of their second button; all use the same template. */
const offers = {
  'chiropractic-care': 'cta.newPatientSpecial',
  'pediatric-care': 'cta.freeConsultation',
} as const

inSpanish((locale) => {
  const t = words(locale)
  const to = (path: string) => localePath(path, locale)

  for (const slug of ['chiropractic-care', 'pediatric-care'] as const) {
    const { heading, lead, icon, content } = pageOf('service', locale, slug)
    const { sections } = splitSections(content)

    test(`${slug} opens with a way to book and ${offers[slug]}, and explains itself`, once, async ({ page }) => {
      await page.goto(to(`/services/${slug}`))
      const hero = page.locator('main > section').first()
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(hero).toContainText(lead)
      const mark = hero.locator(`svg:has(use[href="#icon-${icon}"])`)
      await expect(mark).toBeVisible()
      const buttons = hero.locator('h1 ~ div:not([data-danger])').getByRole('link')
      await expect(buttons).toHaveText([t('cta.bookAppointment'), t(offers[slug])])
      const form = offers[slug] === 'cta.freeConsultation' ? 'consultation-form' : 'new-patient-form'
      expect(await hrefsOf(buttons)).toEqual(['/book-now', `/new-patient-special#${form}`].map(to))

      for (const [i, { id, heading: name, picture, body }] of sections.entries()) {
        const section = page.locator(`section#${id}`)
        const title = section.getByRole('heading', { level: 2 })
        await expect(title).toHaveText(name)
        const book = section.getByRole('link', { name: t('cta.bookAppointment') })
        if (id === 'urgent') {
          await expect(book, 'nothing to book beside danger').toHaveCount(0)
          continue
        }
        await expect(section.getByRole('img', { name: picture?.alt, exact: true })).toBeVisible()
        await expectWholeText(section, body)
        const [drawn, written] = [await section.locator('figure').boundingBox(), await title.boundingBox()]
        if (!drawn || !written) throw new Error(`${id} lacks its picture or its words`)
        const [left, right] = i % 2 ? [written, drawn] : [drawn, written]
        expect(left.x + left.width, `${id}: picture and words change sides`).toBeLessThanOrEqual(right.x)
      }
      const booking = page.locator('main > section[id]').getByRole('link', { name: t('cta.bookAppointment') })
      expect(new Set(await hrefsOf(booking)), 'sections lead to the contact page').toEqual(new Set([to('/contact')]))
      await hero.getByRole('link', { name: t('urgent.all') }).click()
      await expectAddress(page, to(`/services/${slug}#urgent`))
    })
  }
})
