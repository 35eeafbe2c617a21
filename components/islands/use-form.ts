'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Problems, problemsOf, type Values } from '@/lib/forms/validate'

/** Return the id of a field's control. */
export const controlId = (name: string) => `f-${name}`

/** Return the current values of a form. Controls are uncontrolled, so hydration and errors never change them. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const name = control.dataset.field ?? ''
    if (control.type !== 'checkbox' || control.checked) values[name] = control.value
  }
  return values
}

/** Focus the control of a field. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus()
}

/**
 * Validate a form: errors appear on request, focus moves to the first, and each disappears once its value is valid
 * (WCAG 3.3.1, 3.3.3). Disables native validation, which is only for visitors without JavaScript.
 */
export function useForm() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})

  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  /** Show errors and move focus to the first. */
  function show(found: Problems) {
    // Screen readers announce the error only if it is rendered before its field gets focus.
    flushSync(() => setProblems(found))
    const [first] = Object.keys(found)
    if (first) focusField(form.current, first)
  }

  /** Validate some fields. @returns the values if all are valid. */
  function check(fields: readonly string[]): Values | undefined {
    if (!form.current) return
    const values = valuesOf(form.current)
    const newProblems = problemsOf(values, fields)
    show(newProblems)
    return Object.keys(newProblems).length === 0 ? values : undefined
  }

  /** Remove errors that have been corrected. */
  function recheck() {
    const shown = Object.keys(problems)
    if (shown.length === 0 || !form.current) return
    const remaining = problemsOf(valuesOf(form.current), shown)
    setProblems(Object.fromEntries(shown.filter((name) => remaining[name]).map((name) => [name, remaining[name]])))
  }

  return { form, problems, check, recheck }
}
