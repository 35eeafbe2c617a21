/** Width of a star, alone and with its gap, in units of the sprite's row of five (scripts/build/icons.ts). */
const star = 256
const step = 280
const row = 5 * step - (step - star)

type Props = {
  /** How many of the five are full; the last one may be partial. */
  count: number
  label: string
  className?: string
}

/** Render a row of five stars, pale where not full; `label` is its text alternative. */
export function Stars({ count, label, className = '' }: Props) {
  const stars = <use href="/icons.svg#icon-stars" />
  const full = Math.floor(count) * step + (count % 1) * star
  return (
    <svg className={`inline-block h-4.25 ${className}`} viewBox={`0 0 ${row} ${star}`} role="img" aria-label={label}>
      {count < 5 ? (
        <>
          <g opacity="0.35">{stars}</g>
          <svg width={full} height={star} aria-hidden="true">
            {stars}
          </svg>
        </>
      ) : (
        stars
      )}
    </svg>
  )
}
