'use client'

import { useEffect } from 'react'

/** Tells the inline loader that the page is interactive now, so that it replays a tap it kept (scripts/export/loader.js). */
export function Awake() {
  useEffect(() => {
    // One task later: the router above this component starts in an effect that runs after this one.
    const timer = setTimeout(() => window.dispatchEvent(new Event('awake')))
    return () => clearTimeout(timer)
  }, [])
  return null
}
