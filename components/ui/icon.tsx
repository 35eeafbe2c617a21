import type { IconName } from '@/lib/pictures/icons'

/** An icon of the sprite in the size and color of the surrounding text. Always decorative: a text label must accompany it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`ic ${className}`} viewBox="0 0 256 256" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
