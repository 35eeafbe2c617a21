import { countFolder, type Kind, sourceOf } from '@/lib/counting/counts'
import { formReceivedEvent, pageTypeMeta } from '@/lib/loader/contract'
import { closestTo } from './closest'
import { visitAttribution } from './visit-attribution'

/** The signals by which browsers say that their user does not want to be followed. */
type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

const pageType = () => document.querySelector<HTMLMetaElement>(`meta[name=${pageTypeMeta}]`)?.content ?? ''

/** Send a request that nothing waits for. It names neither the page nor the visitor, and no failure shows. */
function send(address: string, content?: object, type = 'text/plain'): void {
  fetch(address, {
    ...(content && { method: 'POST', body: JSON.stringify(content), headers: { 'Content-Type': type } }),
    keepalive: true,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}

/** Count an act, by the way that content/counting.yaml names. The services' addresses are those they document. */
function count(name: Kind): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Signals
  if (globalPrivacyControl || doNotTrack === '1') return
  const page = pageType()
  const lang = document.documentElement.lang
  const from = sourceOf(visitAttribution(), document.referrer, location.origin)
  const data = { page, lang, from }
  if (counting.service === 'own') send(`/${countFolder}/${name}.txt?page=${page}&lang=${lang}&from=${from}`)
  if (counting.service === 'goatcounter') send(`${counting.url}/count?p=${name}/${page}/${lang}&e=true&r=${from}`)
  if (counting.service === 'plausible')
    send(`${counting.url}/api/event`, { name, url: `${location.origin}/${page}`, domain: counting.site, props: data })
  if (counting.service === 'umami') {
    const payload = { website: counting.site, hostname: location.hostname, url: `/${page}`, name, data }
    send(`${counting.url}/api/send`, { type: 'event', payload }, 'application/json')
  }
}

/** Count a tap on a link that leads to the clinic. */
function countTap(event: Event): void {
  const link = closestTo(event, 'a')
  if (!(link instanceof HTMLAnchorElement)) return
  const address = link.href.replace(location.origin, '')
  const kind = counting.starts.find(([, ...starts]) => starts.some((start) => address.startsWith(start)))?.[0]
  // Already on the booking page: such links lead to a part of it, or to the other language.
  const isHere = address[0] === '/' && pageType() === 'book-now'
  if (kind && !isHere) count(kind)
}

/**
 * Count taps and received forms. Only this counts, before hydration and after: the hydrated page only says when a form
 * was received.
 */
export function watchCounts(): void {
  addEventListener('click', countTap, true)
  addEventListener(formReceivedEvent, () => count('form'))
}
