'use client'

import { useEffect } from 'react'
import { hydratedEvent } from '@/lib/loader/contract'

/** Signal hydration to the inline loader, which then replays the click it holds (components/client/taps.ts). */
export function Hydrated() {
  useEffect(() => {
    // In a new task, because the effect that starts the router runs after this one.
    const timer = setTimeout(() => window.dispatchEvent(new Event(hydratedEvent)))
    return () => clearTimeout(timer)
  }, [])
  return null
}
