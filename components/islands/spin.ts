const spinTime = 400

/** Turns the icon of a language control once, in 400 ms (specification 4), except for people who want no motion. */
export function spin(icon: Element | null, elapsed = 0) {
  if (elapsed >= spinTime || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const turn = icon?.animate({ rotate: ['0deg', '360deg'] }, { duration: spinTime, easing: 'ease-in-out' })
  if (turn) turn.currentTime = elapsed
}
