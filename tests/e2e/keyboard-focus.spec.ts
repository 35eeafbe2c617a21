import { expect, type Locator } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { heightInView, words } from './site'
import { alternating, expectHydrated, focused, inEnglish, test } from './visit'

declare global {
  interface Window {
    /** The elements that have had focus. */
    visited?: WeakSet<Element>
    /** A tab stop after the last one of the page. */
    end?: Element
  }
}

/** Add a tab stop after the last one of a part of the page, which marks the end. */
const markEnd = (part: Locator) =>
  part.evaluate((element) => {
    const end = document.createElement('button')
    end.textContent = 'the end'
    element.append(end)
    window.end = end
  })

/** Describe the focused element as a keyboard user sees it; `undefined` while nothing has focus. */
function readFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  const { top, bottom, left, height, width } = element.getBoundingClientRect()
  const bar = document.querySelector('body > aside[aria-label]')
  const barTop = bar?.checkVisibility({ visibilityProperty: true }) ? bar.getBoundingClientRect().top : innerHeight
  const headerBottom = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
  // By element, because indexes change when a frame loads.
  window.visited ??= new WeakSet()
  const again = window.visited.has(element)
  window.visited.add(element)
  return {
    again,
    isEnd: element === window.end,
    isFrame: element.tagName === 'IFRAME',
    name: `${element.tagName} ${element.textContent?.trim().slice(0, 50)}`,
    place: `${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`,
    height,
    free: Math.min(bottom, barTop) - Math.max(top, headerBottom),
    inBars: element.closest('body > :is(a, section, header, aside[aria-label], div)') !== null,
    ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)|transparent/.test(outlineColor),
    shown: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  }
}

/** A soft assertion: all failures are reported. */
const softly = expect.configure({ soft: true })

/** The whole home page; on the others only the part between header and footer, which are the same everywhere. */
const paths = ['/', '/contact']

inEnglish((locale) => {
  for (const path of paths) {
    test(`Tab goes through ${path} with focus always in sight`, alternating(locale), async ({ page }) => {
      // Scrolling to the focus is instant then; order and positions are the same.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(localePath(path, locale))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: words(locale)('site.skip') })).toBeFocused()
      await expectHydrated(page)
      const isWhole = path === '/'
      await markEnd(page.locator(isWhole ? 'body' : 'main'))
      if (!isWhole) {
        await page.keyboard.press('Enter')
        await expect(page.getByRole('main')).toBeFocused()
        await page.keyboard.press('Tab')
      }

      let stops = 0
      const faults: string[] = []
      for (;;) {
        const stop = await page.evaluate(readFocus)
        // Cross-origin frames take and return focus asynchronously, and controls inside them are not part of this page.
        if (stop === undefined) {
          await page.waitForFunction(() => document.activeElement !== document.body)
          continue
        }
        if (stop.isEnd) break
        if (!stop.isFrame) {
          expect(stop.again, `${stop.name}: focus goes round in circles`).toBe(false)
          stops += 1
          if (!stop.ring) faults.push(`no focus ring: ${stop.name}`)
          if (!stop.shown) faults.push(`hidden: ${stop.name}`)
          // Elements taller than the space between the bars are only partly visible.
          const needed = Math.min(stop.height, 300) - 1
          if (!stop.inBars && stop.free < needed) {
            const free = async () => heightInView(focused(page))
            await softly.poll(free, `${stop.name} (${stop.place}) is not covered`).toBeGreaterThanOrEqual(needed)
          }
        }
        await page.keyboard.press('Tab')
      }
      expect(stops, 'every link of the page has its turn').toBeGreaterThan(isWhole ? 40 : 4)
      expect(faults).toEqual([])
    })
  }

  test('Shift+Tab back up a page never ends under the header', alternating(locale), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(localePath('/faq', locale))
    await page.locator('main summary').last().focus()
    await expectHydrated(page)
    await page.keyboard.press('Tab')
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
