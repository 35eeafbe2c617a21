/** @jest-environment node */
import { analyse } from '@/tools/desk/analysis/analyse'
import type { ExportFacts, PageFacts } from '@/tools/desk/analysis/facts'
import type { Finding } from '@/tools/desk/analysis/report'
import { passes } from '@/tools/desk/analysis/score'
import { card, heading, origin, page, picture, site, siteWith, text } from './page-facts'

const phrases = new Map([
  ['/about', 'spine doctor'],
  ['/es/about', 'doctor de la columna'],
  ['/faq', 'spine questions'],
  ['/es/faq', 'preguntas de columna'],
])
const find = (file: string, words: string) => ({ field: `${file} ${words}`, line: 7 })
const judged = (facts: ExportFacts, focus = phrases) => analyse(facts, { focus, find }, 'The clinic')

/** Return the findings of one page by the name of their check. */
function findings(facts: ExportFacts, path = '/about', focus = phrases): Record<string, Finding> {
  const found = judged(facts, focus).pages.find((one) => one.path === path)?.findings ?? []
  return Object.fromEntries(found.map((finding) => [finding.check, finding]))
}

const broken: [what: string, change: Partial<PageFacts>, check: string, reason: RegExp][] = [
  ['a title that would be truncated', { title: 'A'.repeat(61) }, 'title-room', /61 characters/],
  ['no title', { title: '' }, 'title-room', /0 characters/],
  ['no description', { description: '' }, 'description-room', /0 characters: write 120 to 155/],
  ['a long description', { description: 'a'.repeat(156) }, 'description-room', /156 characters/],
  ['two main headings', { h1: ['One', 'Two'] }, 'one-heading', /2 main headings/],
  ['a canonical URL of another page', { canonical: `${origin}/faq` }, 'canonical', /must be .*\/about/],
  ['a missing hreflang alternate', { alternates: { en: `${origin}/about` } }, 'hreflang', /es must be .*\/es\/about/],
  ['no structured data', { types: [], graph: null }, 'structured-data', /no structured data/],
  [
    'structured data that is not JSON',
    { types: [], graphError: 'Unexpected token' },
    'structured-data',
    /Unexpected token/,
  ],
  ['noindex on an indexable page', { noindex: true }, 'listing', /says noindex/],
  ['no card', { card: undefined }, 'card', /\/og\/en-about.png|is not in the export/],
  ['a card of the wrong size', { card: card({ width: 600 }) }, 'card-size', /600 × 630/],
  ['a heavy card', { card: card({ bytes: 400 * 1024 }) }, 'card-weight', /400 KB/],
  ['a card that is not a PNG', { card: card({ url: `${origin}/og/about` }) }, 'card-address', /end in .png/],
  ['missing Open Graph fields', { shared: {} }, 'shared-fields', /og:title, og:description/],
]

test.each(broken)('%s is a problem', (_, change, check, reason) => {
  const finding = findings(siteWith('/about', change))[check]
  expect(finding).toMatchObject({ level: 'problem', points: 0, reason: expect.stringMatching(reason) })
  expect(finding?.file).toBeTruthy()
  expect(findings(site())[check]).toMatchObject({ level: 'good', points: 9 })
})

test('a page in the other language that lacks the return hreflang is named', () => {
  const facts = siteWith('/es/about', { alternates: {} })
  expect(findings(facts).hreflang).toMatchObject({ level: 'problem', reason: expect.stringContaining('page in es') })
})

test('a page missing from the sitemap is a problem', () => {
  const facts = { ...site(), sitemap: [`${origin}/faq`] }
  expect(findings(facts).sitemap).toMatchObject({ level: 'problem' })
  expect(findings(site()).sitemap).toMatchObject({ level: 'good' })
})

const whole: [what: string, facts: ExportFacts, focus: typeof phrases, check: string, reason: RegExp][] = [
  [
    'two pages with the same title',
    siteWith('/faq', { title: 'About /about in en' }),
    phrases,
    'one-title',
    /\/faq and \/about have the same title/,
  ],
  [
    'two pages with the same description',
    siteWith('/faq', { description: page().description }),
    phrases,
    'one-description',
    /\/faq and \/about/,
  ],
  [
    'two focus phrases that differ only in case and accents',
    site(),
    new Map([...phrases, ['/es/about', 'Doctor de columna'], ['/es/faq', 'dóctor de columna']]),
    'one-focus-phrase',
    /\/es\/faq and \/es\/about have the same focus phrase/,
  ],
  ['an orphan', siteWith('/about', { linksOut: [] }), phrases, 'orphan', /No page links to \/faq/],
  [
    'a page linked only from pages that are not indexable',
    {
      ...siteWith('/about', { indexable: false, noindex: true }),
      sitemap: site().sitemap?.filter((url) => url !== `${origin}/about`),
    },
    phrases,
    'orphan',
    /No page links to \/faq/,
  ],
  [
    'a sitemap entry that was not exported',
    { ...site(), sitemap: [...(site().sitemap ?? []), `${origin}/gone`] },
    phrases,
    'sitemap',
    /names https:\/\/www.example.com\/gone/,
  ],
  ['no sitemap', { ...site(), sitemap: undefined }, phrases, 'sitemap', /has no sitemap/],
]

test.each(whole)('%s is a problem of the whole site', (_, facts, focus, check, reason) => {
  expect(judged(facts, focus).problems).toEqual([
    expect.objectContaining({
      check,
      level: 'problem',
      reason: expect.stringMatching(reason),
      file: expect.any(String),
    }),
  ])
  expect(judged(site()).problems).toEqual([])
})

test('a focus phrase shared by two pages is a problem on both', () => {
  const focus = new Map([...phrases, ['/faq', 'Spine Doctor']])
  expect(findings(site(), '/about', focus).focus).toMatchObject({ level: 'problem', field: 'seo.focus' })
  expect(findings(site(), '/faq', focus).focus).toMatchObject({ level: 'problem' })
})

test('a page without a focus phrase fails', () => {
  const [about] = judged(site(), new Map()).pages
  expect(about?.findings).toContainEqual(expect.objectContaining({ check: 'focus', level: 'problem' }))
  expect(about?.score.search).toBeLessThan(70)
})

test('links between pages are counted in both directions, following redirects', () => {
  const facts = siteWith('/about', { linksOut: ['/questions', '/nowhere'] })
  const report = judged({ ...facts, redirects: [{ from: '/questions', to: '/faq' }] })
  expect(report.pages.find(({ path }) => path === '/about')?.linksOut).toEqual(['/faq'])
  expect(report.pages.find(({ path }) => path === '/faq')?.linksIn).toEqual(['/about'])
})

/** Short sentences in English and Spanish, some with transition words. */
const sentences = {
  en: 'You tell us where it hurts. Then we look at how you move. Because of that, a visit takes time. ',
  es: 'Usted nos dice dónde le duele. Luego vemos cómo se mueve. Por eso la cita toma tiempo. ',
}
const about = (locale: 'en' | 'es', first: string): Partial<PageFacts> => ({
  title: locale === 'en' ? 'Spine doctor in Springdale' : 'Doctor de la columna en Springdale',
  description:
    `${locale === 'en' ? 'A spine doctor' : 'Un doctor de la columna'} ${'explains every step. '.repeat(6)}`.slice(
      0,
      140,
    ),
  blocks: [
    text(first),
    picture(locale === 'en' ? 'The spine doctor' : 'El doctor de la columna'),
    ...Array.from({ length: 6 }, (_, i) => [
      heading(locale === 'en' ? `A spine doctor’s day ${i}` : `La columna y el doctor ${i}`),
      text(`${sentences[locale].repeat(4)}${i}.`),
    ]).flat(),
    { ...text('More'), html: '<a href="/faq">More</a>', prose: false },
  ],
})

test.each([
  ['en', '/about', 'Welcome to our clinic. Tell us what hurts.'],
  ['es', '/es/about', 'Le damos la bienvenida. Díganos qué le duele.'],
] as const)('in %s a page passes whose first paragraph does not name its focus phrase', (locale, path, first) => {
  const good = judged(siteWith(path, about(locale, first))).pages.find((one) => one.path === path)
  expect(good && passes(good)).toBe(true)
})

test('each language ignores its own function words, whichever is analyzed first', () => {
  const facts = siteWith('/es/about', about('es', 'Conozca al doctor de la columna.'))
  const focus = new Map([
    ...phrases,
    ['/about', 'doctors for the spine of the family'],
    ['/es/about', 'el doctor para la columna'],
  ])
  expect(findings(facts, '/about', focus)['focus-length']?.level).toBe('good')
  expect(findings(facts, '/es/about', focus)['focus-length']?.level).toBe('good')
})

test('text repeated on many pages belongs to the template and is not analyzed', () => {
  const chrome = text('A spine doctor speaks here, and rather loudly.')
  const filled = ['/a', '/b', '/c'].map((route) => page({ route, blocks: [chrome, text('One of our own sentences.')] }))
  const facts = { ...site(), pages: [...site().pages, ...filled] }
  const focus = new Map([['/a', 'spine doctor']])
  expect(findings(facts, '/a', focus)['focus-density']?.level).not.toBe('good')
})

test('the flow of a text is checked only if a page has a focus phrase', () => {
  const score = { search: 100, reading: 40, all: 90 }
  expect(passes({ findings: [], score, focus: 'neck pain' })).toBe(false)
  expect(passes({ findings: [], score })).toBe(true)
})
