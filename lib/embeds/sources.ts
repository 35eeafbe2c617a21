import { siteOrigin } from '../util/site'
import type { Permissions } from './permissions'
import { addressOf, demoOrigin, type Placed, placedSettings } from './providers'

/** The sources that frames add to the Content-Security-Policy, by directive. `'self'` is this site. */
export type EmbedSources = Record<'frame' | 'script' | 'connect' | 'form' | 'ancestors', string[]>

/** Return the distinct origins of addresses. */
const originsOf = (urls: (string | undefined)[]) => [
  ...new Set(
    urls.filter((url) => url !== undefined).map((url) => (url.startsWith('/') ? "'self'" : new URL(url).origin)),
  ),
]

/** Test whether a provider's page is shown in a frame, not linked by a button. */
const isFrame = ({ setting }: Placed) => !['form', 'link', 'none'].includes(setting.provider)

/** Return the additional origins that a frame navigates to. */
const furtherOf = ({ setting }: Placed): string[] => ('origins' in setting && setting.origins) || []

/** Return the Content-Security-Policy sources that content/embeds.yaml and DEMO_ORIGIN require. */
export function embedSources(placed: Placed[] = placedSettings()): EmbedSources {
  const frames = placed.filter(isFrame)
  const scripts = originsOf(frames.map(({ setting }) => ('script' in setting ? setting.script : undefined)))
  const endpoints = originsOf(placed.map(({ setting }) => ('endpoint' in setting ? setting.endpoint : undefined)))
  return {
    frame: originsOf([...frames.map(addressOf), ...frames.flatMap(furtherOf)]),
    script: scripts,
    connect: [...new Set([...scripts, ...endpoints])],
    form: endpoints,
    ancestors: ["'self'", ...demoParents()],
  }
}

/** Return the frame permissions that content/embeds.yaml requests, by the origins they are granted to. */
export function embedPermissions(placed: Placed[] = placedSettings()): Permissions {
  const origins: Record<string, string[]> = {}
  const asking = placed.filter(isFrame)
  for (const item of asking) {
    const { setting } = item
    if (!('url' in setting) || setting.provider === 'link') continue
    const { allow = [], payment } = setting
    for (const feature of [...allow, ...(payment ? ['payment'] : [])])
      origins[feature] = originsOf([...(origins[feature] ?? []), addressOf(item), ...furtherOf(item)])
  }
  return { origins, popups: asking.some(({ setting }) => 'popups' in setting && setting.popups === true) }
}

/**
 * Return the `frame-ancestors` of demo pages on a separate origin: the site, and localhost if they are served from
 * there.
 */
function demoParents(): string[] {
  const origin = demoOrigin()
  if (!origin) return []
  return [siteOrigin(), ...(origin.startsWith('http:') ? [`http://${new URL(origin).hostname}:*`] : [])]
}
