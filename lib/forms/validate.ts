/** What a visitor has typed, by field. */
export type Values = Record<string, string>

/** What can be wrong with an answer; messages/*.json says it in words (`forms.problems`). */
export type Problem =
  | 'nameMissing'
  | 'reachMissing'
  | 'phoneShape'
  | 'emailShape'
  | 'messageMissing'
  | 'whereMissing'
  | 'slotMissing'
  | 'slotGone'
  | 'tooLong'

/** The first problem of each field that has one. */
export type Problems = Partial<Record<string, Problem>>

/** Characters a field takes: what fits into a message that someone reads. An e-mail address has 254 (RFC 5321, 4.5.3.1.3). */
const limits: Record<string, number> = { name: 100, phone: 40, email: 254 }
export const limitOf = (field: string) => limits[field] ?? 2000

/** A number as readers here write it in both languages: `2,000`. */
export const amount = (value: number) => value.toLocaleString('en-US')

/** Ten digits with a US area code, or an international number with its `+` and 8 to 15 digits (ITU-T E.164). */
export function isPhone(text: string): boolean {
  const number = text.trim().replace(/\s*(x|ext\.?)\s*\d{1,6}$/i, '')
  if (!/^\+?[\d\s().-]+$/.test(number)) return false
  const digits = number.replace(/\D/g, '')
  const us = /^1?[2-9]\d{2}[2-9]\d{6}$/
  return number.startsWith('+') && !digits.startsWith('1') ? /^\d{8,15}$/.test(digits) : us.test(digits)
}

/** Something before one `@`, and a domain with a dot: catches typing errors without refusing a real address. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

/**
 * Checks the answers of a form or of one of its steps.
 * @param fields the fields to look at, in the order they stand on the page; their names say which rule holds.
 * @returns the problems in that order; empty when everything is in order.
 */
export function problemsOf(values: Values, fields: readonly string[]): Problems {
  const at = (field: string) => values[field]?.trim() ?? ''
  const missing: Partial<Record<string, () => Problem | false>> = {
    name: () => !at('name') && 'nameMissing',
    // One way to answer is enough; the first of the two says so.
    phone: () => (at('phone') ? !isPhone(at('phone')) && 'phoneShape' : !at('email') && 'reachMissing'),
    email: () => at('email') !== '' && !isEmail(at('email')) && 'emailShape',
    message: () => !at('message') && 'messageMissing',
    where: () => !at('where') && !at('words') && 'whereMissing',
    slot: () => !at('slot') && 'slotMissing',
  }
  const found = fields.map((field) => {
    const problem = (values[field]?.length ?? 0) > limitOf(field) ? 'tooLong' : missing[field]?.()
    return [field, problem] as const
  })
  return Object.fromEntries(found.filter(([, problem]) => problem)) as Problems
}
