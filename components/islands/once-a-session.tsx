'use client'

import { type ReactNode, useCallback, useEffect, useRef } from 'react'

type Props = { name: string; className: string; label: string; children: ReactNode }

/**
 * A note that a `<form method="dialog">` inside it closes, with or without script. Awake, it stays closed on every page
 * of the session.
 */
export function OnceASession({ name, className, label, children }: Props) {
  const note = useRef<HTMLDialogElement>(null)

  const remember = useCallback(() => {
    try {
      sessionStorage.setItem(name, '')
    } catch {
      // Storage is blocked: it comes back on the next page.
    }
  }, [name])

  useEffect(() => {
    const dialog = note.current
    if (!dialog?.open) return remember()
    try {
      if (sessionStorage.getItem(name) !== null) dialog.open = false
    } catch {
      // As above.
    }
  }, [name, remember])

  return (
    <dialog ref={note} className={className} aria-label={label} open onClose={remember}>
      {children}
    </dialog>
  )
}
