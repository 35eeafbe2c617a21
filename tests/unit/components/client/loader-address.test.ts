/** @jest-environment node */
import { createContext, runInContext } from 'node:vm'
import { attribution } from '@/lib/visit/attribution'
import { bundleLoader } from '@/scripts/export/bundle-client'

const loader = bundleLoader()
const site = 'https://clinic.example'

/** Return a working storage; like the browser's, it only stores text. */
function storage(items: Record<string, string> = {}) {
  const kept = new Map(Object.entries(items))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: unknown) => void kept.set(key, String(value)),
    removeItem: (key: string) => void kept.delete(key),
  }
}

type Visit = { session?: object | null; local?: object | null; isReturn?: boolean }

/** Open an address with the bundled loader. @returns where it redirected, if anywhere */
function open(address: string, { session = storage(), local = storage(), isReturn = false }: Visit = {}) {
  const replace = jest.fn()
  const { protocol, pathname, search, hash, origin, href } = new URL(site + address)
  const documentElement = { hidden: false, dataset: {} }
  runInContext(
    loader,
    createContext({
      history: { state: null },
      performance: { navigation: { type: isReturn ? 2 : 0 } },
      location: { protocol, pathname, search, hash, origin, href, replace },
      document: { documentElement, getElementById: () => null, addEventListener: () => {} },
      sessionStorage: session,
      localStorage: local,
      addEventListener: () => {},
      HTMLAnchorElement: class {},
      MutationObserver: class {
        observe() {}
      },
      URL,
      URLSearchParams,
    }),
  )
  const [target] = replace.mock.calls[0] ?? []
  expect(replace.mock.calls.length).toBeLessThan(2)
  expect(documentElement.hidden).toBe(target !== undefined)
  return target === undefined ? undefined : new URL(target, site).href.replace(site, '')
}

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
  expect(session.getItem('redirect')).toBeNull()
})

test.each([
  ['nothing chosen', '', '/about', undefined],
  ['English', 'en', '/about', undefined],
  ['Spanish', 'es', '/about', '/es/about'],
  ['home', 'es', '/', '/es'],
  ['query and fragment', 'es', '/about?a=1#x', '/es/about?a=1#x'],
  ['a language that the site does not have', 'fr', '/faq', undefined],
  ['rubbish', '[object Object]', '/faq', undefined],
  ['a path that names a host', 'es', '//evil.example', '/es//evil.example'],
  ['a Spanish page', 'es', '/es/about', undefined],
  ['the Spanish home page', 'es', '/es', undefined],
  ['a path that only begins like Spanish', 'es', '/essay', '/es/essay'],
])('language: %s', (_, lang, address, expected) => {
  expect(open(address, { local: storage({ lang }) })).toBe(expected)
})

test('back and forward show the page that was there, whatever language has been chosen since', () => {
  const local = storage({ lang: 'es' })
  expect(open('/about', { local, isReturn: true })).toBeUndefined()
})

test('the saved path takes precedence over the marker, the marker over the language', () => {
  const local = storage({ lang: 'es' })
  expect(open('/?/faq', { local, session: storage({ redirect: '/about' }) })).toBe('/about')
  expect(open('/?/faq', { local })).toBe('/faq')
})

test('an address is tried once, until a page opens normally', () => {
  const session = storage()
  expect(open('/?/missing', { session })).toBe('/missing')
  expect(open('/?/missing', { session })).toBeUndefined()
  expect(open('/?/missing', { session })).toBeUndefined()
  session.setItem('redirect', '/missing')
  expect(open('/', { session })).toBeUndefined()
  expect(open('/?/other', { session })).toBe('/other')
  expect(open('/other', { session })).toBeUndefined()
  expect(open('/?/other', { session })).toBe('/other')
})

const refuse = () => {
  throw new Error('SecurityError')
}

test.each([
  ['is blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['is full', { ...storage(), setItem: refuse }],
  ['is null', null],
])('no address is followed where the storage %s: it might be followed for ever', (_, broken) => {
  expect(open('/?/about', { session: broken })).toBeUndefined()
  expect(open('/about', { session: broken, local: storage({ lang: 'es' }) })).toBeUndefined()
  expect(open('/about', { local: broken })).toBeUndefined()
})

test('the source of a visit is stored, but not by a page that redirects', () => {
  const session = storage()
  expect(open('/?/faq&utm_term=a', { session })).toBe('/faq?utm_term=a')
  expect(session.getItem('attribution')).toBeNull()
  open('/faq?utm_term=a', { session })
  open('/about?utm_term=b', { session })
  const first = attribution(null, { search: '?utm_term=a' })
  expect(session.getItem('attribution')).toBe(attribution(first, { search: '?utm_term=b' }))
})
