import { isNode, isReference, type Node, type Place, readGraph, typesOf, type Value } from './nodes'
import type { Property, Vocabulary } from './vocabulary'

/** What a business may not say of itself (Google, review snippet: self-serving reviews). */
const forbidden = ['aggregateRating', 'review', 'reviews', 'reviewRating', 'starRating', 'ratingValue', 'reviewCount']

const isAddress = (value: string) => value.startsWith('https://') && URL.canParse(value)

const texts: Record<string, (value: string) => boolean> = {
  Text: () => true,
  URL: isAddress,
  Date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value),
  Time: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
}
const numbers = ['Number', 'Integer', 'Float']

/** The things a graph describes, by name. */
const namedThings = (places: Place[]) =>
  new Map(places.filter(({ node }) => node['@id'] && !isReference(node)).map(({ node }) => [node['@id'], node]))

/** The members of enumerations have addresses too; any other address may stand for a thing. */
const isThing = (value: string) => isAddress(value) && !value.startsWith('https://schema.org/')

/** Whether a value is one that schema.org lets a property have. */
function isFit(value: unknown, { values }: Property, named: Map<unknown, Node>, words: Vocabulary): boolean {
  if (typeof value === 'number') return values.some((type) => numbers.includes(type))
  if (typeof value === 'boolean') return values.includes('Boolean')
  if (typeof value === 'string') {
    return values.some(
      (type) => texts[type]?.(value) || words.hasMember(type, value) || (words.hasType(type) && isThing(value)),
    )
  }
  if (!isNode(value)) return false
  const types = typesOf(isReference(value) ? (named.get(value['@id']) ?? {}) : value)
  // Where a reference leads is asked of it elsewhere.
  return types.length === 0 || types.some((type) => values.some((wanted) => words.isA(type, wanted)))
}

/** What is wrong with one value by schema.org's own vocabulary. */
function valueProblem({ types, property, value }: Value, named: Map<unknown, Node>, words: Vocabulary) {
  if (forbidden.includes(property)) return 'search engines forbid a business to mark up its own rating: take it out'
  const found = types.map((type) => words.propertyOf(type, property)).find((item) => item !== undefined)
  if (!found) return `schema.org has no such property for ${types.join(' or ')}: correct or remove it`
  if (found.superseded) return 'schema.org has replaced this property: use the newer one'
  if (!isFit(value, found, named, words)) {
    const wanted = found.values.filter((type) => type !== 'IdReference').join(', ')
    return `${JSON.stringify(value)} is not what schema.org expects here (${wanted}): correct it`
  }
}

/** What is wrong with a thing's type and name. */
function thingProblems({ node }: Place, seen: Set<unknown>, named: Map<unknown, Node>, words: Vocabulary): string[] {
  const id = node['@id']
  if (isReference(node)) return named.has(id) ? [] : [`points to ${id}, which the graph does not describe: add it`]
  const types = typesOf(node)
  const problems = types
    .filter((type) => !words.hasType(type))
    .map((type) => `schema.org has no type "${type}": correct it`)
  if (types.length === 0) problems.push('has no @type: add it')
  if (id === undefined) return problems
  if (typeof id !== 'string' || !isAddress(id)) problems.push(`@id "${id}" is no absolute https address: correct it`)
  if (seen.has(id)) problems.push(`${id} is described twice: describe it once and point to it`)
  seen.add(id)
  return problems
}

/** What is wrong with a graph by itself: types, properties, values, names and what they point to. */
export function graphProblems(things: unknown[], words: Vocabulary): string[] {
  const { places, values } = readGraph(things)
  const named = namedThings(places)
  const seen = new Set<unknown>()
  return [
    ...places.flatMap((place) =>
      thingProblems(place, seen, named, words).map((problem) => `${place.field}: ${problem}`),
    ),
    // A thing of unknown type has been named already.
    ...values
      .filter(({ types }) => types.some((type) => words.hasType(type)))
      .flatMap((value) => {
        const problem = valueProblem(value, named, words)
        return problem ? [`${value.field}: ${problem}`] : []
      }),
  ]
}
