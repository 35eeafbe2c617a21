/** What a page may hand to a frame about the visit; anything else in the address is ignored. */
const names = [
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'landing',
  'lang',
]

/** The facts about the visit in a query, in a fixed order, as plain text of a bearable length. */
export function visitFacts(query: string): [name: string, value: string][] {
  const given = new URLSearchParams(query)
  return names.flatMap((name) => {
    const value = given.get(name)?.slice(0, 200)
    return value ? [[name, value] satisfies [string, string]] : []
  })
}
