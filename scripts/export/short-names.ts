/** Class names and elements (`<p`), with how often each stands in some pages. */
export type Names = Map<string, number>

/** What other steps of the export look for. Nothing but these overrides them, whichever sheet comes last. */
const kept = new Set(['sr-only', 'noscript:hidden'])

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The shortest name that is left: one letter, then two … */
function nameAt(place: number): string {
  const last = letters.charAt(place % letters.length)
  return place < letters.length ? last : nameAt(Math.floor(place / letters.length) - 1) + last
}

/**
 * Short names for the utilities of a kind's pages, the shortest for what stands there most often. Only the pages and their
 * styles say them: what scripts add has the long names, which the whole style sheet dresses, and React leaves the attributes
 * of a page alone when it takes it over. All of them, since the whole sheet comes last: a `flex` of its own would win over
 * the `md:grid` of the page.
 * @param names the classes and elements of the pages, and how often each stands there.
 */
export function shortNames(names: Names, utilities: Set<string>): Map<string, string> {
  const long = [...names]
    .filter(([name]) => utilities.has(name) && !kept.has(name))
    .sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1))
  const free = [...long.keys(), ...names.keys()].map((_, place) => nameAt(place)).filter((name) => !names.has(name))
  return new Map(long.map(([name], i) => [name, free[i] as string]))
}

/** Decodes what React writes into attributes. */
export const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  )

/** A page with the short names in its `class` attributes. */
export const shorten = (html: string, short: Map<string, string>) =>
  html.replace(/(<[a-z][^<>]*\sclass=")([^"]*)/gi, (_, before: string, names: string) => {
    const shorter = names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => short.get(decode(name)) ?? name)
    return before + shorter.join(' ')
  })
