/** Width of a star with its gap, and the gap, in the units of the sprite's row of stars (scripts/build-icons). */
const step = 280
const gap = 24

/** A row of stars, at most five, as one drawing; `label` says the rating in words. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <svg className="stars" viewBox={`0 0 ${count * step - gap} 256`} role="img" aria-label={label}>
      <use href="/icons.svg#stars" />
    </svg>
  )
}
