import { expect, type Page, type Route } from '@playwright/test'
import {
  expectAddress,
  expectLanguage,
  expectNewDocument,
  mark,
  onPhone,
  openHydrated,
  ownContext,
  test,
  toggleOf,
} from './visit'

test.use(ownContext)
test.describe.configure({ mode: 'parallel' })

/** Answer like the host, but with a changed text. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.text()) })
}

const cut = (share: number) => changed((text) => text.slice(0, text.length * share))

const data = '**/*.txt*'
/** One of the scripts that the page lists. */
const firstChunk = /\/_next\/static\/chunks\/(?!start-)/

/** Disable the loader's fallback, which follows a link after five seconds: whatever works then works without it. */
const withoutTimer = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (action: () => void, wait = 0, ...rest: unknown[]) =>
        wait < 5000 ? setTimeout(action, wait, ...rest) : 0,
    })
  })

/** Return the visible text of a page. */
const textOf = (page: Page) => page.locator('body').innerText()

/** Open a page, let it try to hydrate, and wait until that has failed. */
async function wakeInVain(page: Page, address: string, isOver: (url: string) => boolean) {
  await page.goto(address, { waitUntil: 'networkidle' })
  const text = await textOf(page)
  await mark(page)
  const over = page.waitForResponse((response) => isOver(response.url()))
  await page.keyboard.press('Shift')
  await over
  await page.waitForLoadState('networkidle')
  return text
}

test('a page stays readable when its data is cut in half, and its toggle leads', onPhone, async ({ page }) => {
  const address = '/es/contact'
  await withoutTimer(page)
  await page.route(data, cut(0.5))
  const text = await wakeInVain(page, address, (url) => new URL(url).pathname === address)
  expect(await textOf(page)).toBe(text)
  await expectLanguage(page, 'es')
  await toggleOf(page, 'es').click()
  await expectAddress(page, '/contact')
  await expectNewDocument(page)
  await expectLanguage(page, 'en')
})

test('a page reloads after another build has been published, and then hydrates', onPhone, async ({ page }) => {
  let isPublished = false
  // The old page is the new one marked as another build.
  await page.route('**/es/faq', (route) =>
    isPublished
      ? route.continue()
      : changed((html) => html.replace(/data-integrity="sha256-./, (mark) => `${mark}x`))(route),
  )
  await page.goto('/es/faq', { waitUntil: 'networkidle' })
  await mark(page)
  isPublished = true
  await page.keyboard.press('Shift')
  await expectNewDocument(page)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => window.isHydrated)
  await expectLanguage(page, 'es')
})

test('a hydrated page loads the document of another build, instead of its data', onPhone, async ({ page }) => {
  await page.route(
    '**/about.txt*',
    changed((text) => text.replace(/"b":"\w/, '$&x')),
  )
  await openHydrated(page, 'en', '/faq')
  await page.getByRole('contentinfo').locator('a[href="/about"]').first().click()
  await expectAddress(page, '/about')
  await expectNewDocument(page)
})

test('with a full history, a link on a hydrated page loads the next one', onPhone, async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['pushState', 'replaceState'] as const) {
      history[method] = () => {
        throw new DOMException('full', 'SecurityError')
      }
    }
  })
  await openHydrated(page, 'en', '/faq')
  await page.getByRole('contentinfo').locator('a[href="/about"]').first().click()
  await expectAddress(page, '/about')
  await expectNewDocument(page)
})

test('a page that fails as a whole comes back as plain HTML in its language', onPhone, async ({ page }) => {
  // Half of the data, which the page takes for complete.
  await page.route(
    '**/es/contact',
    changed((html) => html.replace(/ data-integrity="[^"]*"/, '')),
  )
  await page.route(data, cut(0.5))
  await page.goto('/es/contact', { waitUntil: 'networkidle' })
  const text = await textOf(page)
  await mark(page)
  await page.keyboard.press('Shift')
  await expectNewDocument(page)
  await page.waitForLoadState('networkidle')
  await expectLanguage(page, 'es')
  expect(await textOf(page)).toBe(text)
  await toggleOf(page, 'es').click()
  await expectAddress(page, '/contact')
})

test('where a script of the page has a syntax error, the toggle is a plain link at once', onPhone, async ({ page }) => {
  await withoutTimer(page)
  await page.route(firstChunk, (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = 1' }))
  await page.goto('/es/contact', { waitUntil: 'networkidle' })
  const text = await textOf(page)
  await mark(page)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  expect(await textOf(page)).toBe(text)
  await toggleOf(page, 'es').click()
  await expectAddress(page, '/contact')
  await expectNewDocument(page)
})

const broken: Record<string, () => void> = {
  'a fetch that throws': () => {
    window.fetch = () => {
      throw new TypeError('no fetch')
    }
  },
  'storage that is null': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null })
  },
}
for (const [name, breakIt] of Object.entries(broken))
  test(`with ${name} the toggle and links lead`, onPhone, async ({ page }) => {
    await withoutTimer(page)
    await page.addInitScript(breakIt)
    await page.goto('/faq', { waitUntil: 'networkidle' })
    await toggleOf(page, 'en').click()
    await expectAddress(page, '/es/faq')
    await expectLanguage(page, 'es')
    await page.getByRole('contentinfo').locator('a[href="/es/about"]').first().click()
    await expectAddress(page, '/es/about')
  })
