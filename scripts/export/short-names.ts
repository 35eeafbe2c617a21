/** Class names and elements (`<p`), with how often each stands in some pages. */
export type Names = Map<string, number>

/** What other steps of the export look for. */
const kept = new Set(['sr-only', 'noscript:hidden'])

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The shortest name that is left: one letter, then two … */
function nameAt(place: number): string {
  const last = letters.charAt(place % letters.length)
  return place < letters.length ? last : nameAt(Math.floor(place / letters.length) - 1) + last
}

/**
 * Short names for the utilities of all pages, the shortest for what stands there most often. Pages, their data and their styles
 * say them; client components have their own by the long names, which the whole style sheet dresses too.
 * @param names the classes and elements of the pages, and how often each stands there.
 * @param taken class names that mean something else.
 */
export function shortNames(names: Names, utilities: Set<string>, taken: Set<string>): Map<string, string> {
  const long = [...names]
    .filter(([name]) => utilities.has(name) && !kept.has(name))
    .sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1))
  const short = new Map<string, string>()
  for (let place = 0; short.size < long.length; place++) {
    const name = nameAt(place)
    if (!names.has(name) && !taken.has(name)) short.set(long[short.size]?.[0] as string, name)
  }
  return short
}

/** Decodes what React writes into attributes. */
export const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  )

/** Short names by long ones. */
type ShortNames = Pick<Map<string, string>, 'get'>

const shortenList = (names: string, short: ShortNames) =>
  names
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => short.get(decode(name)) ?? name)
    .join(' ')

/** A page with the short names in its `class` attributes. */
export const shorten = (html: string, short: ShortNames) =>
  html.replace(
    /(<[a-z][^<>]*\sclass=")([^"]*)/gi,
    (_, before: string, names: string) => before + shortenList(names, short),
  )

/** What React's data says of an element or of a client component: `["$", type, key, { className: … }]`. */
const isElement = (value: unknown): value is ['$', string, unknown, { className?: unknown }] =>
  Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && value.length > 3

/** The content of a row of React's data with the short names in the `className` of its elements. */
export function shortenData(json: string, short: ShortNames): string {
  return JSON.stringify(
    JSON.parse(json, (_, value: unknown) => {
      if (isElement(value) && typeof value[3].className === 'string')
        value[3].className = shortenList(value[3].className, short)
      return value
    }),
  )
}
