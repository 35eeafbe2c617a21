import type { IconName } from '@/lib/pictures/icons'

/** The sizes of icons; the tile of a service (ui/icon-tile.tsx) has its own. */
type Size = 'size-4' | 'size-5' | 'size-6' | 'size-8' | 'size-13 sm:size-18 md:size-37.5'

type Props = { name: IconName; size?: Size; className?: string }

/**
 * Render an icon from the sprite in the color of the surrounding text. Always decorative: add a text label.
 */
export function Icon({ name, size = 'size-5', className = '' }: Props) {
  return (
    <svg className={`${size} flex-none fill-current ${className}`} viewBox="0 0 256 256" aria-hidden="true">
      <use href={`/icons.svg#icon-${name}`} />
    </svg>
  )
}
