import { clinic } from '@/lib/clinic/facts'
import {
  arrivalFacts,
  lengthFacts,
  networkNote,
  paperFacts,
  paymentFacts,
  practitionersOf,
  priceFacts,
  priceFigures,
  pricesAsOf,
  reportPrice,
  totalFacts,
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
    newPatientPrice: undefined,
    payment: undefined,
    arrival: undefined,
    visitMinutes: undefined,
    rules: undefined,
    records: undefined,
    afterHours: undefined,
    practitioners: undefined,
  })
  const facts = [arrivalFacts, priceFacts, totalFacts, paymentFacts, lengthFacts, paperFacts]
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

test('a first visit says what its price pays for', () => {
  clinic.prices = {
    asOf: '2026-11-01',
    from: true,
    firstVisit: 90,
    includes: { en: 'The exam.', es: 'El examen.' },
    xRays: 40,
  }
  expect(priceFacts('es').map(({ text }) => text)).toEqual(['desde $90. El examen.', 'desde $40'])
})

test('a backache adds up its visits, and the special names what it saves', () => {
  clinic.prices = {
    asOf: '2026-11-01',
    from: true,
    firstVisit: 90,
    followUp: 45,
    reExam: 60,
    backacheVisits: { fewest: 2, most: 4 },
    separately: 135,
  }
  clinic.newPatientPrice = 99
  const [backache, special] = totalFacts('en')
  expect(backache).toMatchObject({ name: 'prices', text: expect.stringMatching(/\$240 to \$330\b.*\bre-exam/) })
  expect(special).toMatchObject({ name: 'newPatientPrice', text: expect.stringMatching(/^\$99\b.*\$135/) })
  clinic.prices.report = 30
  expect(totalFacts('en')[0]?.text).toMatch(/\$270 to \$360: the exam, the report of findings\b.*X-rays aren’t/)
  clinic.prices = { ...clinic.prices, report: undefined, reExam: undefined }
  expect(totalFacts('es')[0]?.text).toMatch(/\$180 y \$270(?!.*nuevo examen).*ni el informe de resultados/)
})

test('the report of findings has its price, marked as a sample until confirmed, or people are told to ask', () => {
  clinic.prices = { asOf: '2026-11-01', from: false, firstVisit: 90 }
  expect(reportPrice('en')).toMatch(/^Ask us/)
  clinic.prices.report = 45
  expect(priceFigures('es')).toContainEqual(['Informe de resultados', '$45'])
  expect(reportPrice('en')).toBe('It costs $45 (sample).')
  clinic.prices.from = true
  clinic.confirmed = ['prices']
  expect(reportPrice('es')).toBe('Esa visita cuesta desde $45.')
})

test('the special names no saving that there is not, and no total without the prices of its visits', () => {
  clinic.prices = {
    asOf: '2026-11-01',
    from: false,
    firstVisit: 90,
    backacheVisits: { fewest: 2, most: 4 },
    separately: 90,
  }
  clinic.newPatientPrice = 99
  expect(totalFacts('en').map(({ text }) => text)).toEqual(['$99'])
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
