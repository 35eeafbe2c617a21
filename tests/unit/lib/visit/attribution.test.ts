import { attribution } from '@/lib/visit/attribution'

/** The query of a form's address as an object, after a walk over these addresses. */
function after(...addresses: string[]) {
  let known: string | null = null
  for (const address of addresses) {
    const { pathname, search } = new URL(address, 'https://clinic.example')
    known = attribution(known, { pathname, search })
  }
  return Object.fromEntries(new URLSearchParams(known ?? ''))
}

const every = {
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'back pain',
  utm_term: 'dolor de cuello',
  utm_content: 'niño+1',
  gclid: 'Cj0K',
  fbclid: 'IwAR',
  source: 'blog',
}

test('every known parameter arrives, and the path of the first page', () => {
  expect(after(`/es/faq?${new URLSearchParams(every)}#referral`)).toEqual({ landing: '/es/faq', ...every })
})

test.each([
  ['an unknown name', '/?email=a@b.c&utm_id=1&utm_&UTM_SOURCE=x&__proto__=x', { landing: '/' }],
  ['a landing page that the address claims', '/about?landing=/evil', { landing: '/about' }],
  ['an empty value', '/?source=&gclid=', { landing: '/' }],
  ['the last of two values', '/?source=a&source=b&source=', { landing: '/', source: 'b' }],
  ['an incomplete escape', '/?source=%E0%A4%A&gclid=%', { landing: '/', source: '\ufffd%A', gclid: '%' }],
])('%s', (_, address, expected) => {
  expect(after(address)).toEqual(expected)
})

test('the first page decides the campaign, the last link the source', () => {
  expect(after('/?utm_source=a&source=one', '/faq?utm_source=b&gclid=x&source=two', '/book-now?source=')).toEqual({
    landing: '/',
    utm_source: 'a',
    source: 'two',
  })
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', "a'b&c=d#e"])(
  'a hostile value stays a value: %s',
  (value) => {
    const query = attribution(null, { pathname: '/', search: `?${new URLSearchParams({ source: value })}` })
    expect(query).toMatch(/^[\w\-.*%=&+]+$/)
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ landing: '/', source: value })
  },
)

test('a value of 2,000 characters is cut at 200, and so is the path', () => {
  const long = 'ñ'.repeat(2_000)
  const result = after(`/${'a'.repeat(2_000)}?gclid=${long}&source=${long}`)
  expect(result).toEqual({ landing: `/${'a'.repeat(199)}`, gclid: 'ñ'.repeat(200), source: 'ñ'.repeat(200) })
})

test('what the session remembers is not trusted', () => {
  const known = `landing=javascript:alert(1)&evil=1&gclid=${'x'.repeat(300)}`
  const query = attribution(known, { pathname: '/faq', search: '' })
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ landing: '/faq', gclid: 'x'.repeat(200) })
})
