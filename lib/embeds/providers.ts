import { settings } from '../compiled/data'
import { byLocale, type Locale, localePath, locales } from '../i18n/locales'
import type { Provider } from '../schemas/embeds'
import { parseUrl } from '../util/parse-url'
import type { MessageFormat } from './frame-messages'
import type { Frame } from './frames'
import { allowAttribute } from './permissions'

const demo = byLocale((): Provider => ({ provider: 'demo' }))

/**
 * The settings of the frames. With DEMO_FRAMES, which `npm test` sets, every frame shows the demo that the tests
 * expect.
 */
const {
  offices: framesOfOffices = {},
  passOn: _,
  ...frames
}: typeof settings.embeds = process.env.DEMO_FRAMES
  ? { survey: demo, contact: demo, 'new-patient': demo, booking: demo, reviews: demo, map: demo }
  : settings.embeds

/** A setting of a frame, in one language. */
export type Placed = { name: Frame; locale: Locale; setting: Provider }

type ByFrame = Partial<Record<Frame, Record<Locale, Provider>>>

/** List the settings of every frame and language. @param all the clinic's frames, and those of its offices. */
export const placedSettings = (all: ByFrame[] = [frames, ...Object.values(framesOfOffices)]): Placed[] =>
  all.flatMap((own) =>
    (Object.entries(own) as [Frame, Record<Locale, Provider>][]).flatMap(([name, settings]) =>
      locales.map((locale) => ({ name, locale, setting: settings[locale] })),
    ),
  )

/** The source, permissions and message format of a frame. */
export type Embed = {
  /** The URL of its page. */
  page: string
  /** The height to reserve for it, in pixels, if the clinic sets one. */
  height?: number
  /** Its page URL with the language, ending in `&` so that the parameters of lib/visit/attribution.ts can follow. */
  src: string
  /** The origins of its messages; none for this site's own. */
  origins: string[]
  /** The format in which it reports its height; absent if it sends no messages. */
  messages?: MessageFormat
  /** The provider's script, loaded into the page. */
  script?: string
  /** The attributes by which that script finds its frame: `id`, `name`, `data-…`. */
  marks: Record<string, string>
  sandbox: string
  allow: string
}

/**
 * Return the origin of the demo pages, from the environment variable DEMO_ORIGIN; empty for the site itself.
 * @throws if it is neither an https origin nor a local one.
 */
export function demoOrigin(setting = process.env.DEMO_ORIGIN ?? ''): string {
  if (!setting) return ''
  const url = parseUrl(setting)
  const isHere = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (!url || url.origin !== setting || !(url.protocol === 'https:' || isHere)) {
    throw new Error(`DEMO_ORIGIN is "${setting}": set it to a bare https origin, or to http://127.0.0.1 with a port`)
  }
  return url.origin
}

// Without allow-same-origin, frames would lose storage and fonts; popups let links open in new tabs.
const page = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
const forms = `${page} allow-forms`

/** The sandbox flags of each frame: only what it needs, never top navigation. */
const sandboxes: Record<Frame, string> = {
  survey: forms,
  contact: forms,
  'new-patient': forms,
  booking: `${forms} allow-downloads`,
  reviews: page,
  map: page,
}

/** Return the setting of a frame: the office's own, or else the clinic's. */
const settingOf = (name: Frame, locale: Locale, office = ''): Provider =>
  ownFrames(office)[name]?.[locale] ?? frames[name][locale]

/** Test whether a frame of the clinic has no provider yet. */
export const isDemo = (name: Frame, locale: Locale): boolean => frames[name][locale].provider === 'demo'

/** Test whether the clinic, or an office, does without a provider: patients call or text. */
export const isNone = (name: Frame, locale: Locale, office?: string): boolean =>
  settingOf(name, locale, office).provider === 'none'

/** Return an office's own frames. */
const ownFrames = (office: string): Partial<Record<Frame, Record<Locale, Provider>>> => framesOfOffices[office] ?? {}

/** Test whether an office has a frame of its own in content/embeds.yaml. */
export const hasOwnFrame = (name: Frame, office: string): boolean => ownFrames(office)[name] !== undefined

/**
 * Return the id of the section of the booking page that books an office: its own form, or the clinic's. @param form the
 * id of the clinic's form.
 */
export const bookingFormId = (form: string, office: string): string =>
  hasOwnFrame('booking', office) ? `${form}-${office}` : form

/** Return the page URL of a setting; the demo page for `form`, which renders no frame. */
export function addressOf({ name, setting, locale }: Placed): string {
  if ('url' in setting) return setting.url.replaceAll('FORM_ID', setting.form ?? '')
  return demoOrigin() + localePath(`/demo/${name}`, locale)
}

/** Return the format of a frame's messages; `undefined` for frames that send none. */
function messagesOf(setting: Provider): MessageFormat | undefined {
  if ('messages' in setting) return setting.messages
  return setting.provider === 'demo' ? 'embed-height' : undefined
}

/** Return the endpoint of the native contact form, if it replaces the frame. */
export function contactEndpoint(locale: Locale): string | undefined {
  const setting: Provider = frames.contact[locale]
  return setting.provider === 'form' ? setting.endpoint : undefined
}

/** Return the attributes by which a provider's script finds its frame: the usual ones, and those of its own snippet. */
export function frameAttributes(name: string, setting: Provider): Record<string, string> {
  const form = 'form' in setting ? setting.form : undefined
  const attributes = ('attributes' in setting && setting.attributes) || {}
  const id = form ?? `frame-${name}`
  const own = Object.entries(attributes).map(([key, value]) => [key, value.replaceAll('FORM_ID', form ?? '')])
  return { id, name: id, ...(form && { 'data-form-id': form }), ...Object.fromEntries(own) }
}

/** Add a parameter to an address that may already have a query and a fragment. */
function withParameter(address: string, parameter: string): string {
  const [, page = '', part = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? []
  return `${page}${page.includes('?') ? '&' : '?'}${parameter}${part}`
}

/** Return the permissions of a frame. @param origins additional origins that it may navigate to. */
function allowOf(name: Frame, setting: Provider, origins: string[]): string {
  if (!('url' in setting) || setting.provider === 'link') return name === 'map' ? 'fullscreen' : ''
  const { allow = [], payment } = setting
  const features = [...(name === 'map' ? ['fullscreen'] : []), ...allow, ...(payment ? ['payment'] : [])]
  return allowAttribute([...new Set(features)], origins)
}

/** Return the frame of a setting. @param mark the value by which a script finds it, unless the setting has one. */
export function frameOf(placed: Placed, mark: string = placed.name): Embed {
  const { name, setting, locale } = placed
  const address = addressOf(placed)
  const moreOrigins = ('origins' in setting && setting.origins) || []
  return {
    page: address,
    height: 'height' in setting ? setting.height : undefined,
    src: `${withParameter(address, `lang=${locale}`)}&`,
    origins: address.startsWith('/') ? [] : [new URL(address).origin, ...moreOrigins],
    messages: messagesOf(setting),
    script: 'script' in setting ? setting.script : undefined,
    marks: frameAttributes(mark, setting),
    sandbox: sandboxes[name],
    allow: allowOf(name, setting, moreOrigins),
  }
}

/** Return a frame in a language, as configured in content/embeds.yaml. @param office the id of its office. */
export function embedOf(name: Frame, locale: Locale, office?: string): Embed {
  const mark = office && hasOwnFrame(name, office) ? `${name}-${office}` : name
  return frameOf({ name, setting: settingOf(name, locale, office), locale }, mark)
}

/** A provider's page that opens outside the site, because it cannot be framed. */
export type ProviderLink = { href: string; host: string }

/** Return the page that a button opens in place of a frame; `undefined` if there is a frame. */
export function linkOf(
  name: Frame,
  locale: Locale,
  office?: string,
  setting = settingOf(name, locale, office),
): ProviderLink | undefined {
  if (setting.provider !== 'link') return undefined
  const address = addressOf({ name, setting, locale })
  return { href: withParameter(address, `lang=${locale}`), host: new URL(address).hostname.replace(/^www\./, '') }
}
