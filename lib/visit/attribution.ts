/** Parameters that name an advertisement; the first page of a visit decides them. */
const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid']

/** Names the link inside this site that led to a form; the last one that is not empty counts. */
export const sourceParameter = 'source'

/** The path of the first page of the visit; never read from an address. */
export const landingParameter = 'landing'

/** What an address may say of where the visit comes from. */
export const addressParameters = [sourceParameter, ...campaignParameters]

/** The longest value that is carried. */
export const longestValue = 200

/** The part of an address that says where a visit comes from. */
type Address = { pathname: string; search: string }

/** The last value of a parameter that is not empty. */
const last = (query: URLSearchParams, name: string) => query.getAll(name).filter(Boolean).at(-1)

/**
 * Where a visit comes from, as the query that every form's address carries on.
 *
 * Campaign parameters are those of the first page (first touch), so that a later page cannot claim a lead that an
 * advertisement brought. `source` is the last one that is not empty: it names the link inside this site that led to the
 * form. `landing` is the first page's path, without its query. Nothing else is carried, and no value longer than 200
 * characters; every value is percent-encoded. The inline loader applies the same rule before the page is awake
 * (scripts/export/loader.ts).
 * @param known what an earlier page of the visit gave, `null` on the first one; it is not trusted.
 */
export function attribution(known: string | null, { pathname, search }: Address): string {
  const result = new URLSearchParams()
  const put = (name: string, value?: string) => {
    if (value) result.set(name, value.slice(0, longestValue))
  }
  const earlier = new URLSearchParams(known ?? '')
  const asked = new URLSearchParams(search)
  const landing = earlier.get(landingParameter)
  put(landingParameter, known && landing?.startsWith('/') ? landing : pathname)
  for (const name of campaignParameters) put(name, last(known ? earlier : asked, name))
  put(sourceParameter, last(asked, sourceParameter) ?? last(earlier, sourceParameter))
  return result.toString()
}

/** What a form may receive about a visit, in the order in which it is shown: the page adds its language. */
const formParameters = [...addressParameters, landingParameter, 'lang']

/** The facts about the visit in a query, in a fixed order, as plain text of a bearable length; all else is ignored. */
export function visitFacts(query: string): [name: string, value: string][] {
  const given = new URLSearchParams(query)
  return formParameters.flatMap((name) => {
    const value = given.get(name)?.slice(0, longestValue)
    return value ? [[name, value] satisfies [string, string]] : []
  })
}

/** Pages whose links say which page of the site led there. */
const tracked = ['/book-now', '/free-consultation']

/** A link's address with `?source=` when it leads to booking or consultation; any other as it is. */
export function withSource(href: string, source: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
  if (!tracked.includes(path)) return href
  return `${path}${query ? `${query}&` : '?'}${sourceParameter}=${source}${fragment}`
}

/** A Markdown text whose links to booking and consultation carry the source. */
export function withSources(markdown: string, source: string): string {
  return markdown.replace(/\]\(([^)\s]+)/g, (_, href: string) => `](${withSource(href, source)}`)
}
