'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { reloadPlain } from '@/components/client/reload'
import { buttonClass, wrap } from '@/components/ui/classes'
import { KeepBoundary } from './lazy'

/** Load the page; if this document is that already, as plain HTML. */
function loadOnce() {
  const [loaded] = performance.getEntriesByType('navigation')
  const isThis = loaded?.name.split('#')[0] === location.href.split('#')[0]
  if (isThis) reloadPlain()
  else location.reload()
}

type Props = { failed: string; again: string; children: ReactNode }

/**
 * Show the content of a page. When a script of it does not come after a soft change, the browser loads the page
 * instead; what that does not mend ends in a message, with the shell around it.
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
