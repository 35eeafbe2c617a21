import type { Page } from '@playwright/test'
import type { Locale } from '../../lib/i18n/locales'
import type { PageType } from '../../lib/page-types/names'

/** The phone for measuring pages, in CSS pixels. */
export const phone = { width: 390, height: 844 }

/** How much more room a language takes than English. */
const room: Record<Locale, number> = { en: 1, es: 1.12 }

/** Maximum page heights on that phone in English, in pixels. */
const tallest: Partial<Record<PageType, number>> = {
  home: 9_500,
  symptom: 7_500,
  service: 7_500,
  city: 7_000,
  'free-consultation': 7_000,
  'new-patient-special': 7_000,
  'insurance-plans': 7_500,
  'what-it-costs': 5_000,
  contact: 4_000,
  'book-now': 3_500,
  policy: 5_000,
  search: 2_500,
  'where-does-it-hurt': 2_200,
  'body-part': 2_600,
}

/** Maximum number of words on pages for people in pain, in either language. */
const mostWords: Partial<Record<PageType, number>> = { 'where-does-it-hurt': 220, 'body-part': 450 }

/** The position by which the first booking button or form must begin, on pages without a height limit. */
const firstBooking: Partial<Record<PageType, number>> = { post: 2_500 }

/** Maximum height of every page's footer. */
const tallestFooter = 950

/** The longest stretch without a picture, button or field. */
const longestBare = 2_000

/** The measures of a page; `booking` and `call` are the positions of its first button of that sort. */
export type Heights = {
  height: number
  footer: number
  words: number
  booking?: number
  call?: number
  /** The longest stretch without a picture, button or field: its length and its position. */
  bare: number
  bareFrom: number
}

export type Measure = 'height' | 'words' | 'footer' | 'booking' | 'bare'

/** Return the limits of a page, each with its scope. */
export function limitsOf(pageType: PageType, locale: Locale): { measure: Measure; limit: number }[] {
  const limits: [Measure, number | undefined][] = [
    ['height', tallest[pageType]],
    ['words', mostWords[pageType]],
    ['booking', firstBooking[pageType]],
    ['bare', longestBare],
    ['footer', tallestFooter],
  ]
  return limits.flatMap(([measure, limit]) =>
    limit ? [{ measure, limit: measure === 'words' ? limit : limit * room[locale] }] : [],
  )
}

/** Render what phones render only near the window, and scroll to the end, until each frame has its height. */
async function readWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    await document.fonts.ready
  })
  const frames = page.locator('[data-frame]:has(> iframe)')
  for (const frame of await frames.all()) {
    // A collapsed one waits until it is opened.
    if (!(await frame.evaluate((box) => box.checkVisibility()))) continue
    await frame.scrollIntoViewIfNeeded()
    await page.waitForFunction(
      (box) => ['ready', 'failed'].includes(box?.getAttribute('data-state') ?? ''),
      await frame.elementHandle(),
    )
    // The box follows the height of its frame with a transition.
    await frame.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)))
  }
}

/** Measure an open page from top to bottom. */
export async function measureHeights(page: Page): Promise<Heights> {
  await readWhole(page)
  return page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      const visible = height > 0 && element.checkVisibility({ visibilityProperty: true })
      const stuck = element.closest('body > header, body > aside[aria-label]')
      return visible && !stuck ? [{ element, top: top + scrollY, bottom: bottom + scrollY, width, height }] : []
    })
    const actions = shown.filter(({ element, height }) => {
      const style = getComputedStyle(element)
      const framed = style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
      return element.matches('button, summary') || (element.matches('a') && height >= 40 && framed)
    })
    const fields = shown.filter(({ element }) => element.matches('input, select, textarea, iframe'))
    const pictures = shown.filter(({ element, width, height }) => {
      const drawn =
        element.matches('img, svg') ||
        [undefined, '::before'].some((part) => getComputedStyle(element, part).backgroundImage.includes('url('))
      return drawn && !element.matches('section, aside') && width >= 56 && height >= 56
    })
    const book = /\/(?:book-now|contact|free-consultation|new-patient-special)$/
    const inMain = (list: typeof shown) => list.filter(({ element }) => main.contains(element))
    const bookings = inMain([...actions, ...fields]).filter(
      ({ element }) =>
        element.matches('iframe, form *') || (element instanceof HTMLAnchorElement && book.test(element.pathname)),
    )
    const calls = inMain(shown).filter(({ element }) => element.matches('a[href^="tel:"]:not([href="tel:911"])'))
    const end = document.documentElement.scrollHeight
    const marks = [...actions, ...fields, ...pictures].sort((a, b) => a.top - b.top)
    let reached = 0
    let bare = 0
    let bareFrom = 0
    for (const { top, bottom } of [...marks, { top: end, bottom: end }]) {
      if (top - reached > bare) {
        bare = top - reached
        bareFrom = reached
      }
      reached = Math.max(reached, bottom)
    }
    const first = (list: typeof shown) =>
      list.length > 0 ? Math.round(Math.min(...list.map(({ top }) => top))) : undefined
    return {
      height: end,
      footer: Math.round(document.querySelector('footer:last-of-type')?.getBoundingClientRect().height ?? 0),
      words: main.innerText.split(/\s+/).filter(Boolean).length,
      booking: first(bookings),
      call: first(calls),
      bare: Math.round(bare),
      bareFrom: Math.round(bareFrom),
    }
  })
}
