import type { ReactNode } from 'react'
import { Plus } from './plus'

type Props = {
  id?: string
  /** Whether wide screens fold it, too. */
  always?: boolean
  heading: ReactNode
  children: ReactNode
  className?: string
}

/**
 * Render a part that is folded on phones, as a native `<details>`: find-in-page, fragments and search engines still
 * reach it. On wide screens, in print and without scripts it is open (app/styles/folds.css).
 */
export function Fold({ id, always = false, heading, children, className = '' }: Props) {
  return (
    <details data-fold={always ? 'always' : ''} id={id} className={`group/answer ${className}`}>
      <summary>
        {heading}
        <Plus />
      </summary>
      <div>{children}</div>
    </details>
  )
}
