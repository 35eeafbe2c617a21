'use client'

import type { ReactNode } from 'react'
import { replayed } from '@/lib/loader/contract'
import { loadLater } from './load-later'

type Props = { text: string; copied: string; failed: string; children: ReactNode }

/** Copies a text and confirms it in the toast. CSS hides the button without JavaScript. */
export function CopyButton({ text, copied, failed, children }: Props) {
  async function copy() {
    const { showToast } = await loadLater('toast', () => import('./toast'))
    try {
      await navigator.clipboard.writeText(text)
      showToast(copied)
    } catch {
      // Permission denied, or not a secure context.
      showToast(failed)
    }
  }
  return (
    <button
      type="button"
      className="inline-flex noscript:hidden min-h-11 cursor-pointer items-center gap-2 font-semibold text-spruce-600 underline decoration-[1.5px] underline-offset-[0.2em]"
      {...replayed}
      onClick={copy}
    >
      {children}
    </button>
  )
}
