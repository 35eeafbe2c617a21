'use client'

import type { ReactNode } from 'react'
import { replayed } from '@/lib/loader/contract'

type Props = { text: string; copied: string; failed: string; children: ReactNode }

/** Copies a text and says so in the toast. CSS hides the button without script. */
export function CopyButton({ text, copied, failed, children }: Props) {
  async function copy() {
    const { showToast } = await import('./toast')
    try {
      await navigator.clipboard.writeText(text)
      showToast(copied)
    } catch {
      // No permission, or a page without https.
      showToast(failed)
    }
  }
  return (
    <button type="button" className="scripted" {...replayed} onClick={copy}>
      {children}
    </button>
  )
}
