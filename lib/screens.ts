/**
 * The breakpoints of the layout: window widths in pixels at the default text size; larger text moves them up. Each is a
 * variant in classes (`md:`, `max-md:`).
 */
export const screens = {
  /** Up to here, on phones with enlarged text, the rows of the header wrap. */
  large: 304,
  /** From here: full-size name in the header, boards in two columns. */
  thin: 359,
  /** The mark beside the name in the header. */
  slim: 389,
  /** All icons in the top bar. */
  snug: 400,
  xs: 480,
  /** Short texts in pairs, or beside a picture. */
  pair: 560,
  /** The full-width booking calendar. */
  calendar: 600,
  sm: 720,
  /** The symptoms in two columns. */
  two: 800,
  md: 980,
  /** Weekly hours in the top bar, in short. */
  hours: 1024,
  /** The symptoms in three columns. */
  three: 1100,
  lg: 1240,
  xl: 1440,
}

/** Convert a width to `em`, 16 px each, so that media queries scale with the browser's text size. */
export const inText = (width: number) => `${width / 16}em`

/** Return the media query for windows at least as wide as a breakpoint. */
export const minWidth = (screen: keyof typeof screens) => `(min-width: ${inText(screens[screen])})`
