import { countFolder } from '../../lib/counting/counts'
import { noPermissions, openerPolicy, type Permissions, permissionsPolicy } from '../../lib/embeds/permissions'
import { localePath, locales } from '../../lib/i18n/locales'
import { feedPath, feedType } from '../../lib/seo/feed/addresses'
import { stopAt } from '../shared/problems'

/** Headers of the addresses a pattern matches; `*` stands for any characters, as in Cloudflare's and Netlify's files. */
export type HeaderRule = { pattern: string; headers: Record<string, string> }

/** The address of the editor, if the site publishes it. */
export const editorPath = '/admin'

/** Browsers honor this header only over https. */
export const tlsHeader = 'Strict-Transport-Security'

/** The Cache-Control of pages: browsers revalidate each time, and get a short answer if nothing has changed. */
export const revalidated = 'public, max-age=0, must-revalidate'

/**
 * Return for how long browsers insist on https. With HSTS_SUBDOMAINS=1 they do so for every subdomain, too, which shuts
 * out a mail server or an old site that answers only by http.
 * @throws for any other value
 */
function tlsValue(setting = process.env.HSTS_SUBDOMAINS): string {
  if (setting && setting !== '1') throw new Error(`HSTS_SUBDOMAINS is "${setting}": set it to 1, or leave it out`)
  return `max-age=31536000${setting ? '; includeSubDomains' : ''}`
}

/** Cloudflare Pages ignores longer lines (its documentation of `_headers`, "Limits"). */
const longestLine = 2000

/**
 * List the response headers of the site. HTML has no Cache-Control here: hosts that read this file revalidate it by
 * default, and they would join two values for one address instead of replacing the first.
 * @param policy the part of the security policy that only a header can state (see policyHeader)
 * @param hasEditor whether the editor is published at /admin
 * @param permissions what the providers' frames may use; a header applies to all pages, since soft navigation keeps
 * one document
 * @param preview whether the site is unfinished: no address of it should be found then
 */
export function headerRules(
  policy: string,
  hasEditor = false,
  permissions: Permissions = noPermissions,
  preview = false,
): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': permissionsPolicy(permissions),
        'Cross-Origin-Opener-Policy': openerPolicy(permissions),
        'Cross-Origin-Resource-Policy': 'same-origin',
        [tlsHeader]: tlsValue(),
        ...(preview && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    // Their names include a hash of their content.
    ...['/_next/static/*', '/photos/*'].map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    // Pictures keep their names when they change: a day is long enough for visitors, short enough for a new drawing.
    ...['/og/*', '/images/*', '/drawings/*'].map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': 'public, max-age=86400' },
    })),
    // Feed readers and link previews embed pictures. Hosts that join both values send one that browsers ignore, with
    // the same effect (Fetch, "Cross-Origin-Resource-Policy header").
    ...['/og/*', '/images/*', '/drawings/*', '/photos/*'].map((pattern) => ({
      pattern,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    // For one visit: pages of the next build may use an icon that the old file lacks.
    { pattern: '/icons.svg', headers: { 'Cache-Control': 'public, max-age=3600' } },
    // Data of the pages, which search engines should not list. With another type, Next's router gives up soft
    // navigation and reloads the page.
    { pattern: '/*.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' } },
    // Each request is a tap that the host's log counts (lib/counting/counts.ts).
    { pattern: `/${countFolder}/*`, headers: { 'Cache-Control': 'no-store' } },
    // From its extension, hosts would infer only generic XML.
    ...locales.map((locale) => ({
      pattern: localePath(feedPath, locale),
      headers: { 'Content-Type': `${feedType}; charset=utf-8` },
    })),
    { pattern: '/favicon.ico', headers: { 'Content-Type': 'image/x-icon' } },
    // Some hosts match the address, others the file.
    ...(hasEditor ? [editorPath, `${editorPath}.html`, `${editorPath}/*`] : []).map((pattern) => ({
      pattern,
      headers: { 'X-Robots-Tag': 'noindex' },
    })),
  ]
}

/**
 * Return the text of `_headers`, as Cloudflare Pages and Netlify read it.
 * @throws when a line is longer than they accept.
 */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  stopAt(
    '_headers',
    lines
      .filter((line) => line.length > longestLine)
      .map((line) => `${line.slice(0, 60)}…: ${line.length} characters, ${longestLine} allowed: shorten it`),
  )
  return `${lines.join('\n')}\n`
}

/** Read the text of `_headers` back: a pattern per unindented line, its headers indented below it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n').filter((item) => item.trim() && !item.startsWith('#'))) {
    const rule = rules.at(-1)
    if (!line.startsWith(' ')) rules.push({ pattern: line.trim(), headers: {} })
    else if (rule) rule.headers[line.slice(0, line.indexOf(':')).trim()] = line.slice(line.indexOf(':') + 1).trim()
  }
  return rules
}

/**
 * Return the headers that a host sends for a path: those of every matching rule. Values of the same header are joined
 * (Cloudflare Pages, "Headers").
 */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matches = (pattern: string) => {
    const [start = '', end] = pattern.split('*')
    return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end)
  }
  const sent: Record<string, string> = {}
  for (const { headers } of rules.filter(({ pattern }) => matches(pattern))) {
    for (const [name, value] of Object.entries(headers)) sent[name] = name in sent ? `${sent[name]}, ${value}` : value
  }
  return sent
}
