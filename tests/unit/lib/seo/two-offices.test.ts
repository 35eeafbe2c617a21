/** @jest-environment node */
import { mainOffice, offices } from '@/lib/clinic/offices'
import { embedOf } from '@/lib/embeds/providers'
import { embedSources } from '@/lib/embeds/sources'
import { locales } from '@/lib/i18n/locales'
import type { Route } from '@/lib/page-types/definition'
import type { PageType } from '@/lib/page-types/names'
import { routesOf } from '@/lib/routes'
import { answersIn } from '@/lib/search/answers'
import { searchFiles } from '@/lib/search/collect'
import { makeFinder } from '@/lib/search/find'
import { cardAlt, cardWords } from '@/lib/seo/cards/card-content'
import { graphFor } from '@/lib/seo/structured-data'
import type { Node } from '@/lib/seo/structured-data/nodes'
import { printJson } from '@/lib/seo/structured-data/print'
import { graphProblems } from '@/lib/seo/structured-data/rules'
import { siteOrigin } from '@/lib/util/site'

jest.mock('@/lib/compiled/data', () => jest.requireActual('../../two-offices').withOffices())

const thingsOf = (pageType: PageType, locale: 'en' | 'es' = 'en', slug = ''): Node[] => {
  const route = routesOf(pageType).find((one) => !slug || one.slug === slug) as Route
  const graph = graphFor(route, locale)
  return graph ? JSON.parse(printJson(graph))['@graph'] : []
}
const clinicId = `${siteOrigin()}/#clinic`
const officeId = `${siteOrigin()}/#office-fayetteville`
const named = (things: Node[], id: string) => things.find((thing) => thing['@id'] === id)

test.each<[PageType, string]>([
  ['contact', ''],
  ['city', 'fayetteville-chiropractor'],
  ['office', 'office-fayetteville'],
])('%s %s: the graph describes the further office', (pageType, slug) => {
  for (const locale of locales) {
    const things = thingsOf(pageType, locale, slug)
    expect(graphProblems(things)).toEqual([])
    expect(named(things, clinicId)).toMatchObject({ department: [{ '@id': officeId }] })
    expect(named(things, officeId)).toMatchObject({
      '@type': ['MedicalClinic', 'LocalBusiness'],
      parentOrganization: { '@id': clinicId },
      telephone: '+14795550163',
      address: { streetAddress: '12 North College Avenue', addressLocality: 'Fayetteville', postalCode: '72701' },
      geo: { latitude: 36.0634, longitude: -94.1571 },
      url: `${siteOrigin()}${locale === 'es' ? '/es' : ''}/office-fayetteville`,
    })
    const { openingHoursSpecification: hours } = named(things, officeId) ?? {}
    expect(hours).toContainEqual(
      expect.objectContaining({ dayOfWeek: ['Tuesday', 'Thursday'], opens: '10:00', closes: '14:00' }),
    )
    const special = named(things, officeId)?.specialOpeningHoursSpecification
    expect(special !== undefined).toBe(pageType !== 'city')
  }
})

test.each<[PageType, string]>([
  ['post', ''],
  ['home', ''],
  ['city', 'rogers-chiropractor'],
  ['office', 'office-main'],
])('%s %s: the graph describes the clinic alone', (pageType, slug) => {
  const things = thingsOf(pageType, 'en', slug)
  expect(named(things, clinicId)).not.toHaveProperty('department')
  expect(named(things, officeId)).toBeUndefined()
})

test.each(locales)('the answers of the search have both offices in %s', (locale) => {
  const answers = answersIn(locale).flatMap(({ lines }) => lines)
  for (const { name, phone, addressLine } of offices) {
    expect(answers).toContain(`${name}: ${phone.display}`)
    expect(answers).toContain(`${name}: ${addressLine}`)
    expect(answers.filter((line) => line.startsWith(`${name}: `)).length).toBeGreaterThan(4)
  }
})

test.each<[string, 'en' | 'es', string]>([
  ['north college avenue', 'en', '12 North College Avenue, Fayetteville, AR 72701'],
  ['college ave', 'en', ''],
  ['oficina en fayetteville', 'es', '12 North College Avenue, Fayetteville, AR 72701'],
  ['sunset avenue', 'en', ''],
])('search finds the contact page by “%s”', (query, locale, line) => {
  const { file, texts } = searchFiles(locale)
  const { hits, answer } = makeFinder(file, locale, texts)(query)
  expect(hits.map(({ path }) => path)).toContain('/contact')
  if (line) expect(answer?.lines[0]).toBe(line)
})

test('the card of a town has the place and the phone of its office', () => {
  const wordsOf = (slug: string) => {
    const route = routesOf('city').find((one) => one.slug === slug) as Route
    return [...cardWords(route, 'en').place, cardAlt(route, 'en').split(', ').slice(-2).join(', ')]
  }
  expect(wordsOf('fayetteville-chiropractor')).toEqual(['Fayetteville, AR', '(479) 555-0163', 'Fayetteville, AR.'])
  expect(wordsOf('rogers-chiropractor')).toEqual(['Springdale, AR', mainOffice.phone.display, 'Springdale, AR.'])
})

test('an office has its own frame if it names one, and the policy allows it', () => {
  expect(embedOf('booking', 'es', 'fayetteville')).toMatchObject({
    page: 'https://book.example.com/fayetteville',
    origins: ['https://book.example.com'],
    marks: { id: 'frame-booking-fayetteville' },
  })
  expect(embedOf('map', 'en', 'fayetteville')).toEqual(embedOf('map', 'en'))
  expect(embedOf('booking', 'en', mainOffice.id)).toEqual(embedOf('booking', 'en'))
  expect(embedSources().frame).toContain('https://book.example.com')
})
