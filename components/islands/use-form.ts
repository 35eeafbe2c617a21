'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Problems, problemsOf, type Values } from '@/lib/forms/validate'

/** The id of the control that answers a question. */
export const controlId = (name: string) => `f-${name}`

/** What a form holds right now, by question. The controls keep their own text: waking up and errors never touch it. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const name = control.dataset.field ?? ''
    if (!['checkbox', 'radio'].includes(control.type)) values[name] = control.value
    else if (control.checked) values[name] = values[name] ? `${values[name]}, ${control.value}` : control.value
  }
  return values
}

/** Moves focus to the first control of a question. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus()
}

/**
 * The errors of a form: shown when asked for, moved into view by focus on the first one, and gone as soon as the answer
 * is right (WCAG 3.3.1, 3.3.3). Turns the browser's own bubbles off, which only serve without script.
 */
export function useForm() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})

  // After every render: the form may have been away meanwhile.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  })

  /** Shows problems and moves focus to the first. */
  function show(found: Problems) {
    // The error must stand beside its field before focus gets there, or a screen reader would not read it.
    flushSync(() => setProblems(found))
    const [first] = Object.keys(found)
    if (first) focusField(form.current, first)
  }

  /** Checks some questions. @returns the answers when they are in order. */
  function check(fields: readonly string[]): Values | undefined {
    if (!form.current) return
    const values = valuesOf(form.current)
    const found = problemsOf(values, fields)
    show(found)
    return Object.keys(found).length === 0 ? values : undefined
  }

  /** Takes back the errors that the visitor has mended. */
  function recheck() {
    const shown = Object.keys(problems)
    if (shown.length === 0 || !form.current) return
    const still = problemsOf(valuesOf(form.current), shown)
    setProblems(Object.fromEntries(shown.filter((name) => still[name]).map((name) => [name, still[name]])))
  }

  return { form, problems, check, recheck, show }
}
