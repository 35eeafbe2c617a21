import { Icon } from './icon'

/** The arrow of a link, which moves when the link or its `group` is hovered. */
export function GoIcon({ size, className = '' }: { size?: string; className?: string }) {
  return (
    <Icon
      name="arrow-right"
      size={size}
      className={`in-[a:hover]:translate-x-1 transition-transform duration-base ease-way group-hover:translate-x-1 ${className}`}
    />
  )
}
