'use client'

import { useEffect, useState } from 'react'
import { reloadPlain } from '@/components/client/reload'

/** Read language, title and address before the page is replaced; empty while Next prerenders this. */
function readPage() {
  if (typeof document === 'undefined') return { lang: undefined, title: '', address: '' }
  return { lang: document.documentElement.lang, title: document.title, address: location.href }
}

/** Reload a page that failed as plain HTML. Until it arrives, show its title as a link. */
export function FatalError() {
  const [{ lang, title, address }] = useState(readPage)
  useEffect(() => {
    reloadPlain()
  }, [])
  return (
    <html lang={lang}>
      <body>
        <a href={address}>{title}</a>
      </body>
    </html>
  )
}
