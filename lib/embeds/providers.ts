import { settings } from '../compiled/data'
import { byLocale, type Locale, localePath, locales } from '../i18n/locales'
import type { Provider } from '../schemas/embeds'
import { siteOrigin } from '../util/site'
import type { Frame } from './frames'
import type { MessageFormat } from './messages'

const demo = byLocale((): Provider => ({ provider: 'demo' }))

/** The settings of the frames. With DEMO_FRAMES, which `npm test` sets, all show their demos, which the tests know. */
const { offices: framesOfOffices = {}, ...frames }: typeof settings.embeds = process.env.DEMO_FRAMES
  ? { survey: demo, contact: demo, 'new-patient': demo, booking: demo, reviews: demo, map: demo }
  : settings.embeds

/** The source, permissions and message format of a frame. */
export type Embed = {
  /** The URL of its page. */
  page: string
  /** The same with the language, ending in `&` for the parameters of lib/visit/attribution.ts to follow. */
  src: string
  /** The origin of its messages; empty for this site's own. */
  origin: string
  /** The format in which it reports its height; absent for frames that send no messages. */
  messages?: MessageFormat
  /** The provider's script, loaded into the page. */
  script?: string
  /** By which that script finds its frame: `id`, `name`, `data-…`. */
  marks: Record<string, string>
  sandbox: string
  allow: string
}

/**
 * Return the origin of the demo pages, from the environment variable DEMO_ORIGIN; empty for the site itself.
 * @throws when it is neither an https origin nor a local one.
 */
export function demoOrigin(setting = process.env.DEMO_ORIGIN ?? ''): string {
  if (!setting) return ''
  const url = URL.canParse(setting) ? new URL(setting) : undefined
  const isHere = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (!url || url.origin !== setting || !(url.protocol === 'https:' || isHere)) {
    throw new Error(`DEMO_ORIGIN is "${setting}": set it to an https origin alone, or to http://127.0.0.1 with a port`)
  }
  return url.origin
}

// Without allow-same-origin, frames would lose their storage and fonts; popups let links open in new tabs.
const page = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
const forms = `${page} allow-forms`

/** The sandbox flags of each frame: only what it needs, and never top navigation. */
const sandboxes: Record<Frame, string> = {
  survey: forms,
  contact: forms,
  'new-patient': forms,
  booking: `${forms} allow-downloads`,
  reviews: page,
  map: page,
}

/** Return the setting of a frame: that of an office where it has its own, else that of the clinic. */
const settingOf = (name: Frame, locale: Locale, office = ''): Provider =>
  ownFrames(office)[name]?.[locale] ?? frames[name][locale]

/** Return the frames that are an office's own. */
const ownFrames = (office: string): Partial<Record<Frame, Record<Locale, Provider>>> => framesOfOffices[office] ?? {}

/** Test whether an office has a frame of its own in content/embeds.yaml. */
export const hasOwnFrame = (name: Frame, office: string): boolean => ownFrames(office)[name] !== undefined

/**
 * Return the part of the booking page where an office is booked: its own form, or that of the clinic. @param form the
 * id of that one.
 */
export const bookingFormId = (form: string, office: string): string =>
  hasOwnFrame('booking', office) ? `${form}-${office}` : form

/** Return the page URL of a setting; the demo page for `form`, which is rendered without a frame. */
function pageOf(name: Frame, setting: Provider, locale: Locale): string {
  if ('url' in setting) return setting.url.replace('FORM_ID', setting.form ?? '')
  return demoOrigin() + localePath(`/demo/${name}`, locale)
}

/** Return the format of a frame's messages; `undefined` for frames that send none. */
function messagesOf(setting: Provider): MessageFormat | undefined {
  if (setting.provider === 'script') return setting.messages
  return setting.provider === 'demo' ? 'embed-height' : undefined
}

/** Return the endpoint of the native contact form, if it replaces the frame. */
export function contactEndpoint(locale: Locale): string | undefined {
  const setting: Provider = frames.contact[locale]
  return setting.provider === 'form' ? setting.endpoint : undefined
}

/** Return the attributes by which a provider's script finds its frame: the usual ones, and those of its own snippet. */
export function marksOf(name: string, setting: Provider): Record<string, string> {
  const { form, attributes = {} } = 'url' in setting ? setting : {}
  const id = form ?? `frame-${name}`
  const own = Object.entries(attributes).map(([key, value]) => [key, value.replaceAll('FORM_ID', form ?? '')])
  return { id, name: id, ...(form && { 'data-form-id': form }), ...Object.fromEntries(own) }
}

/**
 * Return a frame in a language, as configured in content/embeds.yaml. @param office the id of the office that it is
 * for.
 */
export function embedOf(name: Frame, locale: Locale, office?: string): Embed {
  const setting = settingOf(name, locale, office)
  const address = pageOf(name, setting, locale)
  return {
    page: address,
    src: `${address}${address.includes('?') ? '&' : '?'}lang=${locale}&`,
    origin: address.startsWith('/') ? '' : new URL(address).origin,
    messages: messagesOf(setting),
    script: 'script' in setting ? setting.script : undefined,
    marks: marksOf(office && hasOwnFrame(name, office) ? `${name}-${office}` : name, setting),
    sandbox: sandboxes[name],
    allow: name === 'map' ? 'fullscreen' : '',
  }
}

/** The sources that the frames add to the Content-Security-Policy, by directive. `'self'` stands for this site. */
export type EmbedSources = Record<'frame' | 'script' | 'connect' | 'form' | 'ancestors', string[]>

/**
 * Return the Content-Security-Policy sources that content/embeds.yaml and DEMO_ORIGIN require.
 * @param all the settings of every frame and language. @param further those of the offices that have their own.
 */
export function embedSources(
  all: Partial<Record<Frame, Record<Locale, Provider>>> = frames,
  further: Partial<Record<Frame, Record<Locale, Provider>>>[] = Object.values(framesOfOffices),
): EmbedSources {
  const used = [all, ...further].flatMap((own) =>
    (Object.entries(own) as [Frame, Record<Locale, Provider>][]).flatMap(([name, settings]) =>
      locales.map((locale) => ({ setting: settings[locale], page: pageOf(name, settings[locale], locale) })),
    ),
  )
  const origins = (urls: (string | undefined)[]) => [
    ...new Set(
      urls.filter((url) => url !== undefined).map((url) => (url.startsWith('/') ? "'self'" : new URL(url).origin)),
    ),
  ]
  const scripts = origins(used.map(({ setting }) => ('script' in setting ? setting.script : undefined)))
  const endpoints = origins(used.map(({ setting }) => ('endpoint' in setting ? setting.endpoint : undefined)))
  const silent = used.filter(({ setting }) => 'url' in setting && !messagesOf(setting)).map((item) => item.page)
  return {
    frame: origins(used.filter(({ setting }) => setting.provider !== 'form').map((item) => item.page)),
    script: scripts,
    connect: [...new Set([...scripts, ...origins(silent), ...endpoints])],
    form: endpoints,
    ancestors: ["'self'", ...demoParents()],
  }
}

/**
 * Return the `frame-ancestors` of demo pages on an origin of their own: the site, and localhost when they are served
 * from it.
 */
function demoParents(): string[] {
  const origin = demoOrigin()
  if (!origin) return []
  return [siteOrigin(), ...(origin.startsWith('http:') ? [`http://${new URL(origin).hostname}:*`] : [])]
}
