'use client'

import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { inSession } from '@/components/client/storage'
import type { SessionKey } from '@/lib/loader/contract'

type Props = { name: SessionKey; className: string; label: string; children: ReactNode }

/**
 * Show a non-modal dialog that a `<form method="dialog">` inside it closes, even without JavaScript. Hydrated, it stays
 * closed on all pages of the session; if storage is blocked, it reappears on the next page.
 */
export function OnceASession({ name, className, label, children }: Props) {
  const note = useRef<HTMLDialogElement>(null)

  const remember = useCallback(() => inSession.set(name, ''), [name])

  useEffect(() => {
    const dialog = note.current
    if (!dialog?.open) return remember()
    if (inSession.get(name) !== null) dialog.open = false
  }, [name, remember])

  return (
    <dialog ref={note} className={className} aria-label={label} open onClose={remember}>
      {children}
    </dialog>
  )
}
