/** What is counted: taps by what they do, and forms that arrived. A page asks for the file of the kind. */
export const kinds = ['call', 'text', 'email', 'directions', 'book', 'form'] as const
export type Kind = (typeof kinds)[number]

/** The folder of the files that a count asks for; their names are the kinds. */
export const countFolder = 'count'

const searchEngine = /\b(google|bing|duckduckgo|yahoo|ecosia|brave|yandex)\./
const socialNetwork =
  /\b(facebook|instagram|twitter|tiktok|youtube|linkedin|nextdoor|pinterest|reddit)\.|^(t\.co|x\.com)$/

/** A name of a campaign's source that cannot stand for one person. */
export const shortWord = /^[a-z][a-z_-]{1,19}$/

/**
 * Return in one word where a visit comes from: the name of a campaign, `search`, `social`, another `site`, `direct`, or
 * `unknown` if a link of this site led to the page.
 * @param attribution that of the visit (attribution.ts); its `utm_source` counts if it is a short word
 * @param referrer the address that led here, or nothing
 * @param origin this site's own
 */
export function sourceOf(attribution: string, referrer: string, origin: string): string {
  const visit = new URLSearchParams(attribution)
  const campaign = (visit.get('utm_source') ?? visit.get('last_utm_source') ?? '').toLowerCase()
  if (shortWord.test(campaign)) return campaign
  if (!referrer) return 'direct'
  const url = new URL(referrer)
  if (url.origin === origin) return 'unknown'
  return searchEngine.test(url.hostname) ? 'search' : socialNetwork.test(url.hostname) ? 'social' : 'site'
}
