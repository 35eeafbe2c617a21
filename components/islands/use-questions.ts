'use client'

import { useEffect, useRef, useState } from 'react'
import type { RegionRules } from '@/lib/triage/advise'
import { type Chosen, fits, hashOf, questionNames, reachable, stepAfter, stepOf } from '@/lib/triage/steps'
import { forgetAnswers, keepAnswers, rememberedAnswers, storedAnswers } from './kept-answers'
import { useSteps } from './use-steps'

/** Marks a history entry created by answering: Back from it leads to the previous question. */
const ledTo = 'question'

/** Return the address of a step on this page. */
const addressOf = (step: number) => location.pathname + location.search + hashOf(step)

/**
 * Ask the questions about a body part, one at a time. Each has a history entry, so that Back leads to the previous
 * question. The answers stay in this tab, for reloads and for the page in the other language.
 * @param version the build; answers from another one are ignored
 */
export function useQuestions(rules: RegionRules, version: string) {
  const [before] = useState(() => rememberedAnswers(rules.id, version))
  const [chosen, setChosen] = useState<Chosen>(before?.chosen ?? [])
  const [answered, setAnswered] = useState(before?.answered ?? 0)
  const { at, isDone, step, show, jump } = useSteps(questionNames.length, before?.at)
  const box = useRef<HTMLElement | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    const wanted = stepOf(location.hash)
    const saved = before ?? storedAnswers(rules.id, version)
    const given = saved && fits(rules, saved.chosen) ? saved : { chosen: [], at: 0, answered: 0 }
    const to = reachable(rules, given.chosen, wanted || given.at)
    setChosen(given.chosen)
    setAnswered(given.answered)
    // Do not move the focus: the visitor has just arrived, or the language toggle keeps it.
    jump(to)
    if (wanted !== undefined && wanted !== to) window.history.replaceState(window.history.state, '', addressOf(to))
    if (to === 0) return
    const frame = requestAnimationFrame(() => bringIntoView(box.current))
    return () => cancelAnimationFrame(frame)
  }, [])

  useEffect(() => {
    if (chosen.some(Boolean)) keepAnswers({ part: rules.id, chosen, at, answered }, version)
  }, [rules.id, version, chosen, at, answered])

  useEffect(() => {
    const follow = () => {
      const wanted = stepOf(location.hash)
      if (wanted === undefined) return
      const to = reachable(rules, chosen, wanted)
      if (to !== wanted) window.history.replaceState(window.history.state, '', addressOf(to))
      if (to !== at) show(to)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  })

  /** Accept the choice at this question; later questions are asked again. */
  function take(ids: string[]) {
    const now = [...chosen.slice(0, at), ids]
    const to = stepAfter(rules, now)
    window.history.pushState({ [ledTo]: true }, '', addressOf(to))
    show(to, () => {
      setChosen(now)
      setAnswered(Date.now())
    })
    // The answer takes a screen: it begins below the header.
    if (to === questionNames.length) box.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }

  /** Keep checked answers before they are submitted. */
  const tick = (ids: string[]) => setChosen(questionNames.map((_, i) => (i === at ? ids : chosen[i])))

  function back() {
    if (window.history.state?.[ledTo]) return window.history.back()
    window.history.replaceState(window.history.state, '', addressOf(at - 1))
    show(at - 1)
  }

  function restart() {
    forgetAnswers()
    window.history.pushState(null, '', addressOf(0))
    show(0, () => setChosen([]))
  }

  return { at, isDone, step, box, chosen, answered, take, tick, back, restart }
}

/** Scroll to the restored question or answer unless it is in view, clear of the sticky header. */
function bringIntoView(element: HTMLElement | null) {
  const { top = 0 } = element?.getBoundingClientRect() ?? {}
  const clear = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
  if (top < clear || top > window.innerHeight / 2) element?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
