import { fontsReadyId } from '@/lib/loader/contract'

/** Turn the page to the fonts of the brand and its drawings (app/styles/after-first-paint.css). */
export function showFonts(): void {
  document.documentElement.id = fontsReadyId
}

/**
 * Load the fonts once the page is painted, which the end of an animation in after-first-paint.css tells, and show them when all are there:
 * the page is laid out anew once. Without them its drawings come all the same.
 */
export function showFontsOncePainted(): void {
  addEventListener('animationend', () => document.fonts.load(brandFonts).then(showFonts, showFonts))
}
