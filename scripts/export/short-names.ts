/** What other steps of the export look for. Nothing but these overrides them, whichever sheet comes last. */
const kept = new Set(['sr-only', 'noscript:hidden'])

/**
 * Short names for the utilities of a kind's pages. Only the pages and their styles say them: what scripts add has the long
 * names, which the whole style sheet dresses, and React leaves the attributes of a page alone when it takes it over. All of
 * them, since the whole sheet comes last: a `flex` of its own would win over the `md:grid` of the page.
 */
export function shortNames(names: Set<string>, utilities: Set<string>): Map<string, string> {
  const long = [...names].filter((name) => utilities.has(name) && !kept.has(name)).sort()
  return new Map(long.map((name, i) => [name, `_${i.toString(36)}`]))
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
