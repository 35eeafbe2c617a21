import { expect } from '@playwright/test'
import { phone } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { words } from './site'
import { expectAddress, inSpanish, once, test } from './visit'

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
}, once)
