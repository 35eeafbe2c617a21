'use client'

import type { MouseEvent, ReactNode } from 'react'
import { buttonClass } from '@/components/ui/classes'
import { replayProps } from '@/lib/loader/contract'

type Props = { part: string; children: ReactNode }

/**
 * Print one part of the page alone: `data-print` on the document tells the print styles which, `data-printing` on the
 * sheet around the button that it is this one of several.
 */
export function PrintButton({ part, children }: Props) {
  const print = ({ currentTarget }: MouseEvent) => {
    const { dataset } = document.documentElement
    const sheet = currentTarget.closest<HTMLElement>('[data-sheet]')
    const done = () => {
      delete dataset.print
      delete sheet?.dataset.printing
    }
    window.addEventListener('afterprint', done, { once: true })
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
