import { createHash } from 'node:crypto'
import { elementsOf, textOf } from './html'
import type { Page } from './pages'
import { stopAt } from './problems'

/** The source expression that allows one inline script or style (CSP level 3, 2.3.1). */
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** What a page holds that the policy would block. */
function blockedIn({ file, html }: Page): string[] {
  return elementsOf(html).flatMap((element) =>
    element.attrs
      .filter(({ name }) => name === 'style' || name.startsWith('on'))
      .map(({ name, value }) => `${file}: <${element.tagName} ${name}="${value}">: use a class or a listener instead`),
  )
}

/**
 * The one Content-Security-Policy of all pages. The only inline script is the loader; inline styles are the sheets Next
 * puts into the pages, and the sheet files themselves, which React inserts again when a navigation needs a new one.
 * @throws when a page has style attributes or inline handlers, which no hash allows.
 */
export function contentPolicy(loader: string, pages: Page[], sheets: string[]): string {
  stopAt('policy', pages.flatMap(blockedIn))
  const inline = pages.flatMap(({ html }) =>
    elementsOf(html)
      .filter((element) => element.tagName === 'style')
      .map(textOf),
  )
  const styles = [...new Set([...inline, ...sheets].map(hashOf))].sort()
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(loader)}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ')
}
