/** Pages whose links say where the visitor came from (specification 2.7). */
const tracked = ['/book-now', '/free-consultation']

/** A link's address with `?source=` when it leads to booking or consultation; any other as it is. */
export function withSource(href: string, source: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
  return tracked.includes(path) ? `${path}${query ? `${query}&` : '?'}source=${source}${fragment}` : href
}

/** A Markdown text whose links to booking and consultation carry the source. */
export function withSources(markdown: string, source: string): string {
  return markdown.replace(/\]\(([^)\s]+)/g, (_, href: string) => `](${withSource(href, source)}`)
}
