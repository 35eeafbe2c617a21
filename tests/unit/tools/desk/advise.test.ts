/** @jest-environment node */
import { describePages, hasPhrase } from '@/tools/desk/advise'
import { page, site, siteWith } from './exported'

const phrases: [text: string, phrase: string, locale: 'en' | 'es', has: boolean][] = [
  ['Back pain in Springdale', 'back pain', 'en', true],
  ['What back pains may mean', 'back pain', 'en', true],
  ['Pain in the back', 'back pain', 'en', true],
  ['Work injuries', 'a work injury', 'en', true],
  ['Setback pain', 'back pain', 'en', false],
  ['Nuestros niños: dolores de espalda', 'el dolor de la espalda', 'es', true],
  ['Una lesión deportiva', 'lesiones deportivas', 'es', true],
  ['', 'back pain', 'en', false],
]

test.each(phrases)('“%s” and the phrase “%s” (%s): %s', (text, phrase, locale, has) => {
  expect(hasPhrase(text, phrase, locale)).toBe(has)
})

const adviceFor = (path: string, facts = site(), focus = new Map<string, string>()) =>
  describePages(facts, focus).find((one) => one.path === path)?.advice

test('a page whose title and description say its focus phrase gets no advice', () => {
  const facts = siteWith('/about', { title: 'Spine doctors', description: 'A doctor for your spine.' })
  expect(adviceFor('/about', facts, new Map([['/about', 'spine doctor']]))).toEqual([])
})

test('the title and the description are each named if they lack it', () => {
  const facts = siteWith('/about', { title: 'Spine doctors', description: 'Whom you meet.' })
  const found = adviceFor('/about', facts, new Map([['/about', 'spine doctor']]))
  expect(found).toEqual([expect.stringContaining('The description lacks words of the focus phrase “spine doctor”')])
  expect(adviceFor('/about', site(), new Map([['/about', 'spine doctor']]))).toHaveLength(2)
})

test('a page that no other text links to is named; the home page and unlisted pages may be so', () => {
  const facts = siteWith('/faq', { linksOut: [] })
  expect(adviceFor('/about', facts)).toEqual([expect.stringContaining('No other page’s text links here')])
  expect(adviceFor('/faq', facts)).toEqual([])
  for (const change of [{ route: '/' }, { indexable: false }])
    expect(describePages({ ...site(), pages: [page(change)] }, new Map())[0]?.advice).toEqual([])
})

test('links are followed through redirects, and counted in both directions', () => {
  const facts = siteWith('/about', { linksOut: ['/questions', '/nowhere'] })
  const pages = describePages({ ...facts, redirects: [{ from: '/questions', to: '/faq' }] }, new Map())
  expect(pages.find(({ path }) => path === '/about')?.linksOut).toEqual(['/faq'])
  expect(pages.find(({ path }) => path === '/faq')?.linksIn).toEqual(['/about'])
})
