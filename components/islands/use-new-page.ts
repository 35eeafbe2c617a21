'use client'

import { useEffect, useRef } from 'react'

/** Runs `action` when the visitor has come to another page; not when the page wakes up. */
export function useNewPage(path: string, action: () => void) {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    action()
  }, [path, action])
}
