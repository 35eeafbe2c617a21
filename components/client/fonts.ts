import { fontsReadyId } from '@/lib/loader/contract'

// When the page in the other language replaces this one, React resets the attributes of the root element. Even a moment
// in other fonts would reflow the lines, and a tap next to a button that moved would be lost.
const keeper = new MutationObserver(showFonts)

/** Switch the page to the brand fonts and drawings (app/styles/after-first-paint.css), and keep it there. */
export function showFonts(): void {
  const root = document.documentElement
  if (root.id !== fontsReadyId) root.id = fontsReadyId
  keeper.observe(root, { attributeFilter: ['id'] })
}

/**
 * Load the fonts once the page has been painted, which the end of an animation in after-first-paint.css signals. Show
 * them when all have arrived, so that the layout changes only once. If they fail to load, still show the drawings.
 */
export function showFontsOncePainted(): void {
  addEventListener('animationend', () => document.fonts.load(brandFonts).then(showFonts, showFonts))
}
