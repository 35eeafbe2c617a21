import { clinic } from '@/lib/clinic/facts'
import {
  arrivalFacts,
  lengthFacts,
  networkNote,
  paperFacts,
  paymentFacts,
  practitionersOf,
  priceFacts,
  pricesAsOf,
} from '@/lib/clinic/visit-facts'
import { locales } from '@/lib/i18n/locales'

const before = { ...clinic }
afterEach(() => {
  for (const name of Object.keys(clinic)) delete (clinic as Record<string, unknown>)[name]
  Object.assign(clinic, before)
})

test.each(locales)('what the clinic has not said takes no place in %s', (locale) => {
  Object.assign(clinic, {
    staffLanguages: undefined,
    prices: undefined,
    payment: undefined,
    arrival: undefined,
    visitMinutes: undefined,
    rules: undefined,
    records: undefined,
    afterHours: undefined,
    practitioners: undefined,
  })
  const facts = [arrivalFacts, priceFacts, paymentFacts, lengthFacts, paperFacts]
  expect(facts.flatMap((of) => of(locale))).toEqual([])
  expect(pricesAsOf(locale)).toBeUndefined()
  expect(practitionersOf('chiropractic-care', 'en')).toEqual([])
  expect(networkNote({ name: 'Aetna' }, locale)).toBeUndefined()
})

test('each known fact is listed under its name, in the language of the page', () => {
  Object.assign(clinic, {
    staffLanguages: ['en', 'es', 'mh'],
    arrival: { parking: { en: 'Behind the house.', es: 'Detrás de la casa.' } },
    rules: {
      walkIns: false,
      late: { en: 'Call us.', es: 'Llámenos.' },
      notes: { en: 'At the desk.', es: 'En la recepción.' },
    },
    payment: { forms: ['cash', 'card'], superbill: true },
    visitMinutes: { first: 60, typical: 20 },
    afterHours: undefined,
  })
  expect(arrivalFacts('en')).toEqual([
    { title: 'Languages we speak', text: 'English, Spanish, and Marshallese', name: 'staffLanguages' },
    { title: 'Parking', text: 'Behind the house.', name: 'arrival' },
    { title: 'Walk-ins', text: expect.stringMatching(/^Please call or text first\./), name: 'rules' },
  ])
  expect(arrivalFacts('es')[0]).toEqual({
    title: 'Idiomas que hablamos',
    text: 'Inglés, español y marshalés',
    name: 'staffLanguages',
  })
  expect(paymentFacts('en').map(({ text }) => text)).toEqual([
    'Cash and credit or debit card',
    expect.stringMatching(/^Yes\./),
    'Call us.',
  ])
  expect(paperFacts('es').map(({ text }) => text)).toEqual(['En la recepción.'])
  expect(lengthFacts('es').map(({ text }) => text)).toEqual(['Unos 60 minutos.', 'Unos 20 minutos.'])
})

test('prices state their date, and whether they are the lowest', () => {
  clinic.prices = { asOf: '2026-11-01', from: true, firstVisit: 90, reExam: 60 }
  expect(priceFacts('en')).toMatchObject([
    { title: 'First visit', text: 'from $90' },
    { title: 'Re-exam', text: 'from $60' },
  ])
  expect(pricesAsOf('en')).toContain('November 1, 2026')
  clinic.prices.from = false
  clinic.prices.reExam = 48.5
  expect(priceFacts('es').map(({ text }) => text)).toEqual(['$90', '$48.50'])
})

test('a network has its date, a practitioner a license', () => {
  expect(networkNote({ name: 'Aetna', network: { in: true, asOf: '2026-11-01' } }, 'en')).toBe(
    'in network as of November 1, 2026',
  )
  clinic.practitioners = [
    { name: { en: 'A. B.', es: 'A. B.' }, credentials: 'DC', license: 'No. 1', services: ['wellness-care'] },
  ]
  expect(practitionersOf('wellness-care', 'es')).toEqual([{ title: 'A. B., DC', text: 'No. 1', name: 'practitioners' }])
  expect(practitionersOf('pediatric-care', 'en')).toEqual([])
})
