/** Width of a star with its gap, and the gap, in units of the sprite's row of stars (scripts/build/icons.ts). */
const step = 280
const gap = 24

type Props = { count: number; label: string; className?: string }

/** A row of up to five stars; `label` is its text alternative. */
export function Stars({ count, label, className = '' }: Props) {
  return (
    <svg
      className={`inline-block h-4.25 ${className}`}
      viewBox={`0 0 ${count * step - gap} 256`}
      role="img"
      aria-label={label}
    >
      <use href="/icons.svg#icon-stars" />
    </svg>
  )
}
