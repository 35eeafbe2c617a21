'use client'

import { useEffect, useRef } from 'react'

/** Runs `action` after client-side navigations, but not on hydration. */
export function useNewPage(path: string, action: () => void) {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    action()
  }, [path, action])
}
