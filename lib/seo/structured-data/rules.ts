import { readFileSync } from 'node:fs'
import { isNode, isReference, type Node, readGraph, typesOf } from './nodes'

/** Properties that a business must not use about itself (Google, "Review snippet": self-serving reviews). */
const forbidden = ['aggregateRating', 'review', 'reviews', 'reviewRating', 'starRating', 'ratingValue', 'reviewCount']

/** Types that each property may point to: TypeScript does not check `@id` references. */
const targets: [types: RegExp, properties: string[]][] = [
  [/^MedicalClinic$/, ['about', 'department', 'parentOrganization', 'provider', 'publisher', 'worksFor']],
  [/^(MedicalClinic|Person)$/, ['author']],
  [/^Person$/, ['employee', 'reviewedBy']],
  [/^WebSite$/, ['isPartOf']],
  [/^BreadcrumbList$/, ['breadcrumb']],
  [/Page$/, ['mainEntityOfPage']],
  [/^(BlogPosting|ItemList|Person|Service)$/, ['mainEntity']],
]

/** Properties whose values need not appear on the page: codes, vocabulary terms, and modification dates. */
export const needsNoText = [
  'inLanguage',
  'knowsLanguage',
  'addressCountry',
  'dayOfWeek',
  'opens',
  'closes',
  'validFrom',
  'validThrough',
  'dateModified',
]

/** Dates that a page must show in a `<time>`. */
export const shownDays = ['datePublished', 'lastReviewed']

const declarationsFile = 'node_modules/schema-dts/dist/schema.d.ts'

/**
 * Return the properties that schema.org has superseded, as marked in the declarations of schema-dts.
 * @throws if no property is marked: then the package has changed how it marks them.
 */
export function supersededIn(declarations: string): Set<string> {
  const names = [...declarations.matchAll(/@deprecated.*\s*\*\/\s*"(\w+)"/g)].map(([, name = '']) => name)
  if (names.length === 0)
    throw new Error(
      `${declarationsFile} marks no property as @deprecated: adapt supersededIn in lib/seo/structured-data/rules.ts to how it marks them now`,
    )
  return new Set(names)
}

const superseded = supersededIn(readFileSync(declarationsFile, 'utf8'))

/** All objects and values of a graph. */
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
      ...(String(id).startsWith('https://')
        ? []
        : [`${field}: @id "${id}" is not an absolute https address: correct it`]),
    ]),
  ]
}

/** Explain why a reference points to a thing of the wrong type. */
function referenceProblem(property: string, { '@id': id }: Node, { places }: Parts): string | undefined {
  const target = places.find(({ node }) => node['@id'] === id && !isReference(node))
  const [wanted] = targets.find(([, properties]) => properties.includes(property)) ?? []
  if (!wanted) return 'no reference is expected here: say in lib/seo/structured-data/rules.ts what it may point to'
  if (!target || typesOf(target.node).some((type) => wanted.test(type))) return
  const types = typesOf(target.node).join(' and ')
  return `points to ${id} of type ${types}, which it may not: point to another thing, or say in lib/seo/structured-data/rules.ts that it may`
}

function valueProblems(parts: Parts): string[] {
  return parts.values.flatMap(({ field, property, value }) => {
    if (forbidden.includes(property))
      return [`${field}: search engines forbid a business to mark up its own rating: remove it`]
    if (superseded.has(property)) return [`${field}: schema.org has replaced this property: use the newer one`]
    if (isNode(value) && isReference(value)) {
      const problem = referenceProblem(property, value, parts)
      return problem ? [`${field}: ${problem}`] : []
    }
    return value === null || value === '' ? [`${field}: is empty: fill it in or remove it`] : []
  })
}

/**
 * Find errors in a graph that its types (schema-dts) do not catch: `@id`s that are missing, duplicate, or of the wrong
 * type; empty values; superseded properties; anything search engines forbid.
 */
export function graphProblems(things: unknown[]): string[] {
  const parts = readGraph(things)
  return [...nameProblems(parts), ...valueProblems(parts)]
}
