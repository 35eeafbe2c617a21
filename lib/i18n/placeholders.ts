import { capitalized } from './capitalized'

/** The placeholders that content may use; lib/content/placeholder-values.ts has their values. */
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
  'reportPrice',
  'browserStorage',
  'passedOn',
  'counted',
  'textConsent',
  'insurers',
  'symptomCount',
  'serviceCount',
] as const
export type PlaceholderName = (typeof placeholderNames)[number]

/** A placeholder: anything in braces except the `{#id}` of a heading. */
const braces = /\{([^{}#][^{}]*)\}/g

/** A placeholder, with the Spanish preposition before it that may merge with the article of its value. */
const withPreposition = /(?:(?<!\p{L})(a|de) )?\{([^{}#][^{}]*)\}/giu

/** The beginning of a text, a line, a heading or a sentence, where a spelled-out number is capitalized. */
const beginning = /(?:^|\n|[.!?…]\s|[¿¡])(?:#+ )?$/

/** Replace the placeholders of a text; in Spanish `a` and `de` merge with `el`: `a {region}` → `al noroeste`. */
const fillText = (text: string, facts: Record<string, string>) =>
  text.replace(withPreposition, (whole, preposition: string | undefined, name: string, at: number) => {
    const value = facts[name]
    if (value === undefined) return whole
    if (!preposition) {
      const isFirst = name.endsWith('Count') && beginning.test(text.slice(0, at))
      return isFirst ? capitalized(value) : value
    }
    return value.startsWith('el ') ? `${preposition}l${value.slice(2)}` : `${preposition} ${value}`
  })

/** Return the placeholders of a text: `"call {phone}"` → `['phone']`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(braces)].map((match) => match[1] ?? '')
}

/** Change every string of a value, at any depth. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)])) as Value
}

/**
 * Replace the placeholders in all strings of a document, at any depth.
 * @param facts the values by name. Unknown placeholders stay; the content check rejects them.
 */
export const fill = <Document>(document: Document, facts: Record<string, string>): Document =>
  mapTexts(document, (text) => fillText(text, facts))
