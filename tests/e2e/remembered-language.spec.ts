import { expect, type Page } from '@playwright/test'
import { expectAddress, expectLanguage, isMarked, once, openHydrated, test, toggleOf } from './visit'

/** Store a language choice, as an earlier visit would have. */
async function remember(page: Page, lang: string) {
  await page.goto('/icons.svg')
  await page.evaluate((value) => localStorage.setItem('lang', value), lang)
}

test.describe('the chosen language', once, () => {
  test('after choosing Spanish, every unprefixed address leads to Spanish, until English is chosen again', async ({
    page,
  }) => {
    await openHydrated(page, 'en', '/about')
    await toggleOf(page, 'en').click()
    await expectLanguage(page, 'es')
    for (const [address, spanish] of [
      ['/', '/es'],
      ['/services/pregnancy-care?a=1&b=2#top', '/es/services/pregnancy-care?a=1&b=2#top'],
      ['/es/faq', '/es/faq'],
    ] as const) {
      await page.goto(address, { waitUntil: 'commit' })
      await expectAddress(page, spanish)
      await expectLanguage(page, 'es')
    }
    await toggleOf(page, 'es').click()
    await expectLanguage(page, 'en')
    await page.goto('/contact')
    await expectAddress(page, '/contact')
    await page.goto('/es/contact')
    await expectAddress(page, '/es/contact')
    await expectLanguage(page, 'es')
    await page.goto('/contact')
    await expectAddress(page, '/contact')
  })

  test('nothing English is painted on the way to Spanish, and nothing English stays in the history', async ({
    page,
  }) => {
    await remember(page, 'es')
    const painted: string[] = []
    await page.exposeFunction('tellPaint', (path: string) => painted.push(path))
    await page.addInitScript(() => {
      const { tellPaint } = window as unknown as { tellPaint: (path: string) => void }
      new PerformanceObserver(() => tellPaint(location.pathname)).observe({ type: 'paint', buffered: true })
    })
    // The English document stays until the Spanish one has responded, so wait for that to load.
    let answer = () => {}
    const loaded = new Promise<void>((resolve) => {
      answer = resolve
    })
    const seen: unknown[] = []
    await page.exposeFunction('tellLoaded', (state: unknown) => {
      seen.push(state)
      answer()
    })
    await page.addInitScript(() => {
      const { tellLoaded } = window as unknown as { tellLoaded: (state: unknown) => void }
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'complete') return
        tellLoaded({ path: location.pathname, visible: document.body?.checkVisibility() ?? false })
      })
    })
    await page.route('**/es/about', async (route) => {
      await loaded
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'commit' })
    await expectAddress(page, '/es/about')
    await expect.poll(() => painted).toContain('/es/about')
    expect(painted).not.toContain('/about')
    expect(seen[0]).toEqual({ path: '/about', visible: false })
    await page.goBack()
    await expectAddress(page, '/icons.svg')
  })

  test.describe('with storage blocked', () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied', 'SecurityError')
            },
          })
        }
      }),
    )

    test('the page opens, wakes and switches in place', async ({ page }) => {
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(message))
      await openHydrated(page, 'en', '/about')
      await toggleOf(page, 'en').click()
      await expectLanguage(page, 'es')
      expect(await isMarked(page), 'without a reload').toBe(true)
      expect(problems).toEqual([])
    })
  })
})
