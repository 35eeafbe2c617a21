import { createTranslate } from '../../lib/i18n/create-translate'
import { type Locale, localePath, locales, splitLocale } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import { type FormerAddress, parseFormer } from '../../lib/util/former-address'
import { absoluteUrl } from '../../lib/util/site'
import { escapeHtml } from '../shared/html'
import { stopAt } from '../shared/problems'
import { fromTemplate } from '../shared/template'

/** A former address and the page it leads to. */
export type Redirect = FormerAddress & { to: string; locale: Locale }

/** Test whether the query of a former address goes along: behind a fragment it would become a part of that. */
export const takesQuery = (to: string) => !/[?#]/.test(to)

/**
 * List all aliases in the registry in both languages, and all former addresses in content/redirects.yaml.
 * @throws if an alias is also the address of a page, which its redirect would replace
 */
export function redirectsOf(routes: Route[], moved: { from: string; to: string }[] = []): Redirect[] {
  const paths = new Set(routes.map(({ path }) => path))
  const taken = routes.flatMap(({ aliases }) => aliases.filter((alias) => paths.has(alias)))
  stopAt(
    'redirects',
    taken.map((alias) => `${alias}: is a page itself: remove it from the aliases`),
  )
  const aliased = routes.flatMap(({ path, aliases }) =>
    aliases.flatMap((alias) =>
      locales.map((locale) => ({ path: localePath(alias, locale), query: [], to: localePath(path, locale), locale })),
    ),
  )
  return [
    ...aliased,
    ...moved.flatMap(({ from, to }) => {
      const former = parseFormer(from)
      return former ? [{ ...former, to, locale: splitLocale(to).locale }] : []
    }),
  ]
}

/** List the former addresses that are also files of the site, which a redirect would hide. */
export function hiddenFiles(redirects: Redirect[], files: string[]): string[] {
  const known = new Set(files.map((file) => `/${file}`))
  return redirects
    .filter(({ path, query }) => query.length === 0 && known.has(path))
    .map(({ path }) => `content/redirects.yaml: ${path} is a file of this site: remove the row`)
}

/** Write the page that redirects on hosts without redirect rules; it needs no script and is never indexed. */
export function redirectPage({ to, locale }: Pick<Redirect, 'to' | 'locale'>): string {
  // Without the clinic's facts: the server reads redirects in a fresh clone, too, whose content is not compiled.
  const t = createTranslate(locale, {})
  const [target, canonical] = [to, to.startsWith('/') ? absoluteUrl(to) : to].map(escapeHtml) as [string, string]
  return fromTemplate('scripts/export/templates/redirect.html', {
    locale,
    title: t('moved.title'),
    link: t('moved.link'),
    target,
    canonical,
  })
}

/**
 * Write the redirect pages of an address: with and without a trailing slash. An address with a query has none,
 * because its path belongs to another page.
 * @param files files of the site; a redirect page must not share a name with one, even in another letter case
 */
export function redirectPages(redirects: Redirect[], files: string[]): { file: string; path: string; html: string }[] {
  const taken = new Set(files.map((file) => file.toLowerCase()))
  return redirects
    .filter(({ query }) => query.length === 0)
    .flatMap((redirect) => {
      const bare = redirect.path.slice(1)
      const names = bare.endsWith('.html')
        ? [bare]
        : [`${bare}.html`, ...(hasExtension(bare) ? [] : [`${bare}/index.html`])]
      return names.map((file) => ({ file, path: redirect.path, html: redirectPage(redirect) }))
    })
    .filter(({ file }) => !taken.has(file.toLowerCase()) && taken.add(file.toLowerCase()))
}

const hasExtension = (path: string) => /\.\w+$/.test(path)

/** List the paths that a host must know for a former address: with and without a trailing slash. */
const pathsOf = ({ path }: FormerAddress) => (path === '/' || hasExtension(path) ? [path] : [path, `${path}/`])

/** Encode a path as browsers send it, for a host that reads `*` and `:` as placeholders. */
const encodePath = (path: string) =>
  encodeURI(path).replace(/[*:]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Cloudflare Pages ignores further lines (its documentation of `_redirects`, "Per file"). */
const mostLines = 2000
const longestLine = 1000

/**
 * Write the text of `_redirects`, as Cloudflare Pages and Netlify read it. Only Netlify supports queries; Cloudflare
 * ignores those lines.
 */
export function redirectsFile(redirects: Redirect[]): string {
  const lines = redirects.flatMap((redirect) => {
    const query = redirect.query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)} `)
    return pathsOf(redirect).map((path) => `${encodePath(path)} ${query.join('')}${redirect.to} 301`)
  })
  return lines.map((line) => `${line}\n`).join('')
}

/** List what Cloudflare Pages would ignore in a `_redirects` file. */
export function cloudflareLimits(text: string): string[] {
  const lines = text.split('\n').filter(Boolean)
  const queries = lines.filter((line) => line.split(' ').length > 3)
  const long = lines.filter((line) => line.length > longestLine)
  const withSigns = lines.filter((line) => /%3A|%2A/.test(line.split(' ', 1)[0] ?? ''))
  const count = lines.length - queries.length
  return [
    ...(count > mostLines ? [`reads ${mostLines} lines of _redirects, there are ${count} (two per address)`] : []),
    ...(long.length > 0 ? [`reads lines of up to ${longestLine} characters, ${long.length} are longer`] : []),
    ...(withSigns.length > 0
      ? [
          `compares no "*" and ":": ${withSigns.length} former addresses such as ${withSigns[0]?.split(' ', 1)} lead nowhere there`,
        ]
      : []),
    ...(queries.length > 0
      ? [
          `knows no queries: ${queries.length} former addresses such as ${queries[0]?.split(' ', 2).join('?')} lead nowhere there`,
        ]
      : []),
  ]
}

/** A redirect as `_redirects` states it; `query` is empty if any query matches. */
type Rule = { query: string; to: string; status: number }

/** Parse the text of `_redirects` into the rules of each exact path. */
export function parseRedirects(text: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>()
  for (const line of text.split('\n').filter((item) => item.trim() && !item.startsWith('#'))) {
    const [from = '', ...rest] = line.trim().split(/\s+/)
    const query = rest.filter((part) => /^[^/]+=/.test(part)).join('&')
    const [to = '', status = '302'] = rest.filter((part) => !/^[^/]+=/.test(part))
    rules.set(from, [...(rules.get(from) ?? []), { query, to, status: Number(status) }])
  }
  return rules
}

/** Find the rule in `_redirects` for an address. */
export function findRedirect(rules: Map<string, Rule[]>, pathname: string, search: string): Rule | undefined {
  const given = new URLSearchParams(search)
  return rules
    .get(pathname)
    ?.find(({ query }) => [...new URLSearchParams(query)].every(([name, value]) => given.getAll(name).includes(value)))
}
