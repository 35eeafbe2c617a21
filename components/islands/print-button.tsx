'use client'

import { buttonClass } from '@/components/ui/classes'
import { replayed } from '@/lib/loader/contract'

type Props = { part: string; children: string }

/** Prints one part of the page alone: `data-print` on the document tells the print styles which. */
export function PrintButton({ part, children }: Props) {
  const print = () => {
    const { dataset } = document.documentElement
    window.addEventListener('afterprint', () => delete dataset.print, { once: true })
    dataset.print = part
    window.print()
  }
  return (
    <button type="button" className={buttonClass('primary')} {...replayed} onClick={print}>
      {children}
    </button>
  )
}
