'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { reloadPlain } from '@/components/client/reload'
import { buttonClass, wrap } from '@/components/ui/classes'
import { KeepBoundary } from './keep-boundary'

/** Load the page, or if this document is already that page, reload it as plain HTML. */
function loadOnce() {
  const [loaded] = performance.getEntriesByType('navigation')
  const isThis = loaded?.name.split('#')[0] === location.href.split('#')[0]
  if (isThis) reloadPlain()
  else location.reload()
}

type Props = { failed: string; again: string; children: ReactNode }

/**
 * Show the content of a page. If one of its scripts fails to load after a soft navigation, load the page instead; if
 * that does not help, show a message inside the shell.
 */
export function PageBoundary({ failed, again, children }: Props) {
  const path = usePathname()
  const message = (
    <div className={`${wrap} grid place-items-start gap-5 py-sec`}>
      <p className="text-lead">{failed}</p>
      <button type="button" className={buttonClass('primary')} onClick={() => location.reload()}>
        {again}
      </button>
    </div>
  )
  return (
    <KeepBoundary of={path} kept={message} onFail={loadOnce}>
      {children}
    </KeepBoundary>
  )
}
