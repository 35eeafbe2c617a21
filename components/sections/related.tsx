import type { ReactNode } from 'react'
import { columns } from '@/components/ui/layout'

/** Link to related pages beside a heading. */
export function Related({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={columns({ split: 'heading', class: 'mt-8 mb-4 max-sm:gap-3 sm:mt-wide sm:mb-8 print:hidden' })}>
      <h2 className="text-t3">{heading}</h2>
      {children}
    </div>
  )
}
