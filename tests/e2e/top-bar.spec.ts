import { expect } from '@playwright/test'
import { clinic, phone } from '@/lib/clinic/facts'
import { groupHours, shortRange } from '@/lib/clinic/hours'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { alternating, inEnglish, sharedPage, test } from './visit'

inEnglish((locale) => {
  const t = words(locale)

  test.describe('at the top of a page', alternating(locale), () => {
    const open = sharedPage()

    test('the top bar calls and texts the clinic', async () => {
      const page = await open(localePath('/faq', locale))
      const bar = shell.topBar(page)
      const call = bar.locator(`a[href="${phone.tel}"]`)
      await expect(call).toBeVisible()
      await expect(call).toContainText(phone.display)
      const text = bar.getByRole('link', { name: t('topBar.text') })
      await expect(text).toBeVisible()
      await expect(text).toHaveAttribute('href', phone.sms)
    })

    test('address and opening hours are in the top bar, on a phone in the menu', async ({ isMobile }) => {
      const page = await open(localePath('/faq', locale))
      if (isMobile) await shell.menuButton(page).click()
      const place = isMobile ? shell.panel(page) : shell.topBar(page)
      await expect(place.getByText(clinic.address.street)).toBeVisible()
      const groups = groupHours(clinic.hours, locale, 'narrow', isMobile ? undefined : shortRange)
      for (const { days, ranges } of groups.filter((group) => group.ranges.length > 0)) {
        await expect(place.getByText(`${days} ${ranges.join(', ')}`)).toBeVisible()
      }
    })
  })

  test('a small laptop shows the opening hours in one row with the rest', alternating(locale), async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 640 })
    await page.goto(localePath('/faq', locale))
    const bar = shell.topBar(page)
    const [first] = groupHours(clinic.hours, locale, 'narrow', shortRange)
    await expect(bar.getByText(`${first?.days} ${first?.ranges.join(', ')}`)).toBeInViewport({ ratio: 1 })
    const tops = await bar.locator('a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  test('address and hours are one tap away: the map, and today’s hours', alternating(locale), async ({ page }) => {
    await page.goto(localePath('/faq', locale))
    const bar = shell.topBar(page)
    for (const width of [320, page.viewportSize()?.width ?? 0, 980]) {
      await page.setViewportSize({ width, height: 640 })
      for (const id of ['map', 'hours']) {
        await expect(bar.locator(`a[href="${localePath(`/contact#${id}`, locale)}"]`)).toBeInViewport({ ratio: 1 })
      }
    }
    await bar.getByRole('link', { name: clinic.address.street }).click()
    await expect(page.getByRole('region', { name: t('contact.map'), exact: true })).toBeInViewport()
    await shell.topBar(page).locator('a[href$="#hours"]').click()
    await expect(page.getByText(t('contact.hours'), { exact: true })).toBeInViewport()
  })
})
