/** @jest-environment node */
import { createContext, runInContext } from 'node:vm'
import { attribution } from '@/lib/visit/attribution'
import { inlineScriptBudget, minifyLoader, prefixedLocale } from '@/scripts/export/minify-loader'

const loader = minifyLoader()
const site = 'https://clinic.example'

/** A storage that works; like the browser's, it keeps text only. */
function storage(items: Record<string, string> = {}) {
  const set = (target: Record<string, string>, key: string, value: unknown) => {
    target[key] = String(value)
    return true
  }
  return new Proxy({ ...items }, { set })
}

type Visit = { session?: Record<string, string>; local?: Record<string, string> }

/** Opens an address with the minified loader and tells where it led, if anywhere. */
function open(address: string, { session = storage(), local = storage() }: Visit = {}) {
  const replace = jest.fn()
  const { pathname, search, hash, origin, href } = new URL(site + address)
  const documentElement = { hidden: false }
  runInContext(
    loader,
    createContext({
      location: { pathname, search, hash, origin, href, replace },
      document: { documentElement },
      sessionStorage: session,
      localStorage: local,
      addEventListener: () => {},
      URL,
      URLSearchParams,
    }),
  )
  const [target] = replace.mock.calls[0] ?? []
  expect(replace.mock.calls.length).toBeLessThan(2)
  expect(Boolean(documentElement.hidden)).toBe(target !== undefined)
  return target === undefined ? undefined : new URL(target, site).href.replace(site, '')
}

test('the loader keeps to its budget', () => {
  expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(inlineScriptBudget)
})

test.each([
  ['an ordinary address', '/about', undefined],
  ['an ordinary query', '/about?a=1', undefined],
  ['a question mark in the query', '/about?a=?/b', undefined],
  ['a page', '/?/about', '/about'],
  ['a page with query and fragment', '/?/blog/post&a=1~and~2#x', '/blog/post?a=1&2#x'],
  ['several query items', '/?/blog/post&a=1&b=2', '/blog/post?a=1&b=2'],
  ['a fragment alone', '/?/about#team', '/about#team'],
  ['the home page', '/?/', '/'],
  ['a prefix', '/clinic/?/about', '/clinic/about'],
  ['a prefix without its slash', '/es?/about', '/es/about'],
  ['encoded letters', '/?/blog/ni%C3%B1os', '/blog/ni%C3%B1os'],
  ['a marker inside a marker', '/?/?/about', '/?/about'],
  ['dots', '/?/../../about', '/about'],
  ['another host', '/?//evil.example', undefined],
  ['another host by backslash', '/?/\\evil.example', undefined],
  ['another host by the prefix', '//evil.example/?/x', undefined],
  ['a path that names a host', '/?/%2e%2e//evil.example', undefined],
  ['another host behind a prefix', '/es/?//evil.example', '/es//evil.example'],
])('marker: %s', (_, address, expected) => {
  expect(open(address)).toBe(expected)
})

test.each([
  ['a path', '/about', '/about'],
  ['a path with query and fragment', '/about?a=1#x', '/about?a=1#x'],
  ['an address of this site', `${site}/faq`, '/faq'],
  ['the present address', '/', undefined],
  ['nothing', '', undefined],
  ['another site', 'https://evil.example/', undefined],
  ['another site without a scheme', '//evil.example/', undefined],
  ['another site by backslashes', '\\\\evil.example', undefined],
  ['a path that names a host', '/%2e%2e//evil.example', undefined],
  ['another port', 'https://clinic.example:8443/', undefined],
  ['another scheme', 'http://clinic.example/about', undefined],
  ['a script', 'javascript:alert(1)', undefined],
  ['data', 'data:text/html,x', undefined],
  ['a broken address', 'https://[', undefined],
])('saved path: %s', (_, redirect, expected) => {
  const session = storage({ redirect })
  expect(open('/', { session })).toBe(expected)
  expect(session).not.toHaveProperty('redirect')
})

test.each([
  ['nothing chosen', '', '/about', undefined],
  ['English', 'en', '/about', undefined],
  ['Spanish', 'es', '/about', '/es/about'],
  ['home', 'es', '/', '/es'],
  ['query and fragment', 'es', '/about?a=1#x', '/es/about?a=1#x'],
  ['anything that is not English', 'fr', '/faq', '/es/faq'],
  ['a Spanish page', 'es', '/es/about', undefined],
  ['the Spanish home page', 'es', '/es', undefined],
  ['a path that only begins like Spanish', 'es', '/essay', '/es/essay'],
])('language: %s', (_, lang, address, expected) => {
  expect(open(address, { local: storage({ lang }) })).toBe(expected)
})

test('the saved path goes before the marker, the marker before the language', () => {
  const local = storage({ lang: 'es' })
  expect(open('/?/faq', { local, session: storage({ redirect: '/about' }) })).toBe('/about')
  expect(open('/?/faq', { local })).toBe('/faq')
})

test('an address is tried once, until a page opens normally', () => {
  const session = storage()
  expect(open('/?/missing', { session })).toBe('/missing')
  expect(open('/?/missing', { session })).toBeUndefined()
  expect(open('/?/missing', { session })).toBeUndefined()
  session.redirect = '/missing'
  expect(open('/', { session })).toBeUndefined()
  expect(open('/?/other', { session })).toBe('/other')
  expect(open('/other', { session })).toBeUndefined()
  expect(open('/?/other', { session })).toBe('/other')
})

test('with blocked storage nothing happens', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const blocked = new Proxy({}, { get: refuse, set: refuse, deleteProperty: refuse })
  expect(open('/?/about', { session: blocked })).toBeUndefined()
  expect(open('/about', { local: blocked })).toBeUndefined()
})

test.each([
  ['an ordinary page', ['/about']],
  [
    'an advertisement',
    ['/faq?utm_source=google&utm_medium=cpc&utm_campaign=a%20b&utm_term=c&utm_content=d&gclid=e&fbclid=f'],
  ],
  ['a second advertisement', ['/?gclid=a', '/faq?gclid=b&utm_source=c']],
  ['a third advertisement', ['/?gclid=a', '/faq?gclid=b&utm_source=c', '/book-now', '/about?fbclid=d', '/?source=e']],
  ['a last advertisement of another kind', ['/?gclid=a', '/faq?gclid=b', '/?utm_id=1']],
  ['links of this site', ['/?source=a', '/faq?source=b', '/book-now?source=']],
  ['unknown names', ['/?email=a@b.c&utm_id=1&utm_sourced=2&xgclid=3&landing=/evil']],
  ['an odd path', ['/a&evil=1?source=b']],
  ['markup', ['/?source=<script>"\'&gclid=javascript:alert(1)']],
  ['2,000 characters', [`/?source=${'ñ'.repeat(2_000)}`]],
  ['a page that was tried in vain', ['/?/faq&source=a', '/faq?source=a']],
])('where a visit comes from is remembered as lib/visit/attribution.ts says: %s', (_, addresses) => {
  const session = storage()
  let expected: string | null = null
  for (const address of addresses) {
    const { pathname, search } = new URL(site + address)
    if (open(address, { session }) === undefined) expected = attribution(expected, { pathname, search })
  }
  const items = (query: string) => [...new URLSearchParams(query)].sort()
  expect(items(session.from ?? '')).toEqual(items(expected ?? ''))
})

test('a third language stops the build until the loader knows its prefix', () => {
  expect(() => prefixedLocale(['en', 'es', 'fr'])).toThrow(/knows one prefix, \/es: teach it those of fr/)
})
