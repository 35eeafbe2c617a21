import { type Locale, localePath, locales } from '../../lib/i18n/locales'
import type { Route } from '../../lib/kinds/kind'
import { absoluteUrl } from '../../lib/util/site'
import { escapeHtml } from '../shared/html'
import { stopAt } from '../shared/problems'
import { fromTemplate } from '../shared/template'

/** An old address and the page it leads to. */
export type Redirect = { from: string; to: string; locale: Locale }

const words: Record<Locale, { title: string; link: string }> = {
  en: { title: 'This page has moved', link: 'Go to the page' },
  es: { title: 'Esta página cambió de dirección', link: 'Ir a la página' },
}

/**
 * Return every alias of the registry in both languages.
 * @throws when an alias is also the address of a page, which its redirect would replace.
 */
export function redirectsOf(routes: Route[]): Redirect[] {
  const paths = new Set(routes.map(({ path }) => path))
  const taken = routes.flatMap(({ aliases }) => aliases.filter((alias) => paths.has(alias)))
  stopAt(
    'redirects',
    taken.map((alias) => `${alias}: is a page of its own: take it out of the aliases`),
  )
  return routes.flatMap(({ path, aliases }) =>
    aliases.flatMap((alias) =>
      locales.map((locale) => ({ from: localePath(alias, locale), to: localePath(path, locale), locale })),
    ),
  )
}

/** Write a page that redirects on hosts without redirect rules; it needs no script and is never indexed. */
export function redirectPage({ to, locale }: Redirect): string {
  const { title, link } = words[locale]
  const [target, canonical] = [to, absoluteUrl(to)].map(escapeHtml) as [string, string]
  return fromTemplate('scripts/export/templates/redirect.html', { locale, title, link, target, canonical })
}

/** Write the text of `_redirects`, as Cloudflare Pages and Netlify read it. */
export function redirectsFile(redirects: Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** Read the text of `_redirects` back: the target and status of each exact address. */
export function parseRedirects(text: string): Map<string, { to: string; status: number }> {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status = '302'] = line.trim().split(/\s+/)
      return [from, { to, status: Number(status) }]
    }),
  )
}
