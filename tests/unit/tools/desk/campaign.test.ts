/** @jest-environment node */
import { attribution } from '@/lib/visit/attribution'
import { campaignLink, problemWith } from '@/tools/desk/ui/campaign'
import { origin } from './exported'

const flyer = { page: '/new-patient-special', locale: 'es', source: 'flyer-library', medium: '', campaign: '' } as const

test('the link points to the page in the chosen language and carries what is known', () => {
  expect(campaignLink(flyer, origin)).toBe(`${origin}/es/new-patient-special?utm_source=flyer-library`)
  const card = { page: '/', locale: 'en', source: 'card', medium: 'print', campaign: 'spring-2027' } as const
  expect(campaignLink(card, origin)).toBe(`${origin}/?utm_source=card&utm_medium=print&utm_campaign=spring-2027`)
})

test('the source reaches the forms, whatever internal links are followed on the way', () => {
  const first = new URL(campaignLink({ ...flyer, source: 'a'.repeat(200), medium: 'print' }, origin) ?? '')
  const visit = attribution(attribution(null, first), { search: '?source=hero' })
  expect(new URLSearchParams(visit).get('utm_source')).toBe('a'.repeat(200))
  expect(new URLSearchParams(visit).get('utm_medium')).toBe('print')
})

test('without a source there is no link', () => {
  expect(campaignLink({ ...flyer, source: '' }, origin)).toBeUndefined()
})

test.each([
  ['a space', 'flyer library', /a space/],
  ['an accent', 'volante-español', /"ñ"/],
  ['an uppercase letter', 'Flyer', /"F" is a capital/],
  ['a character reserved in URLs', 'print&more', /"&"/],
  ['a surrogate pair', 'spring-🌱', /"🌱"/],
  ['a value longer than the forms carry', 'a'.repeat(201), /201 characters: at most 200/],
])('%s is rejected', (_, value, reason) => {
  expect(problemWith(value)).toMatch(reason)
  expect(campaignLink({ ...flyer, campaign: value }, origin)).toBeUndefined()
})
