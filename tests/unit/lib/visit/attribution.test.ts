import { attribution, visitParameters, withSource, withSources } from '@/lib/visit/attribution'

/** Return the query of a form's URL as an object, after visiting these URLs. */
function after(...addresses: string[]) {
  let known: string | null = null
  for (const address of addresses) {
    known = attribution(known, new URL(address, 'https://clinic.example'))
  }
  return Object.fromEntries(new URLSearchParams(known ?? ''))
}

const every = {
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'back pain',
  utm_term: 'dolor de cuello',
  utm_content: 'niño+1',
  source: 'blog',
}

test('every known parameter arrives', () => {
  expect(after(`/es/faq?${new URLSearchParams(every)}#referral`)).toEqual(every)
})

test.each([
  ['an unknown name', '/?email=a@b.c&utm_id=1&utm_&UTM_SOURCE=x&__proto__=x', {}],
  ['what somebody searched for', '/search?q=me+duele', {}],
  ['who clicked, and the page of a symptom', '/symptoms/back-pain?gclid=a&fbclid=b', {}],
  ['an empty value', '/?source=&utm_source=', {}],
  ['the last of two values', '/?source=a&source=b&source=', { source: 'b' }],
  ['an incomplete escape', '/?source=%E0%A4%A&utm_term=%', { source: '\ufffd%A', utm_term: '%' }],
])('%s', (_, address, expected) => {
  expect(after(address)).toEqual(expected)
})

test('parameters that a clinic passes on are those of the first page', () => {
  const page = (address: string) => new URL(address, 'https://clinic.example')
  const passOn = ['click-ids', 'landing-page']
  const known = attribution(null, page('/symptoms/back-pain?gclid=a&fbclid=b&q=x'), passOn)
  const later = attribution(known, page('/faq?gclid=c'), passOn)
  expect(Object.fromEntries(new URLSearchParams(later))).toEqual({
    gclid: 'a',
    fbclid: 'b',
    landing: '/symptoms/back-pain',
  })
  // Reset: nothing from an earlier page stays.
  expect(attribution(later, page('/faq'))).toBe('')
})

test('first and last campaign are kept apart, and the last link is the source', () => {
  const pages = ['/?utm_source=a&source=one', '/faq?utm_source=b&utm_term=x&source=two', '/book-now?source=']
  const first = { utm_source: 'a', source: 'two' }
  expect(after(...pages)).toEqual({ ...first, last_utm_source: 'b', last_utm_term: 'x' })
  // Not mixed with the previous one.
  expect(after(...pages, '/about?utm_medium=y')).toEqual({ ...first, last_utm_medium: 'y' })
  // A search is no campaign, whatever somebody types.
  expect(after(...pages, '/search?q=euclid+utm_')).toEqual(after(...pages))
})

test('a reload, or Back to the page of a campaign, is no later campaign', () => {
  const [first, second] = [`/?utm_source=a&utm_term=${'x'.repeat(300)}`, '/faq?utm_source=b']
  expect(after(first, first)).toEqual(after(first))
  expect(after(first, second, first, second)).toEqual(after(first, second))
})

test('a first page without a campaign keeps a later one from being the first', () => {
  expect(after('/', '/faq?utm_source=b')).toEqual({ last_utm_source: 'b' })
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', "a'b&c=d#e"])(
  'a hostile value stays a value: %s',
  (value) => {
    const query = attribution(null, { search: `?${new URLSearchParams({ source: value })}` })
    expect(query).toMatch(/^[\w\-.*%=&+]+$/)
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ source: value })
  },
)

test('a value of 2,000 characters is cut at 200', () => {
  const long = 'ñ'.repeat(2_000)
  const result = after(`/?utm_term=${long}&source=${long}`)
  expect(result).toEqual({ utm_term: 'ñ'.repeat(200), source: 'ñ'.repeat(200) })
})

test('stored session data is not trusted', () => {
  const known = `landing=/symptoms/back-pain&evil=1&utm_term=${'x'.repeat(300)}`
  const query = attribution(known, { search: '' })
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ utm_term: 'x'.repeat(200) })
})

describe('the data for forms', () => {
  test('known facts come in their order; anything else is ignored', () => {
    expect(
      visitParameters('?lang=es&next=//evil.example&utm_source=mail&source=faq&landing=%2Fes%2Ffaq&gclid='),
    ).toEqual([
      ['source', 'faq'],
      ['utm_source', 'mail'],
      ['lang', 'es'],
    ])
  })

  test('markup and scripts stay text, and long values are cut', () => {
    const hostile = '"><script>alert(1)</script>'
    const query = new URLSearchParams({ source: hostile, utm_term: 'x'.repeat(2000) })
    const facts = Object.fromEntries(visitParameters(query.toString()))
    expect(facts).toEqual({ source: hostile, utm_term: 'x'.repeat(200) })
  })

  test('no query, no facts', () => {
    expect(visitParameters('')).toEqual([])
  })
})

describe('links that state their position', () => {
  test.each([
    ['/book-now', '/book-now?source=blog-a'],
    ['/free-consultation#form', '/free-consultation?source=blog-a#form'],
    ['/book-now?day=1', '/book-now?day=1&source=blog-a'],
    ['/services/wellness-care', '/services/wellness-care'],
    ['/book-now-and-then', '/book-now-and-then'],
    ['https://example.com/book-now', 'https://example.com/book-now'],
  ])('%s → %s', (href, tracked) => {
    expect(withSource(href, 'blog-a')).toBe(tracked)
  })

  test('every link of a text to booking and consultation carries the source, once', () => {
    const markdown = '[a](/book-now), [b](/free-consultation "x"), [c](/book-now) and [d](/faq)'
    expect(withSources(markdown, 's')).toBe(
      '[a](/book-now?source=s), [b](/free-consultation?source=s "x"), [c](/book-now?source=s) and [d](/faq)',
    )
  })
})
