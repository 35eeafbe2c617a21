import { fontsReadyId } from '@/lib/loader/contract'

// React gives the root element its attributes anew when the page of the other language takes the place of this one: with other
// fonts for a moment, lines would break anew, and a tap beside the button that moved would be lost.
const keeper = new MutationObserver(showFonts)

/** Turn the page to the fonts of the brand and its drawings (app/styles/after-first-paint.css), from now on. */
export function showFonts(): void {
  const root = document.documentElement
  if (root.id !== fontsReadyId) root.id = fontsReadyId
  keeper.observe(root, { attributeFilter: ['id'] })
}

/**
 * Load the fonts once the page is painted, which the end of an animation in after-first-paint.css tells, and show them when all are there:
 * the page is laid out anew once. Without them its drawings come all the same.
 */
export function showFontsOncePainted(): void {
  addEventListener('animationend', () => document.fonts.load(brandFonts).then(showFonts, showFonts))
}
