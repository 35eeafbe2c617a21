import type { Problem } from './validate'

type Option = { value: string; label: string }

/** One question of a form, as the browser draws it. */
export type FieldSpec = {
  name: string
  label: string
  type: 'text' | 'tel' | 'email' | 'textarea' | 'select' | 'checks'
  hint?: string
  required?: boolean
  autoComplete?: string
  /** Answers to choose from, for `select` and `checks`. */
  options?: Option[]
}

/** Questions that are asked together. */
export type Step = { title: string; fields: FieldSpec[] }

/** What a form says besides its questions. `#` stands where a number goes. */
export type FormWords = {
  problems: Record<Problem, string>
  summary: string
  optional: string
  counter: string
}
