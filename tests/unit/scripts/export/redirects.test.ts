/** @jest-environment node */
import { headerRules, headersFor } from '@/scripts/export/headers'
import { hostFilesOf } from '@/scripts/export/host'
import { apacheFile, expressionOf, nameBucketSize, nginxFile, vercelFile } from '@/scripts/export/hosts'
import { parseRedirects, redirectPage, redirectsFile, redirectsOf } from '@/scripts/export/redirects'
import { attribute, elementsOf } from '@/scripts/shared/html'
import { complaint, route } from './fixtures'

const redirects = redirectsOf([route('/faq'), route('/symptoms/back-pain', { aliases: ['/symptoms/back'] })])

test('every alias leads to its page in both languages', () => {
  expect(redirects).toEqual([
    { from: '/symptoms/back', to: '/symptoms/back-pain', locale: 'en' },
    { from: '/es/symptoms/back', to: '/es/symptoms/back-pain', locale: 'es' },
  ])
})

test('an alias that is a page stops the build', () => {
  expect(complaint(() => redirectsOf([route('/faq'), route('/about', { aliases: ['/faq'] })]))).toContain(
    '/faq: is a page',
  )
})

test.each(redirects)('the redirect page of $from leads on without script', (redirect) => {
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

test('the redirect file reads back as the redirects it was written from', () => {
  const read = parseRedirects(`# moved\n${redirectsFile(redirects)}/old /new\n`)
  expect(read.get('/es/symptoms/back')).toEqual({ to: '/es/symptoms/back-pain', status: 301 })
  expect(read.get('/old')).toEqual({ to: '/new', status: 302 })
  expect(read.size).toBe(3)
})

const rules = headerRules("default-src 'none'")
const exported = ['404.html', 'about.html', 'blog/404.html', 'es/404.html']

test.each([
  ['/*.md', ['/about.md', '/es/index.md'], ['/about', '/a.md/b', '/amd']],
  ['/_next/static/*', ['/_next/static/a.js'], ['/es/_next/static/a.js', '/_next/data']],
  ['/feed.xml', ['/feed.xml'], ['/es/feed.xml', '/feedxml', '/feed.xml.md']],
])('the pattern %s means the same to hosts that read regular expressions', (pattern, yes, no) => {
  const expression = new RegExp(expressionOf(pattern))
  for (const path of yes) expect(path).toMatch(expression)
  for (const path of no) expect(path).not.toMatch(expression)
  const matches = (path: string) => 'X' in headersFor(path, [{ pattern, headers: { X: '1' } }])
  expect([...yes, ...no].filter(matches)).toEqual(yes)
})

test('the file for Vercel holds the same redirects, headers, clean addresses and not-found pages', () => {
  const file = JSON.parse(vercelFile(rules, redirects, [...exported, 'es/blog/404.html']))
  expect(file).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(file.redirects).toContainEqual({
    source: '/es/symptoms/back',
    destination: '/es/symptoms/back-pain',
    statusCode: 301,
  })
  expect(file.redirects).toHaveLength(redirects.length)
  expect(file.headers[0]).toMatchObject({
    source: '/(.*)',
    headers: expect.arrayContaining([{ key: 'Content-Security-Policy', value: "default-src 'none'" }]),
  })
  expect(file.headers).toContainEqual({
    source: '/(.*)\\.md',
    headers: [
      { key: 'Content-Type', value: 'text/markdown; charset=utf-8' },
      { key: 'X-Robots-Tag', value: 'noindex' },
    ],
  })
  // The nearest first; Vercel itself serves that of the root.
  expect(file.rewrites).toEqual([
    { source: '/es/blog/(.*)', destination: '/es/blog/404', statusCode: 404 },
    { source: '/blog/(.*)', destination: '/blog/404', statusCode: 404 },
    { source: '/es/(.*)', destination: '/es/404', statusCode: 404 },
  ])
})

test('the file for Apache holds the same redirects, headers, clean addresses and not-found pages', () => {
  const text = apacheFile(rules, redirects, exported)
  expect(text).toContain('RewriteRule ^es/symptoms/back$ /es/symptoms/back-pain [R=301,L]')
  expect(text).toContain(`Header always set Content-Security-Policy "default-src 'none'"`)
  expect(text).toContain(
    '<If "%{REQUEST_URI} =~ m#\\.md$#">\n  ForceType "text/markdown; charset=utf-8"\n  Header always set X-Robots-Tag "noindex"\n</If>',
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

test('the nginx file holds the same headers, redirects and not-found pages', () => {
  const text = nginxFile(rules, redirects, exported)
  expect(text).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`)
  expect(text).toContain('location = /es/symptoms/back { return 301 /es/symptoms/back-pain$is_args$args; }')
  expect(text).toContain('location / {\n    error_page 404 /404.html;')
  expect(text).toContain('location /es/ {\n    error_page 404 /es/404.html;')
  expect(text).toContain('~^/_next/static/ "public, max-age=31536000, immutable";')
  expect(text).toContain('~^/og/ "public, max-age=86400";')
  expect(text).toContain('~^/icons\\.svg$ "public, max-age=3600";')
  expect(text).toContain(
    'location = /es/manifest.webmanifest {\n    types { }\n    default_type application/manifest+json;',
  )
  expect(text).toContain('location = /es/feed.xml {\n    types { }\n    default_type application/rss+xml;')
  expect(text).toContain('location = /feed.json {')
  expect(text).toContain('server_name www.example.com;')
  expect(text).toContain('~\\.md$ "noindex";')
  expect(text).toContain('    location ~ \\.md$ {\n      types { }\n      default_type text/markdown;')
})
