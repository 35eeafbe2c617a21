/** @jest-environment node */
import { headerRules } from '@/scripts/export/headers'
import { attribute, elementsOf } from '@/scripts/export/html'
import { nginxFile } from '@/scripts/export/nginx'
import { parseRedirects, redirectPage, redirectsFile, redirectsOf } from '@/scripts/export/redirects'
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

test('the nginx file holds the same headers, redirects and not-found pages', () => {
  const text = nginxFile(headerRules("default-src 'none'"), redirects, ['404.html', 'about.html', 'es/404.html'])
  expect(text).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`)
  expect(text).toContain('location = /es/symptoms/back { return 301 /es/symptoms/back-pain$is_args$args; }')
  expect(text).toContain('location / {\n    error_page 404 /404.html;')
  expect(text).toContain('location /es/ {\n    error_page 404 /es/404.html;')
  expect(text).toContain('~^/_next/static/ "public, max-age=31536000, immutable";')
  expect(text).toContain('~^/og/ "public, max-age=86400";')
  expect(text).toContain(
    'location = /es/manifest.webmanifest {\n    types { }\n    default_type "application/manifest+json; charset=utf-8";',
  )
  expect(text).toContain(
    'location = /es/feed.xml {\n    types { }\n    default_type "application/rss+xml; charset=utf-8";',
  )
  expect(text).toContain('location = /feed.json {')
  expect(text).toContain('server_name www.example.com;')
})
