import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { awake, heightInView, words } from './site'
import { focused, inBothLanguages, reading, test } from './visit'

test.use(reading)

declare global {
  interface Window {
    /** The elements that have had focus. */
    visited?: WeakSet<Element>
    /** A tab stop after the last one of the page. */
    end?: Element
  }
}

/** Presses Tab. Cross-origin frames take and return focus asynchronously. */
async function tabOn(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.activeElement !== document.body)
}

/** Adds a tab stop after the page's last one, which marks the end. */
const markEnd = (page: Page) =>
  page.evaluate(() => {
    const end = document.createElement('button')
    end.textContent = 'the end'
    document.body.append(end)
    window.end = end
  })

/** A soft assertion: all failures are reported. */
const softly = expect.configure({ soft: true })

const paths = ['/', '/services/chiropractic-care', '/symptoms/back-pain', '/faq', '/about', '/contact']

inBothLanguages((locale) => {
  for (const path of paths) {
    test(`Tab goes through ${path} with focus always in sight`, async ({ page }) => {
      // Scrolling to the focus is then instant; order and positions are the same.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(localePath(path, locale))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: words(locale)('site.skip') })).toBeFocused()
      await awake(page)
      await markEnd(page)

      let stops = 0
      const lost: string[] = []
      for (;;) {
        // Controls inside frames are not part of this page.
        if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) {
          await tabOn(page)
          continue
        }
        const now = focused(page)
        const stop = await now.evaluate((element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
          const { top, left, height, width } = element.getBoundingClientRect()
          // By element, because indexes change when a frame loads.
          window.visited ??= new WeakSet()
          const again = window.visited.has(element)
          window.visited.add(element)
          return {
            again,
            isEnd: element === window.end,
            name: `${element.tagName} ${element.textContent?.trim().slice(0, 50)}`,
            place: `${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`,
            height,
            inBars: element.closest('body > :is(a, header, aside[aria-label], div)') !== null,
            ring:
              outlineStyle !== 'none' &&
              Number.parseFloat(outlineWidth) >= 2 &&
              !/, 0\)|transparent/.test(outlineColor),
            shown: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          }
        })
        if (stop.isEnd) break
        expect(stop.again, `${stop.name}: focus goes round in circles`).toBe(false)
        stops += 1
        // Elements taller than the space between the bars are only partly visible.
        const needed = Math.min(stop.height, 300) - 1
        const isFree = async () => stop.inBars || (await heightInView(now)) >= needed
        if (!stop.ring) lost.push(`no focus ring: ${stop.name}`)
        if (!stop.shown) lost.push(`hidden: ${stop.name}`)
        await softly.poll(isFree, `${stop.name} (${stop.place}) is not covered`).toBe(true)
        await tabOn(page)
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
