/** What is at the top of the window: a part of the page, -1 for its beginning, and where that part begins. */
type Place = { part: number; top: number }

/** The parts of a page that do not move as they appear; both languages have the same, though of other lengths. */
const parts = () =>
  [...document.querySelectorAll('main :is(section, h2):not([data-reveal] *)')].filter(
    (part) => part.getClientRects().length > 0,
  )

const topOf = (part: Element) => part.getBoundingClientRect().top

/** Return the place where the visitor is reading: the last part that begins in the upper quarter, below the header. */
export function placeNow(): Place {
  const all = parts()
  // Parts out of view that the browser has not laid out yet may claim to begin at the top.
  const next = all.findIndex((part) => topOf(part) >= innerHeight / 4)
  const part = scrollY > 0 ? (next < 0 ? all.length : next) - 1 : -1
  return { part, top: Math.round(topOf(all[part] ?? document.body)) }
}

/** Scroll to the same place of the page in the other language. */
export function returnTo({ part, top }: Place): void {
  const element = parts()[part] ?? document.body
  scrollTo({ top: scrollY + topOf(element) - top, behavior: 'instant' })
}
