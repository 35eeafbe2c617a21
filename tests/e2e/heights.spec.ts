import { expect } from '@playwright/test'
import { limitsOf, measureHeights } from '@/tools/bench/page-heights'
import { samplePages } from './site'
import { onPhone, test } from './visit'

/** A tenth above the limits: a text may grow by a sentence without failing a test. */
const allowed = 1.1

test('on a phone no page is much longer than its limit', onPhone, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { address, pageType, locale } of samplePages) {
    const limits = limitsOf(pageType, locale)
    // All have those two: only pages with limits of their own are worth the time.
    if (limits.every(({ measure }) => measure === 'footer' || measure === 'bare')) continue
    await page.goto(address)
    const heights = await measureHeights(page)
    for (const { measure, limit } of limits)
      expect.soft(heights[measure] ?? Number.POSITIVE_INFINITY, `${address}: ${measure}`).toBeLessThan(limit * allowed)
  }
})
