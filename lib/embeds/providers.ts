import { settings } from '../content/data'
import type { Provider } from '../content/schemas/embeds'
import { type Locale, localePath, locales } from '../i18n/locales'
import { siteOrigin } from '../seo/site'
import type { Frame } from './frames'
import type { MessageFormat } from './messages'

const frames = settings.embeds

/** What a frame shows and what it may do. */
export type Embed = {
  /** The address of its page. */
  page: string
  /** The same, open at its end for the parameters of lib/visit/attribution.ts. */
  src: string
  /** The origin its messages come from; empty for this site's own. */
  origin: string
  /** How it tells its height; frames without are silent. */
  messages?: MessageFormat
  /** The provider's script, loaded beside it. */
  script?: string
  sandbox: string
  allow: string
}

/**
 * The origin of the demo pages, from the build setting DEMO_ORIGIN; empty for the site itself.
 * @throws when it is neither an https origin nor one of this machine.
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

// A page runs its own scripts as itself (it would lose its storage and its fonts otherwise) and opens links in new tabs.
const page = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
const forms = `${page} allow-forms`

/** What each frame may do beyond showing a page: nothing it does not need. None may navigate the page around it. */
const sandboxes: Record<Frame, string> = {
  survey: forms,
  contact: forms,
  'new-patient': forms,
  booking: `${forms} allow-downloads`,
  reviews: page,
  map: page,
}

/** The page a setting names; the demo page for our own form, which needs no frame. */
function pageOf(name: Frame, setting: Provider, locale: Locale): string {
  if ('url' in setting) return setting.url.replace('FORM_ID', setting.form ?? '')
  return demoOrigin() + localePath(`/demo/${name}`, locale)
}

/** Where our own contact form sends to, when it takes the frame's place. */
export function contactEndpoint(locale: Locale): string | undefined {
  const setting: Provider = frames.contact[locale]
  return setting.provider === 'form' ? setting.endpoint : undefined
}

/** One of the site's frames in a language, as content/embeds.yaml sets it. */
export function embedOf(name: Frame, locale: Locale): Embed {
  const setting: Provider = frames[name][locale]
  const address = pageOf(name, setting, locale)
  return {
    page: address,
    src: `${address}${address.includes('?') ? '&' : '?'}lang=${locale}&`,
    origin: address.startsWith('/') ? '' : new URL(address).origin,
    messages: 'messages' in setting ? setting.messages : setting.provider === 'iframe' ? undefined : 'embed-height',
    script: 'script' in setting ? setting.script : undefined,
    sandbox: sandboxes[name],
    allow: name === 'map' ? 'fullscreen' : '',
  }
}

/** What the frames need from the security policy, by directive. `'self'` stands for this site. */
export type EmbedSources = Record<'frame' | 'script' | 'connect' | 'form' | 'ancestors', string[]>

/**
 * The origins that content/embeds.yaml and DEMO_ORIGIN name, as the policy's sources.
 * @param all the settings of every frame and language.
 */
export function embedSources(all: Record<Frame, Record<Locale, Provider>> = frames): EmbedSources {
  const used = (Object.keys(all) as Frame[]).flatMap((name) =>
    locales.map((locale) => ({ setting: all[name][locale], page: pageOf(name, all[name][locale], locale) })),
  )
  const origins = (urls: (string | undefined)[]) => [
    ...new Set(
      urls.filter((url) => url !== undefined).map((url) => (url.startsWith('/') ? "'self'" : new URL(url).origin)),
    ),
  ]
  const scripts = origins(used.map(({ setting }) => ('script' in setting ? setting.script : undefined)))
  const endpoints = origins(used.map(({ setting }) => ('endpoint' in setting ? setting.endpoint : undefined)))
  const silent = used.filter(({ setting }) => setting.provider === 'iframe').map((item) => item.page)
  return {
    frame: origins(used.filter(({ setting }) => setting.provider !== 'form').map((item) => item.page)),
    script: scripts,
    connect: [...new Set([...scripts, ...origins(silent), ...endpoints])],
    form: endpoints,
    ancestors: ["'self'", ...demoParents()],
  }
}

/** Who else may frame the demo pages when they have an origin of their own: the site, and this machine when they are on it. */
function demoParents(): string[] {
  const origin = demoOrigin()
  if (!origin) return []
  return [siteOrigin(), ...(origin.startsWith('http:') ? [`http://${new URL(origin).hostname}:*`] : [])]
}
