import type { ReactNode } from 'react'

type Props = {
  href: string
  note: string
  className?: string
  children: ReactNode
  [data: `data-${string}`]: string
}

/** Render a link to another site, in a new tab; `note` says so to screen readers (WCAG 3.2.5). */
export function ExternalLink({ href, note, className, children, ...data }: Props) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener" {...data}>
      {children}
      <span className="sr-only"> ({note})</span>
    </a>
  )
}
