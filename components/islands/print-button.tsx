'use client'

import type { MouseEvent, ReactNode } from 'react'
import { buttonClass } from '@/components/ui/classes'
import { replayProps } from '@/lib/loader/contract'

type Props = { part: string; children: ReactNode }

/**
 * Print one part of the page alone: `data-print` on the document selects the print styles, and `data-printing` marks
 * the sheet around the button if there are several.
 */
export function PrintButton({ part, children }: Props) {
  const print = ({ currentTarget }: MouseEvent) => {
    const { dataset } = document.documentElement
    const sheet = currentTarget.closest<HTMLElement>('[data-sheet]')
    const reset = () => {
      delete dataset.print
      delete sheet?.dataset.printing
    }
    window.addEventListener('afterprint', reset, { once: true })
    dataset.print = part
    if (sheet) sheet.dataset.printing = ''
    window.print()
  }
  return (
    <button type="button" className={buttonClass('primary')} {...replayProps} onClick={print}>
      {children}
    </button>
  )
}
