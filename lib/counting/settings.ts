import { directionStarts } from '../clinic/directions'
import { clinic, phoneLines } from '../clinic/facts'
import { offices } from '../clinic/offices'
import { isPreview, settings } from '../compiled/data'
import { isNone, linkOf } from '../embeds/providers'
import { defaultLocale, type Locale, localePath, locales } from '../i18n/locales'
import type { Settings } from '../schemas'
import type { Kind } from './counts'

type Setting = Settings['counting']

/** What the inline script counts. Without a service it holds no code for it. */
export type LoaderCounting = {
  service: Setting['service']
  /** The origin of the service. */
  url: string
  /** The name of this site there. */
  site: string
  /** The beginnings of the addresses that count, by kind. */
  starts: [kind: Kind, ...starts: string[]][]
}

/** Return the address as browsers write it, without its fragment. */
const asLinked = (address: string) => new URL(address).href.replace(/#.*/, '')

/** Return the addresses that open the booking: the provider's own page, or else ours; none without online booking. */
function bookings(locale: Locale): string[] {
  if (isNone('booking', locale)) return []
  if (!linkOf('booking', locale)) return [localePath('/book-now', locale)]
  return offices.flatMap(({ id }) => linkOf('booking', locale, id)?.href ?? []).map(asLinked)
}

/** List the addresses of the clinic's own lines and places: a tap on any other, such as 911, never counts. */
function countedStarts(): LoaderCounting['starts'] {
  const numbers = [...offices.map(({ phone }) => phone), ...phoneLines(defaultLocale).flatMap(callable)]
  return [
    ['call', ...numbers.map(({ tel }) => tel)],
    ['text', ...offices.map(({ phone }) => phone.sms)],
    ['email', ...(clinic.email ? [`mailto:${clinic.email}`] : [])],
    ['directions', ...directionStarts, ...offices.map(({ onMap }) => asLinked(onMap))],
    ['book', ...new Set(locales.flatMap(bookings))],
  ]
}

const callable = ({ phone, isFax }: ReturnType<typeof phoneLines>[number]) => (isFax ? [] : [phone])

/** Return what the inline script counts; nothing in a preview. */
export function loaderCounting(setting: Setting = settings.counting, preview = isPreview()): LoaderCounting {
  return { url: '', site: '', ...(preview ? { service: 'none' } : setting), starts: countedStarts() }
}

/** Return the origins that counting adds to the Content-Security-Policy. */
export const countingSources = ({ url } = loaderCounting()): string[] => (url ? [url] : [])
