/**
 * The widths of the window from which on the layout is another one, in pixels at the usual size of text: where the
 * browser has larger text, less fits. Classes have each as a variant (`md:`, `max-md:`).
 */
export const screens = {
  /** Phones whose text is larger than usual: rows of the header wrap. */
  large: 304,
  /** The name in the header at its full size, boards in two columns. */
  thin: 359,
  /** The mark beside the name. */
  slim: 389,
  /** The top bar with all its icons. */
  snug: 400,
  /** The words of consent in the frame of a demo form, on fewer lines. */
  consent: 432,
  /** A demo form around which the page has its gutters, as wide as `snug`. */
  framed: 444,
  xs: 480,
  /** Short texts in pairs, or beside a picture. */
  pair: 560,
  /** The booking calendar in full. */
  calendar: 600,
  sm: 720,
  /** The symptoms in two columns. */
  two: 800,
  md: 980,
  /** The symptoms in three columns. */
  three: 1100,
  /** The hours of the week in the top bar. */
  hours: 1180,
  lg: 1240,
  /** The same in Spanish. */
  'hours-es': 1430,
  xl: 1440,
}

/** Return a width in what media queries measure by the size of text that the browser has: pixels of 16 an `em`. */
export const inText = (width: number) => `${width / 16}em`

/** Return the media query of a window as wide as a screen, or wider. */
export const minWidth = (screen: keyof typeof screens) => `(min-width: ${inText(screens[screen])})`
