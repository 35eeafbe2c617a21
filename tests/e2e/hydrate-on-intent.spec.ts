import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { attribute, elementsOf, elementText } from '@/scripts/shared/html'
import { shell } from './shell'
import { samplePages } from './site'
import {
  alternating,
  expectHydrated,
  inBothLanguages,
  inSpanish,
  isMarked,
  mark,
  once,
  onPhone,
  test,
  toggleOf,
} from './visit'

const paths = ['/']

/** Return the page's requests for scripts and their data from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    // A form in a frame loads its own.
    const isOurs = request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.txt')
    if (isOurs && request.frame() === page.mainFrame()) scripts.push(request.url())
  })
  return scripts
}

inBothLanguages((locale) => {
  for (const path of paths) {
    test(
      `${path} asks for no script until the visitor does something, then answers`,
      alternating(locale),
      async ({ page, isMobile }) => {
        const scripts = scriptsOf(page)
        await page.goto(localePath(path, locale), { waitUntil: 'networkidle' })
        expect(scripts).toEqual([])

        await page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' }))
        await expectHydrated(page)
        expect(scripts.length).toBeGreaterThan(0)
        await mark(page)
        const header = page.getByRole('banner')
        if (isMobile) {
          const button = shell.menuButton(page)
          await button.click()
          await page.keyboard.press('Escape')
          await expect(shell.menu(page)).not.toHaveAttribute('open')
          await expect(button).toBeFocused()
        } else {
          const button = header.locator('[data-menu] > button').first()
          await button.click()
          await expect(button).toHaveAttribute('aria-expanded', 'true')
          await page.keyboard.press('Escape')
          await expect(button).toHaveAttribute('aria-expanded', 'false')
        }
        await toggleOf(page, locale).click()
        await expect(page.locator('html')).not.toHaveAttribute('lang', locale)
        expect(await isMarked(page), 'switched in place').toBe(true)
      },
    )
  }
})

// The same in both languages.
inSpanish((locale) => {
  test('a tap on a link loads the page and nothing else', alternating(locale), async ({ page, isMobile }) => {
    const scripts = scriptsOf(page)
    await page.goto(localePath('/faq', locale), { waitUntil: 'networkidle' })
    const link = page.getByRole('banner').getByRole('link').first()
    // The pointer rests on the link: on its way it would have crossed the page.
    await link.dispatchEvent('pointerover')
    await (isMobile ? link.tap() : link.dispatchEvent('click'))
    await expect(page).not.toHaveURL(localePath('/faq', locale))
    expect(scripts).toEqual([])
  })

  test('hydration moves nothing', onPhone, async ({ page }) => {
    await page.goto(localePath('/contact', locale), { waitUntil: 'networkidle' })
    const places = () =>
      page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)))
    const before = await places()
    await page.keyboard.press('Shift')
    await expectHydrated(page)
    expect(await places()).toEqual(before)
  })

  test('a touch alone hydrates the page', onPhone, async ({ page }) => {
    await page.goto(localePath('/about', locale))
    await page.getByRole('heading', { level: 1 }).tap()
    await expectHydrated(page)
  })
})

test('every page states a policy that allows no inline script but the loader and rules', once, async ({ request }) => {
  const loaders = new Set<string>()
  for (const { address } of samplePages) {
    const response = await request.get(address)
    const elements = elementsOf(await response.text())
    const meta = elements.find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy')
    const policy = (meta && attribute(meta, 'content')) ?? ''
    expect(policy, address).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+'){2}; /)
    expect(policy, address).not.toContain('unsafe')
    const scripts = elements.filter(({ tagName }) => tagName === 'script')
    const files = scripts.flatMap((script) => attribute(script, 'src') ?? [])
    expect(files, `${address} loads no script file by itself`).toEqual([])
    for (const script of scripts) {
      const type = attribute(script, 'type')
      if (type === undefined || type === 'module' || type.includes('javascript')) loaders.add(elementText(script))
    }
  }
  expect(loaders.size, 'the loader is the only inline script').toBe(1)
})
