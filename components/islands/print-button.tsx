'use client'

import { buttonClass } from '@/components/ui/classes'
import { replayed } from '@/lib/loader/contract'

type Props = { part: string; look?: 'primary' | 'outline'; children: string }

/** Prints one part of the page alone: `data-print` on the document tells the print styles which. */
export function PrintButton({ part, look = 'primary', children }: Props) {
  const print = () => {
    const { dataset } = document.documentElement
    window.addEventListener('afterprint', () => delete dataset.print, { once: true })
    dataset.print = part
    window.print()
  }
  return (
    <button
      type="button"
      className={buttonClass(look, look === 'primary' ? 'normal' : 'small')}
      {...replayed}
      onClick={print}
    >
      {children}
    </button>
  )
}
