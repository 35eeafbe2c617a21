/** The widths of the window, in pixels, from which on the layout is another one; classes have each as a variant (`md:`, `max-md:`). */
export const screens = {
  /** The name in the header at its full size, boards in two columns. */
  thin: 359,
  /** The mark beside the name. */
  slim: 389,
  /** The top bar with all its icons. */
  snug: 400,
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
  'hours-es': 1400,
  xl: 1440,
}

/** The media query of a window as wide as a screen, or wider. */
export const minWidth = (screen: keyof typeof screens) => `(min-width: ${screens[screen]}px)`
