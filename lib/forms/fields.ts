import type { Problem } from './validate'

/** A field of a form. */
export type FieldSpec = {
  name: string
  /** For a `check`, the sentence beside its checkbox. */
  label: string
  /** `check` is a single checkbox, never prechecked, whose value is `yes`. */
  type: 'text' | 'tel' | 'email' | 'textarea' | 'check'
  hint?: string
  required?: boolean
  autoComplete?: string
}

/** Interface strings of forms. `#` is replaced by a number. */
export type FormWords = {
  problems: Record<Problem, string>
  summary: string
  optional: string
  counter: string
}
