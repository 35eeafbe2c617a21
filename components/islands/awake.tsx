'use client'

import { useEffect } from 'react'

/** Tells the inline loader that the page is interactive now, so that it replays a tap it kept (scripts/export/loader.js). */
export function Awake() {
  useEffect(() => {
    window.dispatchEvent(new Event('awake'))
  }, [])
  return null
}
