import type { IconName } from '@/lib/pictures/icons'

type Props = { name: IconName; size?: string; className?: string }

/**
 * Render an icon from the sprite in the size and color of the surrounding text. Always decorative: add a text label.
 */
export function Icon({ name, size = 'size-[1.25em]', className = '' }: Props) {
  return (
    <svg className={`${size} flex-none fill-current ${className}`} viewBox="0 0 256 256" aria-hidden="true">
      <use href={`/icons.svg#icon-${name}`} />
    </svg>
  )
}
