import { isReference, readGraph } from './nodes'

/** What a business may not say of itself (Google, "Review snippet": self-serving reviews). */
const forbidden = ['aggregateRating', 'review', 'reviews', 'reviewRating', 'starRating', 'ratingValue', 'reviewCount']

/** Every object and value of a graph, one by one. */
type Parts = ReturnType<typeof readGraph>

function nameProblems({ places }: Parts): string[] {
  const described = places.filter(({ node }) => node['@id'] !== undefined && !isReference(node))
  const names = described.map(({ node }) => node['@id'])
  return [
    ...places
      .filter(({ node }) => isReference(node) && !names.includes(node['@id']))
      .map(({ field, node }) => `${field}: points to ${node['@id']}, which the graph does not describe: add it`),
    ...described.flatMap(({ field, node: { '@id': id } }, i) => [
      ...(names.indexOf(id) < i ? [`${field}: ${id} is described twice: describe it once and point to it`] : []),
      ...(String(id).startsWith('https://') ? [] : [`${field}: @id "${id}" is no absolute https address: correct it`]),
    ]),
  ]
}

function valueProblems({ values }: Parts): string[] {
  return values.flatMap(({ field, property, value }) => {
    if (forbidden.includes(property))
      return [`${field}: search engines forbid a business to mark up its own rating: take it out`]
    return value === null || value === '' ? [`${field}: is empty: fill it in or take it out`] : []
  })
}

/**
 * What is wrong with a graph that its types (schema-dts) do not show: names that lead nowhere or stand twice, empty
 * values, and what search engines forbid.
 */
export function graphProblems(things: unknown[]): string[] {
  const parts = readGraph(things)
  return [...nameProblems(parts), ...valueProblems(parts)]
}
