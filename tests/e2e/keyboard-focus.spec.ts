import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/locales'
import { awake, heightInView, words } from './site'
import { focused, inBothLanguages, reading, test } from './visit'

test.use(reading)

declare global {
  interface Window {
    /** What has had focus. */
    visited?: WeakSet<Element>
  }
}

/** Goes one step on. A frame of another origin takes and gives back focus a moment later; the end of the page gives none. */
async function tabsOn(page: Page): Promise<boolean> {
  await page.keyboard.press('Tab')
  return expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { timeout: 2000 })
    .toBe(true)
    .then(() => true)
    .catch(() => false)
}

const paths = ['/', '/services/chiropractic-care', '/symptoms/back-pain', '/faq', '/about', '/contact']

inBothLanguages((locale) => {
  for (const path of paths) {
    test(`Tab goes through ${path} with focus always in sight`, async ({ page }) => {
      // Scrolling to what has focus is immediate then; the order and the places are the same.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(localePath(path, locale))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: words(locale)('site.skip') })).toBeFocused()
      await awake(page)

      let stops = 0
      const lost: string[] = []
      for (;;) {
        // The controls of a frame are its own page's business.
        if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) {
          await tabsOn(page)
          continue
        }
        const now = focused(page)
        const stop = await now.evaluate((element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
          const { top, left, height, width } = element.getBoundingClientRect()
          // By the element itself: its place among the others changes when a frame arrives.
          window.visited ??= new WeakSet()
          const again = window.visited.has(element)
          window.visited.add(element)
          return {
            again,
            name: `${element.tagName} ${element.textContent?.trim().slice(0, 50)}`,
            place: `${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`,
            height,
            inBars: element.closest('.skip, .header, .sticky, .topbar') !== null,
            ring:
              outlineStyle !== 'none' &&
              Number.parseFloat(outlineWidth) >= 2 &&
              !/, 0\)|transparent/.test(outlineColor),
            shown: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          }
        })
        if (stop.again) break
        stops += 1
        const free = stop.inBars ? stop.height : await heightInView(now)
        if (!stop.ring) lost.push(`no focus ring: ${stop.name}`)
        if (!stop.shown) lost.push(`hidden: ${stop.name}`)
        // What is taller than the room between the bars can only be seen in part.
        if (free < Math.min(stop.height, 300) - 1)
          lost.push(`covered: ${stop.name} (${stop.place}, ${Math.round(free)} px free)`)
        if (!(await tabsOn(page))) break
      }
      expect(stops, 'every link of the page has its turn').toBeGreaterThan(40)
      expect(lost).toEqual([])
    })
  }

  test('Shift+Tab back up a page never ends under the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(localePath('/faq', locale))
    await page.locator('footer a').last().focus()
    await awake(page)
    for (const summary of (await page.locator('main summary').all()).reverse()) {
      while (!(await summary.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('Shift+Tab')
        await expect(focused(page)).toHaveCount(1)
      }
      const covered = async () => ((await summary.boundingBox())?.height ?? 0) - (await heightInView(summary))
      await expect.poll(covered).toBeLessThanOrEqual(1)
    }
  })
})
