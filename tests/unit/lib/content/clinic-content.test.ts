import { clinic } from '@/lib/clinic/facts'
import { listOf, pageOf, pagesOf } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'

test.each([
  ['en', /\bmoved to Northwest Arkansas\b/, /^Why choose our clinic\b/],
  ['es', /\bse mudó con su familia al noroeste de Arkansas\b/, /^Por qué elegir nuestra clínica\b/],
] as const)(
  'in %s the biography tells of the move, and the free consultation why to choose the clinic',
  (locale, move, why) => {
    expect(pageOf('about', locale).sections.relocation.body).toMatch(move)
    expect(pageOf('free-consultation', locale).sections.why.heading).toMatch(why)
  },
)

test('the facts of the clinic', () => {
  expect(clinic.address).toEqual({
    street: '1900 West Sunset Avenue, Suite 5',
    city: 'Springdale',
    state: 'AR',
    zip: '72764',
  })
  expect(clinic.rating).toEqual({ stars: 5, reviews: 50 })
  expect(clinic.claims).toEqual({
    yearsOfExperience: 15,
    patients: [
      { id: 'springdale', count: 1000 },
      { id: 'university-students', count: 500 },
      { id: 'rogers', count: 300 },
      { id: 'bentonville-offices', count: 400 },
    ],
  })
  expect(clinic.travel.map(({ id, from, minutes, miles }) => ({ id, from, minutes, miles }))).toEqual([
    { id: 'university-campus', from: { en: 'U of A campus', es: 'Campus de la U of A' }, minutes: 15 },
    { id: 'pinnacle-hills', from: { en: 'Pinnacle Hills', es: 'Pinnacle Hills' }, minutes: 10 },
    { id: 'downtown-bentonville', from: { en: 'Downtown Bentonville', es: 'Centro de Bentonville' }, minutes: 12 },
    { id: 'har-ber', from: { en: 'Har-Ber High School', es: 'Har-Ber High School' }, miles: 3 },
  ])
  expect(clinic.goodFaithEstimate).toEqual({ noticeBusinessDays: 1, disputeThreshold: 400 })
  expect(Object.keys(clinic.social)).toHaveLength(3)
  expect(clinic.insurers.map(({ name, page }) => [name, page])).toEqual([
    ['Aetna', 'aetna'],
    ['Arkansas Blue Cross Blue Shield', 'bcbc'],
    ['Medicaid', 'medicaid'],
    ['Medicare', 'medicare'],
    ['Centene', undefined],
    ['Wellcare', undefined],
    ['Cigna', undefined],
    ['United Healthcare', undefined],
  ])
})

describe.each(locales)('in %s', (locale) => {
  test('the specified counts', () => {
    expect(pageOf('faq', locale).groups.map(({ items }) => items.length)).toEqual([9, 3, 4])
    expect(listOf('testimonials', locale).items).toHaveLength(9)
    expect(listOf('testimonials', locale).items.every(({ sample }) => sample)).toBe(true)
    expect(pageOf('home', locale).why.points).toHaveLength(6)
    expect(pageOf('home', locale).steps.items).toHaveLength(3)
    expect(pageOf('home', locale).hero.points).toHaveLength(3)
  })

  test('the second button: the special on chiropractic care, back pain and arthritis', () => {
    const special = [...pagesOf('service', locale), ...pagesOf('symptom', locale)].filter(
      ({ offer }) => offer === 'new-patient-special',
    )
    expect(special.map(({ slug }) => slug)).toEqual(['chiropractic-care', 'back-pain', 'arthritis-joint-pain'])
  })

  test('the two services without a page lead to the closest one', () => {
    expect(pageOf('home', locale).extraServices.map(({ id, href, icon }) => [id, href, icon])).toEqual([
      ['auto-injury', '/symptoms/auto-accident-whiplash', 'car-profile'],
      ['acupuncture', '/services/wellness-care', 'needle'],
    ])
  })

  test('policies were last updated on 03/01/2023', () => {
    expect(new Set(pagesOf('policy', locale).map(({ updated }) => updated))).toEqual(new Set(['2023-03-01']))
  })

  test('facts come from the English file, words from the page’s own', () => {
    const [english, page] = [pageOf('symptom', 'en', 'back-pain'), pageOf('symptom', locale, 'back-pain')]
    expect(page).toMatchObject({ slug: 'back-pain', order: english.order, related: english.related })
    expect(page.title === english.title).toBe(locale === 'en')
  })
})

test('the fixed English texts: hero, not-found pages, groups of questions', () => {
  expect(pageOf('home', 'en').hero).toEqual({
    heading: 'Top Chiropractor in Springdale',
    subheading: 'Comprehensive Chiropractic Services for Your Health and Wellness',
    points: [
      'Hundreds of Patients Served',
      'Same-Day Appointments Available',
      'Accepts Insurance (call to confirm yours)',
    ],
  })
  expect(pageOf('not-found', 'en')).toMatchObject({
    page: {
      heading: 'Oops! Page not found',
      text: "The page you're looking for doesn't exist or has been moved. Please check the URL or return to our homepage.",
      button: 'Return to Home',
    },
    post: {
      heading: 'Post Not Found',
      text: "The blog post you're looking for doesn't exist.",
      button: 'Return to Blog',
    },
    symptom: {
      heading: 'Symptom Not Found',
      text: 'The symptom you are looking for does not exist or has been moved.',
      button: 'Return to Symptoms',
    },
  })
  expect(pageOf('faq', 'en').groups.map(({ title }) => title)).toEqual([
    'Questions about Chiropractic',
    'Questions about Visits to the Office',
    'Questions about Finances',
  ])
})

test('a page there is not is an error that names it', () => {
  expect(() => pageOf('symptom', 'es', 'elbow')).toThrow('no symptom "elbow" in es')
})
