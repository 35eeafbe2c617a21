import type messages from '@/messages/en.json'

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

/** The values of a form by field name. */
export type Values = Record<string, string>

/** Validation errors, by message key. */
export type Problem = keyof (typeof messages)['forms']['problems']

/** The first error of each invalid field. */
export type Problems = Partial<Record<string, Problem>>

/** Maximum lengths in characters; the email limit follows from RFC 5321, 4.5.3.1.3. */
const limits: Record<string, number> = { name: 100, phone: 40, email: 254 }

/** Return the maximum length of a field. */
export const limitOf = (field: string) => limits[field] ?? 2000

/** Format a number as is usual in the United States, in both languages: `2,000`. */
export const amount = (value: number) => value.toLocaleString('en-US')

/**
 * Test whether a text is a US number of ten digits, or an international one with `+` and 8 to 15 digits (ITU-T E.164).
 */
export function isPhone(text: string): boolean {
  // Pasted numbers may contain bidirectional marks and other hyphens.
  const plain = text.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-')
  const number = plain.trim().replace(/\s*(x|ext\.?)\s*\d{1,6}$/i, '')
  if (!/^\+?[\d\s().-]+$/.test(number)) return false
  const digits = number.replace(/\D/g, '')
  const us = /^1?[2-9]\d{2}[2-9]\d{6}$/
  return number.startsWith('+') && !digits.startsWith('1') ? /^\d{8,15}$/.test(digits) : us.test(digits)
}

/** Test whether a text has one `@` and a domain with a dot: catches typos without rejecting valid addresses. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

/**
 * Validate a form.
 * @param fields the names of the fields to check, in page order; the name determines the rule.
 * @returns the errors in the same order; empty when all fields are valid.
 */
export function problemsOf(values: Values, fields: readonly string[]): Problems {
  const trimmedValue = (field: string) => values[field]?.trim() ?? ''
  const missing: Partial<Record<string, () => Problem | false>> = {
    name: () => !trimmedValue('name') && 'nameMissing',
    // Phone or email is enough; the first of the two carries the error.
    phone: () =>
      trimmedValue('phone')
        ? !isPhone(trimmedValue('phone')) && 'phoneShape'
        : !trimmedValue('email') && 'reachMissing',
    email: () => trimmedValue('email') !== '' && !isEmail(trimmedValue('email')) && 'emailShape',
    message: () => !trimmedValue('message') && 'messageMissing',
  }
  const found = fields.map((field) => {
    const problem = (values[field]?.length ?? 0) > limitOf(field) ? 'tooLong' : missing[field]?.()
    return [field, problem] as const
  })
  return Object.fromEntries(found.filter(([, problem]) => problem)) as Problems
}
