'use client'

import { useEffect, useRef } from 'react'

/** Run `action` after client-side navigations, but not on hydration. */
export function useNewPage(path: string, action: () => void) {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    action()
  }, [path, action])
}

/** Run an action on each new page, and on Back and Forward, even within a page. */
export function useNewPlace(path: string, action: () => void) {
  useNewPage(path, action)
  useEffect(() => {
    window.addEventListener('popstate', action)
    return () => window.removeEventListener('popstate', action)
  }, [action])
}
