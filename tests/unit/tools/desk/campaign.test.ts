/** @jest-environment node */
import { attribution } from '@/lib/visit/attribution'
import { type Campaign, campaignLink } from '@/tools/desk/campaign'
import { origin } from './exported'

const flyer: Campaign = { page: '/new-patient-special', locale: 'es', source: 'flyer-library' }

test('the link points to the page in the chosen language and carries the source', () => {
  expect(campaignLink(flyer, origin)).toBe(`${origin}/es/new-patient-special?utm_source=flyer-library`)
  expect(
    campaignLink({ page: '/', locale: 'en', source: 'card', medium: 'print', campaign: 'spring-2027' }, origin),
  ).toBe(`${origin}/?utm_source=card&utm_medium=print&utm_campaign=spring-2027`)
})

test('the source reaches the forms, whatever internal links are followed on the way', () => {
  const first = new URL(campaignLink({ ...flyer, source: 'a'.repeat(200), medium: 'print' }, origin))
  const visit = attribution(attribution(null, first), { search: '?source=hero' })
  expect(new URLSearchParams(visit).get('utm_source')).toBe('a'.repeat(200))
  expect(new URLSearchParams(visit).get('utm_medium')).toBe('print')
})

const refused: [what: string, change: Partial<Campaign>, reason: RegExp][] = [
  ['no source', { source: '' }, /source is missing/],
  ['a space', { source: 'flyer library' }, /The source has a space/],
  ['an accent', { source: 'volante-español' }, /The source has "ñ"/],
  ['an uppercase letter', { source: 'Flyer' }, /The source has the capital "F"/],
  ['a character reserved in URLs', { medium: 'print&more' }, /The medium has "&"/],
  ['a surrogate pair', { campaign: 'spring-🌱' }, /The campaign has "🌱"/],
  [
    'a value longer than the forms carry',
    { campaign: 'a'.repeat(201) },
    /The campaign has 201 characters: at most 200/,
  ],
  ['another site', { page: 'https://example.org' }, /is not a page of the site/],
  ['a URL without a scheme', { page: '//example.org' }, /is not a page of the site/],
  ['a path with a query', { page: '/about?x=1' }, /is not a page of the site/],
]

test.each(refused)('%s is rejected', (_, change, reason) => {
  expect(() => campaignLink({ ...flyer, ...change }, origin)).toThrow(reason)
})
