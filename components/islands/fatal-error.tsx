'use client'

import { useEffect, useState } from 'react'
import { reloadPlain } from '@/components/client/reload'

/** Read from the page what is about to be replaced. There is none while Next prerenders this. */
function readPage() {
  if (typeof document === 'undefined') return { lang: undefined, title: '', address: '' }
  return { lang: document.documentElement.lang, title: document.title, address: location.href }
}

/** Replace a page that failed by the same one as plain HTML, loaded anew. Until it comes, its title leads there. */
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
