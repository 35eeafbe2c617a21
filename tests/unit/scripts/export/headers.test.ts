/** @jest-environment node */
import { headerRules, headersFor, tlsHeader } from '@/scripts/export/headers'

afterEach(() => delete process.env.HSTS_SUBDOMAINS)

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/photos/a-640.avif', 'public, max-age=31536000, immutable'],
  ['/drawings/spine.svg', 'public, max-age=86400'],
  ['/about', undefined],
])('%s is kept as long as its name is that of its content', (path, control) => {
  expect(headersFor(path, headerRules(''))['Cache-Control']).toBe(control)
})

test('the data of a page are kept out of search results', () => {
  expect(headersFor('/about.txt', headerRules(''))['X-Robots-Tag']).toBe('noindex')
})

test('a file that a tap asks for is never taken from a cache, nor found', () => {
  expect(headersFor('/count/call.txt', headerRules(''))).toMatchObject({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  })
})

test('no address of a preview is listed, and each page of a finished site may be', () => {
  expect(headersFor('/about', headerRules('', false, undefined, true))['X-Robots-Tag']).toBe('noindex')
  expect(headersFor('/about', headerRules(''))).not.toHaveProperty('X-Robots-Tag')
})

test('subdomains need https only if the clinic says that all have it', () => {
  const tls = () => headersFor('/about', headerRules(''))[tlsHeader]
  expect(tls()).toBe('max-age=31536000')
  process.env.HSTS_SUBDOMAINS = '1'
  expect(tls()).toBe('max-age=31536000; includeSubDomains')
  process.env.HSTS_SUBDOMAINS = 'yes'
  expect(tls).toThrow('HSTS_SUBDOMAINS is "yes": set it to 1, or leave it out')
})
