import { expect, type Locator, type Page } from '@playwright/test'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import {
  addressOf,
  alternating,
  headingOf,
  hrefsOf,
  inBothLanguages,
  isMarked,
  onDesktop,
  onPhone,
  openAwake,
  test,
} from './visit'

const pathOf = (address: string) => address.replace(/#.*/, '')

/** Distinct links to pages of the site, except to those at `but`. */
const targets = async (links: Locator, ...but: string[]) =>
  [...new Set(await hrefsOf(links))].filter((href) => href?.startsWith('/') && !but.includes(pathOf(href))) as string[]

/** Hovers and clicks a link of an area, and expects another page without a reload. */
async function follow(page: Page, area: string, href: string) {
  const title = await page.title()
  const link = page.locator(`${area} a[href="${href}"]`).filter({ visible: true }).first()
  await link.hover()
  await link.click()
  await expect(page, `${href} opens`).toHaveURL(href)
  await expect(page, `${href} shows its page`).not.toHaveTitle(title)
  await expect(headingOf(page)).toBeVisible()
  expect(await isMarked(page), `${href} opens without a reload`).toBe(true)
}

/** Follows each link of an area that every page has, each from the page that the one before it led to. */
async function followAll(page: Page, area: string, locale: Locale, reveal: (href: string) => Promise<void>) {
  // Disables smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const start = localePath('/book-now', locale)
  await openAwake(page, locale, '/book-now')
  const hrefs = await targets(page.locator(`${area} a:not([hreflang])`), start)
  expect(hrefs.length).toBeGreaterThan(8)
  for (const href of hrefs) {
    // Several links lead to parts of one page.
    if (pathOf(href) === pathOf(addressOf(page))) await page.goBack()
    await reveal(href)
    await follow(page, area, href)
  }
}

inBothLanguages((locale) => {
  test('every link of the header opens its page', alternating(locale), async ({ page, isMobile }) => {
    await followAll(page, isMobile ? shell.menu : `${shell.header} > div > :not(details)`, locale, async (href) => {
      if (isMobile) {
        const link = page.locator(`a[href="${href}"]`)
        await page.locator(`${shell.menu} > summary`).click()
        const submenu = page.locator(`${shell.panel} details:not([open])`).filter({ has: link })
        if (await submenu.count()) await submenu.locator('summary').click()
      } else {
        const menu = page.locator('[data-menu]').filter({ has: page.locator(`a[href="${href}"]`) })
        if (await menu.count()) await menu.locator('button').hover()
      }
    })
  })
})

// Links, unlike the header's menus, depend neither on the screen size nor on the language.
test('every link of the footer opens its page', onDesktop, ({ page }) =>
  followAll(page, shell.footer, 'en', async () => {}),
)

test('every link of the home page opens its page', onPhone, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const home = localePath('/', 'es')
  await openAwake(page, 'es', '/')
  const hrefs = await targets(page.locator('main a:not([hreflang])'), home, localePath('/book-now', 'es'))
  expect(hrefs.length).toBeGreaterThan(8)
  const title = await page.title()
  for (const href of hrefs) {
    await follow(page, 'main', href)
    await page.goBack()
    await expect(page).toHaveURL(home)
    await expect(page).toHaveTitle(title)
  }
})
