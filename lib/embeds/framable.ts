import { parseUrl } from '../util/parse-url'

/** Pages that refuse to be framed, and what to write instead. */
type Refusal = { is(url: URL): boolean; instead: string }

const isGoogle = ({ hostname }: URL) => /^(?:www\.|maps\.)?google\.[a-z.]+$/.test(hostname)
const isMap = (url: URL) => isGoogle(url) && (url.hostname.startsWith('maps.') || url.pathname.startsWith('/maps'))
const isMapEmbed = ({ pathname, searchParams }: URL) =>
  /^\/maps\/(?:d\/(?:u\/\d+\/)?)?embed\b/.test(pathname) || searchParams.get('output') === 'embed'

const refusals: Refusal[] = [
  {
    is: (url) =>
      ['maps.app.goo.gl', 'g.page', 'g.co', 'share.google'].includes(url.hostname) ||
      (url.hostname === 'goo.gl' && url.pathname.startsWith('/maps')) ||
      (isMap(url) && !isMapEmbed(url)),
    instead:
      'in Google Maps open Share, then “Embed a map”, and copy the address in src="…": it begins with https://www.google.com/maps/embed? Or lead to it with "provider: link"',
  },
  {
    is: ({ hostname }) => hostname === 'calendar.app.google',
    instead:
      'in Google Calendar open the booking page’s Share, then “Website embed”, and copy the address in src="…": it ends with ?gv=true',
  },
  {
    is: ({ hostname, pathname, searchParams }) =>
      hostname === 'calendar.google.com' && pathname.includes('/appointments/') && searchParams.get('gv') !== 'true',
    instead: 'add ?gv=true to it, as Google’s own embed code does',
  },
  {
    is: ({ hostname }) => /(?:^|\.)janeapp\.(?:com|co\.uk|net)(?:\.au)?$/.test(hostname),
    instead: 'lead to it with "provider: link"',
  },
]

/** Explain why a page cannot be framed, and what to write instead; `undefined` if its address gives no reason. */
export function whyNotFramed(address: string): string | undefined {
  const url = parseUrl(address)
  const refusal = url && refusals.find(({ is }) => is(url))
  return refusal && `${url.hostname} does not let its pages be framed: ${refusal.instead}`
}
