'use client'

import { useEffect } from 'react'
import { awakeEvent } from '@/lib/loader/contract'

/** Signals hydration to the inline loader, which then replays a click it has kept (components/client/taps.ts). */
export function Awake() {
  useEffect(() => {
    // In a new task, because the effect that starts the router runs after this one.
    const timer = setTimeout(() => window.dispatchEvent(new Event(awakeEvent)))
    return () => clearTimeout(timer)
  }, [])
  return null
}
