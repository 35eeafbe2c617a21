/** @jest-environment node */
import { headerRules, headersFor } from '@/scripts/export/headers'
import { hostFilesOf } from '@/scripts/export/host'
import {
  cloudflareLimits,
  findRedirect,
  hiddenFiles,
  parseRedirects,
  redirectPage,
  redirectPages,
  redirectsFile,
  redirectsOf,
} from '@/scripts/export/redirects'
import { apacheFile, expressionOf, nameBucketSize, nginxFile, vercelFile } from '@/scripts/export/server-configurations'
import { attribute, elementsOf } from '@/scripts/shared/html'
import { complaint, route } from './fixtures'

const redirects = redirectsOf(
  [route('/faq'), route('/symptoms/back-pain', { aliases: ['/symptoms/back'] })],
  [
    { from: '/About%20us/', to: '/about' },
    { from: '/?page_id=12', to: '/es/faq' },
    { from: '/old.html', to: '/faq' },
  ],
)

test('every alias leads to its page in both languages, a former address to one page', () => {
  expect(redirects).toEqual([
    { path: '/symptoms/back', query: [], to: '/symptoms/back-pain', locale: 'en' },
    { path: '/es/symptoms/back', query: [], to: '/es/symptoms/back-pain', locale: 'es' },
    { path: '/About us', query: [], to: '/about', locale: 'en' },
    { path: '/', query: [['page_id', '12']], to: '/es/faq', locale: 'es' },
    { path: '/old.html', query: [], to: '/faq', locale: 'en' },
  ])
})

test('an alias that is a page stops the build', () => {
  expect(complaint(() => redirectsOf([route('/faq'), route('/about', { aliases: ['/faq'] })]))).toContain(
    '/faq: is a page',
  )
})

test.each(redirects)('the redirect page of $path leads on without script', (redirect) => {
  const elements = elementsOf(redirectPage(redirect))
  const find = (tag: string, name: string, value: string) =>
    elements.find((element) => element.tagName === tag && attribute(element, name) === value)
  expect(find('html', 'lang', redirect.locale)).toBeDefined()
  expect(find('meta', 'content', `0; url=${redirect.to}`)).toBeDefined()
  expect(find('link', 'href', `https://www.example.com${redirect.to}`)).toBeDefined()
  expect(find('meta', 'content', 'noindex')).toBeDefined()
  expect(find('a', 'href', redirect.to)).toBeDefined()
  expect(elements.some(({ tagName }) => tagName === 'script')).toBe(false)
})

test.each([
  ['/faq#referral', 'https://www.example.com/faq#referral'],
  ['/feed.xml', 'https://www.example.com/feed.xml'],
  ['https://clinic.janeapp.com/', 'https://clinic.janeapp.com/'],
])('a former address may lead to %s', (to, canonical) => {
  const moved = redirectsOf([], [{ from: '/old/', to }])
  expect(redirectsFile(moved)).toBe(`/old ${to} 301\n/old/ ${to} 301\n`)
  expect(nginxFile([], moved, [])).toContain(`"~^/old/?\\?" "${to}`)
  expect(apacheFile([], moved, [])).toContain(`RewriteRule "^old/?$" "${to}" [R=301,L,NE`)
  expect(vercelFile([], moved, [])).toContain(`"destination": "${to}"`)
  expect(redirectPage({ to, locale: 'en' })).toContain(`<link rel="canonical" href="${canonical}">`)
})

test('redirect pages exist for addresses without a query, and replace no other page', () => {
  const files = redirectPages(redirects, ['about us.html', 'es/symptoms/back.html']).map(({ file }) => file)
  expect(files).toEqual([
    'symptoms/back.html',
    'symptoms/back/index.html',
    'es/symptoms/back/index.html',
    'About us/index.html',
    'old.html',
  ])
})

test.each([
  ['/es/symptoms/back', '', '/es/symptoms/back-pain'],
  ['/About%20us', '?a=1', '/about'],
  ['/About%20us/', '', '/about'],
  ['/', '?gclid=1&page_id=12', '/es/faq'],
  ['/', '?page_id=1', undefined],
  ['/', '', undefined],
  ['/old.html', '', '/faq'],
])('the redirect file leads %s%s to %s', (path, search, to) => {
  const rule = findRedirect(parseRedirects(`# moved\n${redirectsFile(redirects)}`), path, search)
  expect(rule?.to).toBe(to)
})

test('a redirect without a status is temporary', () => {
  expect(parseRedirects('/old /new\n').get('/old')).toEqual([{ query: '', to: '/new', status: 302 }])
})

test('lines that Cloudflare would ignore are reported', () => {
  const many = Array.from({ length: 1001 }, (_, i) => ({ from: `/old-${i}`, to: '/faq' }))
  expect(cloudflareLimits(redirectsFile(redirectsOf([], many)))).toEqual([
    'reads 2000 lines of _redirects, there are 2002 (two per address)',
  ])
  expect(cloudflareLimits(redirectsFile(redirects))).toEqual([
    'knows no queries: 1 former addresses such as /?page_id=12 lead nowhere there',
  ])
  expect(cloudflareLimits(redirectsFile(redirectsOf([], [{ from: `/${'a'.repeat(1000)}`, to: '/faq' }])))).toEqual([
    'reads lines of up to 1000 characters, 2 are longer',
  ])
  expect(cloudflareLimits(redirectsFile(redirectsOf([], [{ from: '/what: news.php', to: '/faq' }])))).toEqual([
    'compares no "*" and ":": 1 former addresses such as /what%3A%20news.php lead nowhere there',
  ])
})

test('a former address that is also a file of the site is reported', () => {
  const moved = redirectsOf([], [{ from: '/feed.xml', to: '/faq' }])
  expect(hiddenFiles(moved, ['feed.xml'])).toEqual([
    'content/redirects.yaml: /feed.xml is a file of this site: remove the row',
  ])
})

const rules = headerRules("default-src 'none'")
const exported = ['404.html', 'about.html', 'blog/404.html', 'es/404.html']

test.each([
  ['/*.txt', ['/about.txt', '/es/index.txt'], ['/about', '/a.txt/b', '/atxt']],
  ['/_next/static/*', ['/_next/static/a.js'], ['/es/_next/static/a.js', '/_next/data']],
  ['/feed.xml', ['/feed.xml'], ['/es/feed.xml', '/feedxml', '/feed.xml.md']],
])('the pattern %s means the same to hosts that read regular expressions', (pattern, yes, no) => {
  const expression = new RegExp(expressionOf(pattern))
  for (const path of yes) expect(path).toMatch(expression)
  for (const path of no) expect(path).not.toMatch(expression)
  const matches = (path: string) => 'X' in headersFor(path, [{ pattern, headers: { X: '1' } }])
  expect([...yes, ...no].filter(matches)).toEqual(yes)
})

test('the file for Vercel has the same redirects, headers, clean addresses and not-found pages', () => {
  const file = JSON.parse(vercelFile(rules, redirects, [...exported, 'es/blog/404.html']))
  expect(file).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(file.redirects).toContainEqual({
    source: '/es/symptoms/back',
    destination: '/es/symptoms/back-pain',
    statusCode: 301,
  })
  expect(file.redirects).toContainEqual({
    source: '/',
    has: [{ type: 'query', key: 'page_id', value: '12' }],
    destination: '/es/faq',
    statusCode: 301,
  })
  expect(file.redirects).toHaveLength(redirects.length)
  expect(file.headers[0]).toMatchObject({
    source: '/(.*)',
    headers: expect.arrayContaining([{ key: 'Content-Security-Policy', value: "default-src 'none'" }]),
  })
  expect(file.headers).toContainEqual({
    source: '/(.*)\\.txt',
    headers: [
      { key: 'Content-Type', value: 'text/plain; charset=utf-8' },
      { key: 'X-Robots-Tag', value: 'noindex' },
    ],
  })
  // Nearest first; Vercel itself serves the root's.
  expect(file.rewrites).toEqual([
    { source: '/es/blog/(.*)', destination: '/es/blog/404', statusCode: 404 },
    { source: '/blog/(.*)', destination: '/blog/404', statusCode: 404 },
    { source: '/es/(.*)', destination: '/es/404', statusCode: 404 },
  ])
})

test('the file for Apache has the same redirects, headers, clean addresses and not-found pages', () => {
  const text = apacheFile(rules, redirects, exported)
  expect(text).toContain('RewriteRule "^es/symptoms/back/?$" "/es/symptoms/back-pain" [R=301,L,NE]')
  expect(text).toContain(`Header always set Content-Security-Policy "default-src 'none'"`)
  expect(text).toContain(
    '<If "%{REQUEST_URI} =~ m#\\.txt$#">\n  ForceType "text/plain; charset=utf-8"\n  Header always set X-Robots-Tag "noindex"\n</If>',
  )
  expect(text).toContain('\nErrorDocument 404 /404.html\n')
  expect(text).toContain('<If "%{REQUEST_URI} =~ m#^/es/#">\n  ErrorDocument 404 /es/404.html\n</If>')
  // Redirects come before the rules that look for files.
  expect(text.indexOf('/es/symptoms/back-pain')).toBeLessThan(text.indexOf('RewriteRule ^(.+)$ /$1.html [L]'))
  for (const file of hostFilesOf()) expect(text).toContain(file.replaceAll('.', '\\.'))
})

test.each([
  [46, undefined],
  [47, 128],
  [63, 128],
  [110, 128],
  [111, 256],
])('nginx needs for a name of %i letters a bucket of %s', (length, size) => {
  expect(nameBucketSize('a'.repeat(length))).toBe(size)
})
