import { createHash } from 'node:crypto'
import type { EmbedSources } from '../../lib/embeds/sources'
import { attribute, type Element, elementText, escapeHtml } from '../shared/html'
import { onEach } from '../shared/problems'

type Parsed = { file: string; elements: Element[] }

/** Return the source expression that allows one inline script or style (CSP level 3, 2.3.1). */
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const inlineScriptTypes = [undefined, '', 'text/javascript', 'module', 'speculationrules']

const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  inlineScriptTypes.includes(attribute(element, 'type'))

const isStyle = ({ tagName }: Element) => tagName === 'style'

const directive = (name: string, ...sources: string[]) => [name, ...new Set(sources)].join(' ')

/** List the style attributes and inline handlers in a page: no hash can allow them. */
export const policyProblems = onEach(({ elements }: Parsed) =>
  elements.flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name }) => name === 'style' || name.startsWith('on'))
      .map(({ name, value }) => `<${tagName} ${name}="${value}">: use a class or a listener instead`),
  ),
)

/**
 * Build the Content-Security-Policy that a page states itself. It allows the page's own inline scripts and styles by
 * their hashes, the site's own files, and the origins in the settings. Its size depends neither on the number of
 * pages nor on their inline styles.
 * @param embeds origins of the frames' providers
 * @param widget origins of the translation widget, which loads scripts, styles and pictures
 * @param counted origins to which the page sends what it counts
 */
export function pagePolicy(
  { elements }: Parsed,
  embeds: EmbedSources,
  widget: string[] = [],
  counted: string[] = [],
): string {
  const hashes = (isMeant: (element: Element) => boolean) => elements.filter(isMeant).map(elementText).map(hashOf)
  return [
    "default-src 'none'",
    directive('script-src', "'self'", ...hashes(isInlineScript), ...embeds.script, ...widget),
    directive('style-src', "'self'", ...hashes(isStyle), ...widget),
    directive('img-src', "'self'", 'data:', ...widget),
    "font-src 'self'",
    directive('connect-src', "'self'", ...embeds.connect, ...widget, ...counted),
    directive('frame-src', ...embeds.frame, ...widget),
    "base-uri 'none'",
    directive('form-action', "'self'", ...embeds.form),
  ].join('; ')
}

/**
 * Build the part of the policy that hosts send as a header: who may frame the site, which a page cannot state itself
 * (CSP level 3, 3.3). Only the site itself may frame its pages, because its demo pages are frames.
 */
export const policyHeader = ({ ancestors }: EmbedSources): string => directive('frame-ancestors', ...ancestors)

/** Test whether only a header can state a directive. */
const isForHeaders = (text: string) => text.startsWith('frame-ancestors ')

/**
 * Insert a policy into a page, before anything that it governs.
 * @throws if the head of the page does not begin with its character set
 */
export function statePolicy({ file, html }: { file: string; html: string }, policy: string): string {
  const [start] = /<head>\s*<meta charset="utf-8"\s*\/?>/i.exec(html) ?? []
  if (!start) throw new Error(`${file}: its head must begin with <meta charset="utf-8">: its policy comes after that`)
  const stated = policy.split('; ').filter((text) => !isForHeaders(text))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(stated.join('; '))}">`
  return html.replace(start, () => start + meta)
}
