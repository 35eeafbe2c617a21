/** Parameters that name an advertisement; the first page of a visit decides them. */
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid']

/** The longest value that is carried. */
export const longestValue = 200

/** The part of an address that says where a visit comes from. */
type Address = { pathname: string; search: string }

/**
 * Where a visit comes from, as the query that every form's address carries on.
 *
 * Campaign parameters are those of the first page (first touch), so that a later page cannot claim a lead that an
 * advertisement brought. `source` is the last one that is not empty: it names the link inside this site that led to the
 * form. `landing` is the first page's path, without its query. Nothing else is carried, and no value longer than 200
 * characters; every value is percent-encoded. The inline loader applies the same rule before the page is awake
 * (scripts/export/loader.js).
 * @param known what an earlier page of the visit gave, `null` on the first one; it is not trusted.
 */
export function attribution(known: string | null, { pathname, search }: Address): string {
  const result = new URLSearchParams()
  const put = (name: string, value: string | null) => {
    if (value) result.set(name, value.slice(0, longestValue))
  }
  const earlier = new URLSearchParams(known ?? '')
  const asked = new URLSearchParams(search)
  const landing = earlier.get('landing')
  put('landing', known && landing?.startsWith('/') ? landing : pathname)
  for (const name of campaign) put(name, last(known ? earlier : asked, name))
  put('source', last(asked, 'source') ?? last(earlier, 'source'))
  return result.toString()
}

/** The last value of a parameter that is not empty. */
function last(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).filter(Boolean).at(-1) ?? null
}
