import { visitFacts } from '@/lib/forms/visit'

test('known facts come in their order; anything else is ignored', () => {
  expect(visitFacts('?lang=es&next=//evil.example&utm_source=mail&source=faq&landing=%2Fes%2Ffaq&gclid=')).toEqual([
    ['source', 'faq'],
    ['utm_source', 'mail'],
    ['landing', '/es/faq'],
    ['lang', 'es'],
  ])
})

test('markup and scripts stay text, and long values are cut', () => {
  const hostile = '"><script>alert(1)</script>'
  const query = new URLSearchParams({ source: hostile, landing: 'javascript:alert(1)', fbclid: 'x'.repeat(2000) })
  const facts = Object.fromEntries(visitFacts(query.toString()))
  expect(facts).toEqual({ source: hostile, landing: 'javascript:alert(1)', fbclid: 'x'.repeat(200) })
})

test('no query, no facts', () => {
  expect(visitFacts('')).toEqual([])
})
