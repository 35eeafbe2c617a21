'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { moveStep, type StepMove } from '@/lib/forms/steps'
import { loadLater } from './load-later'

/**
 * Move through the steps of a form: each new step slides in, and focus moves to its title, the first `[tabindex="-1"]`
 * in the element with the ref `step`.
 */
export function useSteps(count: number) {
  const [at, setAt] = useState(0)
  const element = useRef<HTMLElement>(null)
  const step = useCallback((shown: HTMLElement | null) => {
    element.current = shown
  }, [])
  const motion = useRef<typeof import('./animate-in')>(undefined)

  useEffect(() => {
    const load = async () => {
      motion.current = await loadLater('movement of steps', () => import('./animate-in'))
    }
    // If this fails, the steps still work.
    if (count > 1) load().catch(() => {})
  }, [count])

  const focusTitle = () => {
    const title = element.current?.querySelector<HTMLElement>('[tabindex="-1"]')
    // Firefox focuses a legend only after layout.
    title?.getBoundingClientRect()
    title?.focus()
  }

  /** Move to another step. @param change additional state changes */
  function move(way: StepMove, change?: () => void) {
    const to = moveStep(at, way, count)
    // The title must be rendered before it gets focus.
    flushSync(() => {
      change?.()
      setAt(to)
    })
    focusTitle()
    if (to !== at) motion.current?.animateStepIn(element.current, to < at)
  }

  return { at, isDone: at === count, step, move, focusTitle }
}
