import { expect } from '@playwright/test'
import { clinic, phone } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { expectAddress, inSpanish, once, openHydrated, test, withoutScript } from './visit'

inSpanish((locale) => {
  const t = words(locale)

  test('booking: the calendar’s box, what comes after, and the ways without it', async ({ page }) => {
    await page.goto(localePath('/book-now', locale))
    await expect(page.locator('#form [data-frame]')).toBeVisible()
    const { after } = pageOf('book-now', locale).sections
    await expect(page.locator(`#${after.id} + div`).getByRole('listitem').first()).toBeVisible()
    const text = page.locator('main').getByRole('link', { name: t('bookNow.text') })
    const href = (await text.getAttribute('href')) ?? ''
    expect(href.startsWith(`${phone.sms}?&body=`)).toBe(true)
    expect(decodeURIComponent(href.split('body=')[1] ?? '')).toBe(t('bookNow.sms'))
    const checklist = page.locator('main').getByRole('link', { name: t('bookNow.checklist'), exact: true })
    await checklist.click()
    await expectAddress(page, localePath('/new-patient-special#checklist', locale))
    await expect(page.locator('#checklist').getByRole('listitem').first()).toBeInViewport()
  })

  test('the checklist prints alone, in the page’s language, on one sheet', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await openHydrated(page, locale, '/new-patient-special')
    await page.getByRole('button', { name: t('newPatient.print') }).click()
    await page.emulateMedia({ media: 'print' })
    const list = page.locator('#checklist')
    const { heading } = pageOf('new-patient-special', locale).sections.checklist
    await expect(list.getByText(heading).filter({ visible: true })).toHaveCount(1)
    await expect(list.getByRole('listitem').last()).toBeVisible()
    await expect(list).toContainText(clinic.address.street)
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    for (const part of [shell.header, shell.footer, shell.offer]) await expect(part(page)).toBeHidden()
    await expect(page.locator('#new-patient-form')).toBeHidden()
    for (const format of ['Letter', 'A4']) {
      // After printing, the whole page is visible again.
      await page.evaluate(() => {
        document.documentElement.dataset.print = 'checklist'
      })
      const sheet = (await page.pdf({ format })).toString('latin1')
      expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
      if (format === 'Letter') await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}, once)

test.describe('once', once, () => {
  test.describe('without script', () => {
    test.use(withoutScript)

    test('the plain facts are shown, and no control that would not work', async ({ page }) => {
      await page.goto('/new-patient-special')
      await expect(page.getByRole('button', { name: words('en')('newPatient.print') })).toBeHidden()
      await page.goto('/new-patient-special#checklist')
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('#checklist').getByRole('list').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    })
  })
})
