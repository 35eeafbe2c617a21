import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { mainMenu } from '@/lib/routes/menus'
import { shell } from './shell'
import { words } from './site'
import { hrefsOf, inSpanish, onDesktop, onPhone, sharedPage, test } from './visit'

inSpanish((locale) => {
  const t = words(locale)
  const addresses = (paths: string[]) => paths.map((path) => localePath(path, locale))
  /** The addresses of each entry of the header's menu (tests/unit/lib/routes/menus.test.ts lists them). */
  const entries = mainMenu(locale).map((entry) =>
    'items' in entry ? [...entry.items, ...(entry.all ? [entry.all] : [])].map(({ href }) => href) : [entry.href],
  )
  const menus = entries.filter((paths) => paths.length > 1)
  const all = entries.flat()

  test.describe('wide screens', onDesktop, () => {
    const open = sharedPage()

    test('logo, menus and buttons link to the right pages', async () => {
      const page = await open(localePath('/faq', locale))
      const header = page.getByRole('banner')
      const nav = header.getByRole('navigation', { name: t('nav.label') }).filter({ visible: true })
      expect(await hrefsOf(nav.locator('a'))).toEqual(addresses(all))
      for (const [i, paths] of menus.entries()) {
        expect(await hrefsOf(nav.locator('li > div').nth(i).locator('a'))).toEqual(addresses(paths))
      }
      expect(await hrefsOf(shell.logo(page))).toEqual(addresses(['/']))
      for (const [name, path] of [
        [t('cta.freeConsultation'), '/free-consultation#consultation-form'],
        [t('cta.bookNow'), '/book-now'],
      ] as const) {
        await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', localePath(path, locale))
      }
    })

    test('with forced colors the mark is a line, and icons have the color of their text', async () => {
      const page = await open(localePath('/faq', locale))
      await page.emulateMedia({ forcedColors: 'active' })
      const current = shell.row(page).locator('[aria-current=page]')
      await expect(current).toHaveCSS('text-decoration-line', 'underline')
      const colors = await page
        .locator('main summary:has(svg)')
        .last()
        .evaluate((summary) =>
          [summary, ...summary.getElementsByTagName('svg')].map((part) => getComputedStyle(part).color),
        )
      expect(colors.length).toBeGreaterThan(1)
      expect(new Set(colors).size).toBe(1)
      await page.emulateMedia({ forcedColors: null })
    })
  })

  test.describe('small screens', onPhone, () => {
    test('the collapsible menu has the same links, descriptions and both buttons', async ({ page }) => {
      await page.goto(localePath('/faq', locale))
      const panel = shell.panel(page)
      expect(await hrefsOf(panel.locator(':scope > a, details a'))).toEqual(addresses(all))
      expect(await hrefsOf(panel.locator(':scope > div > a[href^="/"]'))).toEqual(
        addresses(['/book-now', '/free-consultation#consultation-form']),
      )
      for (const entry of mainMenu(locale)) {
        if ('href' in entry) continue
        for (const { href, title, description = '' } of entry.items) {
          const link = panel.locator(`a[href="${localePath(href, locale)}"]`)
          await expect(link).toContainText(title)
          await expect(link).toContainText(description)
        }
      }
    })
  })
})
