'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { moveStep, type StepMove } from '@/lib/forms/steps'
import { loadLater } from './load-later'

/**
 * Move through the steps of a form: each new step slides in, and focus moves to its title, the first `[tabindex="-1"]`
 * in the element with the ref `step`.
 * @param start the initial step, if there are answers already.
 */
export function useSteps(count: number, start = 0) {
  const [at, setAt] = useState(start)
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

  /** Show a step. @param change additional state changes */
  function show(to: number, change?: () => void) {
    // The title must be rendered before it gets focus.
    flushSync(() => {
      change?.()
      setAt(to)
    })
    focusTitle()
    if (to !== at) motion.current?.animateStepIn(element.current, to < at)
  }

  /** Move to another step. @param change additional state changes */
  const move = (way: StepMove, change?: () => void) => show(moveStep(at, way, count), change)

  return { at, isDone: at === count, step, move, show, jump: setAt, focusTitle }
}
