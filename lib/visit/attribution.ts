/** Campaign parameters; under these names, the values from the first page of a visit (first touch). */
const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/**
 * Additional data that a clinic may pass on (`passOn` in content/embeds.yaml), off by default: a click identifier
 * identifies a person, and the page of a symptom reveals that person's complaint.
 */
export const passable = ['click-ids', 'landing-page'] as const
export type Passable = (typeof passable)[number]

/** The click identifiers of Google, Meta, Microsoft and TikTok. */
const clickParameters = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid']

/** The page where a visit began. */
const landingParameter = 'landing'

/** The prefix for the parameters of the latest page that had any (last touch). */
const lastTouch = 'last_'

/**
 * A parameter with such a name replaces the earlier last touch: it belongs to a campaign, even if it is not passed on.
 */
const campaignName = /^utm_|clid$/

/** Identifies the internal link that led to a form; the last non-empty one counts (last touch). */
const sourceParameter = 'source'

/** The attribution parameters that are read from URLs. */
const addressParameters = [sourceParameter, ...campaignParameters]

/** Maximum length of a value, in characters. */
export const longestValue = 200

/** The part of a URL that attribution needs. */
type Address = { search: string; pathname?: string }

/** Return the last non-empty value of a parameter. */
const last = (query: URLSearchParams, name: string) => query.getAll(name).filter(Boolean).at(-1)

/**
 * Return the attribution of a visit, as the query string that every form receives.
 *
 * Campaign parameters are those of the first page, so that a later page cannot claim a lead that an advertisement
 * brought; a later campaign in the same tab is added as `last_utm_source` and so on, never mixed with an earlier one.
 * `source` is the last non-empty one. Nothing else is passed on, and values are percent-encoded and limited to 200
 * characters.
 * @param known the result for an earlier page of the visit, `null` on the first; treated as untrusted input.
 * @param passOn what else the clinic passes on from the first page.
 */
export function attribution(
  known: string | null,
  { search, pathname }: Address,
  passOn: readonly string[] = [],
): string {
  const result = new URLSearchParams()
  const put = (name: string, value?: string) => {
    if (value) result.set(name, value.slice(0, longestValue))
  }
  const earlier = new URLSearchParams(known ?? '')
  const parameters = new URLSearchParams(search)
  const isFirst = known === null
  // A reload, or Back to the page of a campaign, is not a later one.
  const isKnown = (prefix: string) =>
    campaignParameters.some((name) => last(parameters, name)) &&
    campaignParameters.every((name) => last(parameters, name)?.slice(0, longestValue) === last(earlier, prefix + name))
  const isLater =
    !isFirst && [...parameters.keys()].some((name) => campaignName.test(name)) && !isKnown('') && !isKnown(lastTouch)
  for (const name of campaignParameters) {
    put(name, last(isFirst ? parameters : earlier, name))
    put(lastTouch + name, isLater ? last(parameters, name) : last(earlier, lastTouch + name))
  }
  put(sourceParameter, last(parameters, sourceParameter) ?? last(earlier, sourceParameter))
  const first = isFirst ? parameters : earlier
  for (const name of passedParameters(passOn))
    put(name, isFirst && name === landingParameter ? pathname : last(first, name))
  return result.toString()
}

/** List the parameters that a clinic passes on. */
const passedParameters = (passOn: readonly string[]): string[] => [
  ...(passOn.includes('click-ids') ? clickParameters : []),
  ...(passOn.includes('landing-page') ? [landingParameter] : []),
]

/** All parameters that a form may receive, in display order; `lang` is added by the page. */
const formParameters = [...addressParameters, ...campaignParameters.map((name) => lastTouch + name), 'lang']

/**
 * Return the known parameters of a query string in a fixed order, truncated; unknown ones are ignored.
 * @param passOn what else counts as known.
 */
export function visitParameters(query: string, passOn: readonly string[] = []): [name: string, value: string][] {
  const parameters = new URLSearchParams(query)
  return [...formParameters, ...passedParameters(passOn)].flatMap((name) => {
    const value = parameters.get(name)?.slice(0, longestValue)
    return value ? [[name, value] satisfies [string, string]] : []
  })
}

/** Pages whose links carry a `source`. */
const tracked = ['/book-now', '/free-consultation']

/** Add `?source=` to a link to the booking or consultation page; other links are returned unchanged. */
export function withSource(href: string, source: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
  if (!tracked.includes(path)) return href
  return `${path}${query ? `${query}&` : '?'}${sourceParameter}=${source}${fragment}`
}

/** Add the source to all links to the booking and consultation pages in a Markdown text. */
export function withSources(markdown: string, source: string): string {
  return markdown.replace(/\]\(([^)\s]+)/g, (_, href: string) => `](${withSource(href, source)}`)
}
