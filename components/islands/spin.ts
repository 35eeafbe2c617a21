const spinTime = 400

/** Spin the icon of a language control once within 400 ms, unless the visitor prefers reduced motion. */
export function spin(icon: Element | null, elapsed = 0) {
  if (elapsed >= spinTime || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Not `rotate`, which makes Chrome repaint an SVG in every frame while the new page is being rendered.
  const turns = { transform: ['rotate(0)', 'rotate(1turn)'] }
  const turn = icon?.animate(turns, { duration: spinTime, easing: 'ease-in-out' })
  if (turn) turn.currentTime = elapsed
}
