const spinTime = 400

/** Spins the icon of a language control once within 400 ms, unless the visitor prefers reduced motion. */
export function spin(icon: Element | null, elapsed = 0) {
  if (elapsed >= spinTime || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const turn = icon?.animate({ rotate: ['0deg', '360deg'] }, { duration: spinTime, easing: 'ease-in-out' })
  if (turn) turn.currentTime = elapsed
}
