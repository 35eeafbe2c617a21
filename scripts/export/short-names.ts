/** What other steps of the export look for, and what selectors of the whole style sheet ask for from elsewhere. */
const kept = /^(group|peer)(\/|$)|^noscript:hidden$/

/**
 * Short names for the class names of a kind's pages that are no plain words (`md:grid-cols-[7fr_5fr]`). Only the pages and
 * their styles say them: scripts add elements with the long names, which the whole style sheet has, and React leaves the
 * attributes of a page alone when it takes it over.
 */
export function shortNames(names: Set<string>): Map<string, string> {
  const long = [...names].filter((name) => /[:[/]/.test(name) && !kept.test(name)).sort()
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
