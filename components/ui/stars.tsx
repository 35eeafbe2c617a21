import { Icon } from './icon'

/** Five stars; `label` says the rating in words. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never move
        <Icon key={i} name="star" />
      ))}
    </span>
  )
}
