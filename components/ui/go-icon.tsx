import { Icon } from './icon'

/** Render the arrow of a link, which moves when the link or its `group` is hovered. */
export function GoIcon({ className = '' }: { className?: string }) {
  return (
    <Icon
      name="arrow-right"
      className={`transition-transform duration-base ease-way in-[a:hover]:[transform:translateX(4px)] group-hover:[transform:translateX(4px)] ${className}`}
    />
  )
}
