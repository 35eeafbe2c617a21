'use client'

import type { ReactNode } from 'react'
import { replayProps } from '@/lib/loader/contract'
import { copyText } from './copy-text'

type Props = { text: string; copied: string; failed: string; children: ReactNode }

/** Copy a text and confirm it in the toast. CSS hides the button without JavaScript. */
export function CopyButton({ text, copied, failed, children }: Props) {
  return (
    <button
      type="button"
      className="inline-flex noscript:hidden min-h-11 cursor-pointer items-center gap-2 font-semibold text-spruce-600 underline decoration-[1.5px] underline-offset-[0.2em]"
      {...replayProps}
      onClick={() => copyText(text, { copied, failed })}
    >
      {children}
    </button>
  )
}
