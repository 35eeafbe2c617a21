import type { IconName } from '@/lib/pictures/icons'
import { Icon } from './icon'

type Props = { name: IconName; className?: string }

/** Render the icon of a service as a tile on the corner of its picture, whose box is `relative`. */
export function IconTile({ name, className = '' }: Props) {
  return (
    <Icon
      name={name}
      size="size-13 sm:size-18 md:size-37.5"
      className={`absolute top-0 left-0 z-1 border-[1.5px] border-ink bg-hickory p-2 sm:p-4 md:p-8 ${className}`}
    />
  )
}
