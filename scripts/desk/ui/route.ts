import { useEffect, useState } from 'react'

/** The views, by the names their addresses have; a page's own address is its path: `#/es/about`. */
export const views = ['pages', 'checks', 'changes', 'campaign'] as const
type View = (typeof views)[number]
export type Place = { view: View } | { path: string }

/** Reads the part of an address after `#`. Anything unknown is the table. */
function placeOf(hash: string): Place {
  const name = decodeURIComponent(hash.replace(/^#/, ''))
  if (name.startsWith('/')) return { path: name }
  return { view: views.find((view) => view === name) ?? 'pages' }
}

/** Where the reader is, following links, Back and Forward. */
export function usePlace(): Place {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const follow = () => setHash(location.hash)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return placeOf(hash)
}
