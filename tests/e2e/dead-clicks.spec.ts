import { expect, type Locator, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { alternating, hrefsOf, inBothLanguages, isMarked, onDesktop, onPhone, openAwake, reading, test } from './visit'

test.use(reading)

/** Distinct links to other pages of the site, except full page loads. */
const targets = async (links: Locator, here: string, anew: string) =>
  [...new Set(await hrefsOf(links))].filter(
    (href) => href?.startsWith('/') && ![here, anew].includes(href.replace(/#.*/, '')),
  ) as string[]

/** Hovers and clicks each link of an area, expects another page without a reload, and goes back. */
async function clickAll(
  page: Page,
  area: string,
  locale: 'en' | 'es',
  here: string,
  reveal: (href: string) => Promise<void>,
) {
  // Disables smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAwake(page, locale, here)
  const start = localePath(here, locale)
  const links = page.locator(`${area} a:not([hreflang])`)
  const hrefs = await targets(links, start, localePath('/book-now', locale))
  expect(hrefs.length).toBeGreaterThan(8)
  const title = await page.title()
  for (const href of hrefs) {
    await reveal(href)
    const link = page.locator(`${area} a[href="${href}"]`).filter({ visible: true }).first()
    await link.hover()
    await link.click()
    await expect(page, `${href} opens`).toHaveURL(href)
    await expect(page, `${href} shows its page`).not.toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isMarked(page), `${href} opens without a reload`).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect(page).toHaveTitle(title)
  }
}

inBothLanguages((locale) => {
  test('every link of the header opens its page', alternating(locale), async ({ page, isMobile }) => {
    await clickAll(
      page,
      isMobile ? shell.menu : `${shell.header} > div > :not(details)`,
      locale,
      '/book-now',
      async (href) => {
        if (isMobile) {
          const link = page.locator(`a[href="${href}"]`)
          await page.locator(`${shell.menu} > summary`).click()
          const submenu = page.locator(`${shell.panel} details:not([open])`).filter({ has: link })
          if (await submenu.count()) await submenu.locator('summary').click()
        } else {
          const menu = page.locator('[data-menu]').filter({ has: page.locator(`a[href="${href}"]`) })
          if (await menu.count()) await menu.locator('button').hover()
        }
      },
    )
  })

  // Links, unlike the header's menus, do not depend on the screen size.
  test('every link of the footer opens its page', onDesktop, ({ page }) =>
    clickAll(page, shell.footer, locale, '/contact', async () => {}),
  )

  test('every link of the home page opens its page', onPhone, ({ page }) =>
    clickAll(page, 'main', locale, '/', async () => {}),
  )
})
