'use client'

import { useEffect } from 'react'
import { awakeEvent } from '@/lib/loader/contract'

/** Tells the inline loader that the page is interactive now, so that it replays a tap it kept (scripts/export/loader.ts). */
export function Awake() {
  useEffect(() => {
    // One task later: the router above this component starts in an effect that runs after this one.
    const timer = setTimeout(() => window.dispatchEvent(new Event(awakeEvent)))
    return () => clearTimeout(timer)
  }, [])
  return null
}
