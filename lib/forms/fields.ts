import type { Problem } from './validate'

type Option = { value: string; label: string }

/** A field of a form. */
export type FieldSpec = {
  name: string
  /** For a `check`, the sentence beside its checkbox. */
  label: string
  /** `check` is a single checkbox, never prechecked, whose value is `yes`. */
  type: 'text' | 'tel' | 'email' | 'textarea' | 'select' | 'checks' | 'check'
  hint?: string
  required?: boolean
  /** Whether a `textarea` stays folded until its label is tapped. */
  folded?: boolean
  autoComplete?: string
  /** The options of `select` and `checks`. */
  options?: Option[]
}

/** A step of a multi-step form. */
export type Step = { title: string; fields: FieldSpec[] }

/** Interface strings of forms. `#` is replaced by a number. */
export type FormWords = {
  problems: Record<Problem, string>
  summary: string
  optional: string
  counter: string
}
