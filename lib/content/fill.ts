/** The placeholders that content may use; lib/clinic/placeholders.ts has their values. */
export const placeholderNames = [
  'phone',
  'email',
  'address',
  'street',
  'city',
  'state',
  'stateName',
  'region',
  'clinic',
  'doctor',
  'governingLaw',
  'estimateNotice',
  'disputeThreshold',
  'browserStorage',
  'textConsent',
] as const
export type PlaceholderName = (typeof placeholderNames)[number]

/** A placeholder: anything in braces except the `{#id}` of a heading. */
const braces = /\{([^{}#][^{}]*)\}/g

/** A placeholder, with the Spanish preposition before it that may merge with the article of its value. */
const withPreposition = /(?:(?<!\p{L})(a|de) )?\{([^{}#][^{}]*)\}/giu

/** Replaces the placeholders of a text; in Spanish `a` and `de` merge with `el`: `a {region}` → `al noroeste`. */
const fillText = (text: string, facts: Record<string, string>) =>
  text.replace(withPreposition, (whole, preposition: string | undefined, name: string) => {
    const value = facts[name]
    if (value === undefined) return whole
    if (!preposition) return value
    return value.startsWith('el ') ? `${preposition}l${value.slice(2)}` : `${preposition} ${value}`
  })

/** The placeholders of a text: `"call {phone}"` → `['phone']`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(braces)].map((match) => match[1] ?? '')
}

/**
 * Replaces the placeholders in all strings of a document, at any depth.
 * @param facts the values by name. Unknown placeholders are left as they are; the content check rejects them.
 */
export function fill<T>(document: T, facts: Record<string, string>): T {
  if (typeof document === 'string') return fillText(document, facts) as T
  if (Array.isArray(document)) return document.map((item) => fill(item, facts)) as T
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, fill(value, facts)])) as T
}
