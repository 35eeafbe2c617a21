import type { Page } from '@playwright/test'
import { knownId } from '../../lib/loader/contract'

/** The screen that the heights are for, in CSS pixels. */
export const phone = { width: 390, height: 844 }

/** What a phone renders when the visitor scrolls near it; heights in CSS pixels. */
export type LaterPart = {
  heading: string
  /** Kept until then, padding included. */
  kept: number
  real: number
  /** Above and below what is kept. */
  padding: number
}

/**
 * Renders all of a page. It runs in the page, so it holds no function with a name: tsx would wrap that in a helper that only
 * Node has.
 */
function renderAll(): LaterPart[] {
  return [...document.querySelectorAll<HTMLElement>('main > *, body > footer')]
    .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
    .map((element) => {
      const { containIntrinsicHeight, paddingTop, paddingBottom } = getComputedStyle(element)
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
      const kept = Number(containIntrinsicHeight.match(/\d+/)) + padding
      element.style.contentVisibility = 'visible'
      return { heading: element.querySelector('h2')?.textContent ?? '', kept, real: element.offsetHeight, padding }
    })
}

/** The sections of a home page below its first screen, in order, and its footer, last; the page stays rendered. */
export async function laterParts(page: Page): Promise<LaterPart[]> {
  await page.waitForSelector(`#${knownId}`)
  return page.evaluate(renderAll)
}
