/** Words in braces that content may use for a fact; `lib/clinic` says what stands there on the page. */
export const placeholderNames = [
  'phone',
  'email',
  'address',
  'street',
  'city',
  'state',
  'clinic',
  'doctor',
  'governingLaw',
  'estimateNotice',
  'disputeThreshold',
] as const
export type PlaceholderName = (typeof placeholderNames)[number]

/** Anything in braces but the `{#id}` of a heading. */
const braces = /\{([^{}#][^{}]*)\}/g

/** Names in braces that a text uses: `"call {phone}"` → `['phone']`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(braces)].map((match) => match[1] ?? '')
}

/**
 * Puts facts where a document's texts name them in braces, at any depth.
 * @param facts what stands for each name, as `lib/clinic` gives them; unknown names stay as they are (the content check
 * refuses them).
 */
export function fill<T>(document: T, facts: Record<string, string>): T {
  if (typeof document === 'string') return document.replace(braces, (whole, name) => facts[name] ?? whole) as T
  if (Array.isArray(document)) return document.map((item) => fill(item, facts)) as T
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, fill(value, facts)])) as T
}
