/** @jest-environment node */
import { compare, type PageChange } from '@/tools/desk/compare'
import { card, origin, page, site, siteWith } from './exported'

const before = site()
const without = (path: string) => ({ ...site(), pages: site().pages.filter((one) => one.path !== path) })

test('identical builds have no changes', () => {
  expect(compare(before, site())).toEqual([])
})

const vanished: [name: string, after: ReturnType<typeof site>, change: Partial<PageChange>][] = [
  [
    'a removed URL without a redirect is a problem',
    without('/faq'),
    { kind: 'removed', path: '/faq', problem: expect.stringContaining('aliases') },
  ],
  [
    'a removed URL that redirects to a page is reported',
    { ...without('/faq'), redirects: [{ from: '/faq', to: '/about' }] },
    { kind: 'redirected', path: '/faq', after: '/about', problem: undefined },
  ],
  [
    'a removed URL that redirects to a missing page is a problem',
    { ...without('/faq'), redirects: [{ from: '/faq', to: '/gone' }] },
    { kind: 'redirected', path: '/faq', problem: expect.stringContaining('/gone') },
  ],
]

test.each(vanished)('%s', (_, after, change) => {
  expect(compare(before, after)).toEqual([expect.objectContaining(change)])
})

test('a removed redirect is a problem; an unchanged one is not reported', () => {
  const old = { ...before, redirects: [{ from: '/team', to: '/about' }] }
  expect(compare(old, site())).toEqual([
    expect.objectContaining({ kind: 'removed', path: '/team', problem: expect.any(String) }),
  ])
  expect(compare(old, { ...site(), redirects: old.redirects })).toEqual([])
})

test('a new URL is reported', () => {
  const after = { ...before, pages: [...before.pages, page({ route: '/new', title: 'New' })] }
  expect(compare(before, after)).toEqual([{ kind: 'added', path: '/new', after: 'New' }])
})

const changed: [what: string, change: Parameters<typeof siteWith>[1], told: Partial<PageChange>][] = [
  ['title', { title: 'Another' }, { kind: 'title', before: 'About /faq in en', after: 'Another' }],
  ['description', { description: 'Another' }, { kind: 'description', after: 'Another' }],
  ['canonical address', { canonical: `${origin}/about` }, { kind: 'canonical' }],
  ['listing', { indexable: false }, { kind: 'listing', before: 'index', after: 'noindex' }],
  [
    'card',
    { card: card({ hash: 'b', file: 'og/en-faq.png' }) },
    { kind: 'card', before: 'cards-before/og/en-about.png', after: 'cards/og/en-faq.png', problem: undefined },
  ],
  ['missing card', { card: undefined }, { kind: 'card', problem: 'has lost its card' }],
  ['structured data', { types: ['FAQPage'] }, { kind: 'types', before: 'AboutPage', after: 'FAQPage' }],
]

test.each(changed)('a changed %s is reported', (_, change, told) => {
  expect(compare(before, siteWith('/faq', change))).toEqual([expect.objectContaining({ path: '/faq', ...told })])
})

test('moving to another domain is not a change', () => {
  const moved = JSON.parse(JSON.stringify(site()).replaceAll(origin, 'https://clinic.example')) as typeof before
  expect(compare(before, moved)).toEqual([])
})
