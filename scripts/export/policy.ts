import { createHash } from 'node:crypto'
import type { EmbedSources } from '../../lib/embeds/providers'
import { type Element, escapeHtml, textOf } from './html'
import { stopAt } from './problems'

/** The source expression that allows one inline script or style (CSP level 3, 2.3.1). */
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

type Parsed = { file: string; elements: Element[] }

/** What a page holds that the policy would block. */
function blockedIn({ file, elements }: Parsed): string[] {
  return elements.flatMap((element) =>
    element.attrs
      .filter(({ name }) => name === 'style' || name.startsWith('on'))
      .map(({ name, value }) => `${file}: <${element.tagName} ${name}="${value}">: use a class or a listener instead`),
  )
}

/**
 * The one Content-Security-Policy of some pages, or of all. The only inline script is the loader, the only inline style the
 * sheet that inline-styles.ts puts into the pages.
 * Other origins come from the settings alone: those of the embeds, and those of a translation widget (`widget`), which
 * brings scripts, styles and pictures. The site may be framed by itself, because its own demo pages are, and by nobody
 * else: hosts would join a second policy for those pages instead of replacing this one.
 * @throws when a page has style attributes or inline handlers, which no hash allows.
 */
export function contentPolicy(loader: string, pages: Parsed[], embeds: EmbedSources, widget: string[] = []): string {
  stopAt('policy', pages.flatMap(blockedIn))
  const inline = pages.flatMap(({ elements }) => elements.filter(({ tagName }) => tagName === 'style').map(textOf))
  const styles = [...new Set(inline)].map(hashOf).sort()
  const directive = (name: string, ...sources: string[]) => [name, ...new Set(sources)].join(' ')
  return [
    "default-src 'none'",
    directive('script-src', "'self'", hashOf(loader), ...embeds.script, ...widget),
    directive('style-src', "'self'", ...styles, ...widget),
    directive('img-src', "'self'", 'data:', ...widget),
    "font-src 'self'",
    directive('connect-src', "'self'", ...embeds.connect, ...widget),
    directive('frame-src', ...embeds.frame, ...widget),
    "manifest-src 'self'",
    "base-uri 'none'",
    directive('form-action', "'self'", ...embeds.form),
    directive('frame-ancestors', ...embeds.ancestors),
    'upgrade-insecure-requests',
  ].join('; ')
}

/** What only works in a header (CSP level 3, 3.3, "The meta element"). */
const isForHeaders = (directive: string) => directive.startsWith('frame-ancestors ')

/** What is left to a header when pages state their policy themselves. */
export const headerPart = (policy: string): string => policy.split('; ').filter(isForHeaders).join('; ')

/** A page that states its policy itself, before anything that it governs. @throws when its head begins with no charset. */
export function statePolicy({ file, html }: { file: string; html: string }, policy: string): string {
  const [start] = /<head>\s*<meta charset="utf-8"\s*\/?>/i.exec(html) ?? []
  if (!start) throw new Error(`${file}: its head must begin with <meta charset="utf-8">: its policy comes after that`)
  const stated = policy.split('; ').filter((directive) => !isForHeaders(directive))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(stated.join('; '))}">`
  return html.replace(start, () => start + meta)
}
