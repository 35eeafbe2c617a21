import { expect, type Locator, type Page } from '@playwright/test'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { sitePages } from './site'
import { alternating, headingOf, hrefsOf, inEnglish, isMarked, onDesktop, onPhone, openHydrated, test } from './visit'

const pathOf = (address: string) => address.replace(/#.*/, '')

/** Return distinct links to pages of the site, except those to `but`. */
const targets = async (links: Locator, ...but: string[]) =>
  [...new Set(await hrefsOf(links))].filter((href) => href?.startsWith('/') && !but.includes(pathOf(href))) as string[]

/** Hover and click a link of an area, and expect another page without a reload. */
async function follow(page: Page, area: Locator, href: string) {
  const title = await page.title()
  const link = area.locator(`a[href="${href}"]`).filter({ visible: true }).first()
  await link.hover()
  await link.click()
  await expect(page, `${href} opens`).toHaveURL(href)
  await expect(page, `${href} shows its page`).not.toHaveTitle(title)
  await expect(headingOf(page)).toBeVisible()
  expect(await isMarked(page), `${href} opens without a reload`).toBe(true)
}

const pages = new Set(sitePages.map(({ address }) => address))

/** Expect that a pointer reaches a link of an area, and that it leads to a page. */
async function expectReached(area: Locator, href: string) {
  await area.locator(`a[href="${href}"]`).filter({ visible: true }).first().click({ trial: true })
  expect(pages, `${href} is a page`).toContain(pathOf(href))
}

/** Reach every link of an area that is on every page, and follow the last. */
async function reachAll(page: Page, area: Locator, locale: Locale, reveal: (href: string) => Promise<void>) {
  // Disables smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const start = localePath('/book-now', locale)
  await openHydrated(page, locale, '/book-now')
  const hrefs = await targets(area.locator('a:not([hreflang])'), start)
  expect(hrefs.length).toBeGreaterThan(8)
  for (const href of hrefs) {
    await reveal(href)
    await expectReached(area, href)
  }
  await follow(page, area, hrefs.at(-1) as string)
}

inEnglish((locale) => {
  test('every link of the header can be clicked', alternating(locale), async ({ page, isMobile }) => {
    await reachAll(page, isMobile ? shell.menu(page) : shell.header(page), locale, async (href) => {
      if (isMobile) {
        const link = page.locator(`a[href="${href}"]`)
        if (await shell.panel(page).isHidden()) await shell.menuButton(page).click()
        const submenu = shell.panel(page).locator('details:not([open])').filter({ has: link })
        if (await submenu.count()) await submenu.locator('summary').click()
      } else {
        const menu = page.locator('[data-menu]').filter({ has: page.locator(`a[href="${href}"]`) })
        if (await menu.count()) await menu.locator('button').hover()
      }
    })
  })
})

// Links, unlike the header's menus, depend neither on the screen size nor on the language.
test('every link of the footer can be clicked', onDesktop, ({ page }) =>
  reachAll(page, shell.footer(page), 'en', async () => {}),
)

test('every link of the home page can be clicked', onPhone, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const home = localePath('/', 'es')
  await openHydrated(page, 'es', '/')
  const main = page.getByRole('main')
  const hrefs = await targets(main.locator('a:not([hreflang])'), home, localePath('/book-now', 'es'))
  expect(hrefs.length).toBeGreaterThan(8)
  for (const href of hrefs) await expectReached(main, href)
  await follow(page, main, hrefs.at(-1) as string)
})
