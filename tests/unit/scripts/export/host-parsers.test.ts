/** The parsers published by Netlify and Vercel read our files as intended. */
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { getTransformedRoutes, type Route } from '@vercel/routing-utils'
import { headerRules, headersFile } from '@/scripts/export/headers'
import { vercelFile } from '@/scripts/export/hosts'
import { redirectsFile, redirectsOf } from '@/scripts/export/redirects'
import { folderWith, route } from './fixtures'

const rules = headerRules("frame-ancestors 'self'", true)
const redirects = redirectsOf(
  [route('/symptoms/back-pain', { aliases: ['/symptoms/back'] })],
  [
    { from: '/About-Us/', to: '/about' },
    { from: '/contact.php', to: '/es' },
    { from: '/team (old).html', to: '/about' },
    { from: '/a+b: all *.php', to: '/about' },
    { from: '/?page_id=12', to: '/about' },
    { from: '/index.php?id=3&lang=es', to: '/es' },
    { from: '/informaci%C3%B3n', to: '/es' },
    { from: '/приём/', to: '/about' },
  ],
)

describe('Netlify', () => {
  const folder = folderWith({ _headers: headersFile(rules), _redirects: redirectsFile(redirects) })

  test('sends the headers of every rule', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      netlifyConfigPath: undefined,
      configHeaders: undefined,
      minimal: true,
    })
    expect(errors).toEqual([])
    expect(headers).toEqual(rules.map(({ pattern, headers: values }) => ({ for: pattern, values })))
  })

  test('redirects every former address permanently', async () => {
    const { redirects: found, errors } = await parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      configRedirects: [],
      minimal: true,
    })
    expect(errors).toEqual([])
    const read = (found as { from: string; to: string; status: number; query?: Record<string, string> }[]).map(
      ({ from, to, status, query = {} }) => ({
        path: decodeURIComponent(from),
        query: Object.entries(query),
        to,
        status,
      }),
    )
    for (const { path, query, to } of redirects) expect(read).toContainEqual({ path, query, to, status: 301 })
  })
})

describe('Vercel', () => {
  const { routes, error } = getTransformedRoutes(
    JSON.parse(vercelFile(rules, redirects, ['404.html', 'es/404.html', 'es/blog/404.html'])),
  )

  /** Return the first rule that matches an address, as Vercel applies them before it looks for a file. */
  const answer = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://clinic.example')
    return (routes ?? []).find(
      (rule): rule is Route & { status: number; headers: Record<string, string> } =>
        'src' in rule &&
        'headers' in rule &&
        rule.continue !== true &&
        new RegExp(rule.src).test(pathname) &&
        (rule.has ?? []).every((one) => one.type === 'query' && searchParams.get(one.key) === one.value),
    )
  }

  test('accepts the file', () => {
    expect(error).toBeNull()
  })

  test.each(
    redirects.map(({ path, query, to }) => [`${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`, to]),
  )('leads on from %s', (from, to) => {
    // It redirects from .html to the clean address first.
    const found = answer(from.replace(/\.html$/, ''))
    expect([found?.status, found?.headers.Location]).toEqual([301, to])
  })
})
