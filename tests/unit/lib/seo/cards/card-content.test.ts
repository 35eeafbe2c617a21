import type { Route } from '@/lib/page-types/definition'
import { routes } from '@/lib/routes'
import { cardAlt, cardSource, cardWords } from '@/lib/seo/cards/card-content'

const at = (path: string) => routes.find((route) => route.path === path) as Route

test.each([
  ['/symptoms/back-pain', 'en', 'Symptoms'],
  ['/symptoms/back-pain', 'es', 'Síntomas'],
  ['/blog/chronic-stress', 'es', 'Blog'],
  ['/blog/page/2', 'es', 'Blog · Página 2'],
  ['/rogers-chiropractor', 'en', 'Rogers, AR'],
  ['/privacy-policy', 'es', 'Avisos legales'],
  ['/', 'en', undefined],
  ['/new-patient-special', 'en', undefined],
] as const)('above the headline of %s (%s) stands %s', (path, locale, kicker) => {
  expect(cardWords(at(path), locale).kicker).toBe(kicker)
})

test('a card names the clinic in the language of its page', () => {
  expect(cardAlt(at('/symptoms'), 'es')).toBe('Síntomas que atendemos. Springdale Family Chiropractic, Springdale, AR.')
  expect(cardAlt(at('/thank-you'), 'en')).toMatch(/way\. Springdale Family Chiropractic, Springdale, AR\.$/)
})

test.each([
  ['/', { file: 'content/home.en.yaml', field: 'hero.heading' }],
  ['/blog/chronic-stress', { file: 'content/posts/chronic-stress.en.md', field: 'title' }],
  ['/about', { file: 'content/about.en.md', field: 'heading' }],
])('the headline of %s is written where its source says', (path, source) => {
  expect(cardSource(at(path), 'en')).toEqual(source)
})
