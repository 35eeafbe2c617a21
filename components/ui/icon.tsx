import type { IconName } from '@/lib/pictures/icons'

/** An icon of the sprite, in the size and colour of the text around it. Always decorative: words stand beside it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`ic ${className}`} viewBox="0 0 256 256" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
