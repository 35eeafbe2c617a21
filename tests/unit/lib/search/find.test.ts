/** @jest-environment node */
import { clinic, phone } from '@/lib/clinic/facts'
import { byLocale } from '@/lib/i18n/locales'
import { searchFiles } from '@/lib/search/collect'
import { mostResults } from '@/lib/search/file'
import { makeFinder } from '@/lib/search/find'

const files = byLocale(searchFiles)
const find = byLocale((locale) => makeFinder(files[locale].file, locale, files[locale].texts))
const first = (query: string, locale: 'en' | 'es' = 'en') => find[locale](query).hits[0]

describe('everyday words lead to the page that people mean', () => {
  test.each([
    ['threw my back out', '/symptoms/back-pain'],
    ['THREW MY BACK OUT!!', '/symptoms/back-pain'],
    ['out my back threw', '/symptoms/back-pain'],
    ['migrane', '/symptoms/headache-migraine'],
    ['headaches', '/symptoms/headache-migraine'],
    ['sciatca', '/symptoms/sciatica-neuropathy'],
    ['arkids', '/financial-information/medicaid'],
    ['chiropractor in rogers', '/rogers-chiropractor'],
  ])('%s', (query, path) => {
    expect(first(query)?.path).toBe(path)
  })

  test.each([
    ['me duele la cintura', '/symptoms/back-pain'],
    ['migrana', '/symptoms/headache-migraine'],
    ['migraña', '/symptoms/headache-migraine'],
    ['ninos', '/services/pediatric-care'],
    ['NIÑOS', '/services/pediatric-care'],
    ['rodiyas', '/symptoms/arthritis-joint-pain'],
    ['nervio siatico', '/symptoms/sciatica-neuropathy'],
    ['crash', '/symptoms/auto-accident-whiplash'],
  ])('%s', (query, path) => {
    expect(
      find
        .es(query)
        .hits.slice(0, 2)
        .map((hit) => hit.path),
    ).toContain(path)
  })
})

test('unfinished words match their completions', () => {
  expect(first('pregn')?.path).toBe('/services/pregnancy-care')
  expect(first('acupun')?.path).toBe('/services/wellness-care')
})

test('a result names the section of the page, and links there', () => {
  expect(first('does it hurt')).toMatchObject({ path: '/faq', part: { id: 'does-it-hurt', heading: 'Does it hurt?' } })
  expect(first('hsa')).toMatchObject({ path: '/financial-information/cash-plans', part: { id: 'hsa' } })
})

test('words in the other language find pages, and are mentioned', () => {
  expect(first('pinched nerve', 'es')).toMatchObject({
    path: '/symptoms/sciatica-neuropathy',
    foreign: 'pinched nerve',
  })
  expect(first('rodilla', 'en')).toMatchObject({ path: '/symptoms/arthritis-joint-pain', foreign: 'rodilla' })
  expect(first('back pain', 'en')?.foreign).toBeUndefined()
})

test('words in the other language are shown as typed', () => {
  expect(first('Pinchd  NERVE, please', 'es')?.foreign).toBe('Pinchd NERVE')
})

describe('before the texts of the pages have loaded', () => {
  const early = byLocale((locale) => makeFinder(files[locale].file, locale))

  test('pages are found by their titles and by what people say in both languages', () => {
    expect(early.en('threw my bakc out').hits[0]).toEqual({ path: '/symptoms/back-pain', title: 'Back Pain' })
    expect(early.es('pinched nerve').hits[0]).toMatchObject({
      path: '/symptoms/sciatica-neuropathy',
      foreign: 'pinched nerve',
    })
    expect(early.en('phone number').answer?.page).toBe('/contact')
  })

  test('a result links to the matching section, whose heading loads with the texts', () => {
    expect(early.en('hsa').hits[0]).toMatchObject({ path: '/financial-information/cash-plans', part: { id: 'hsa' } })
    expect(first('hsa')?.part?.heading).toMatch(/HSA/)
  })

  test('words that are only in a text are not found yet', () => {
    expect(early.en('does the adjustment sound').hits.some(({ part }) => part?.heading)).toBe(false)
  })
})

describe('questions about facts are answered at once', () => {
  const answer = (query: string, locale: 'en' | 'es' = 'en') => find[locale](query).answer

  test.each([
    ['are you open saturday', '/contact'],
    ['ofice hours', '/contact'],
    ['phone number', '/contact'],
    ['where are you located', '/contact'],
    ['how much does it cost', '/financial-information/what-it-costs'],
    ['what insurance do you take', '/financial-information/insurance-plans'],
    ['do you speak spanish', '/language-assistance'],
    ['apointment', '/book-now'],
    ['chiropractor near me', '/contact'],
  ])('%s', (query, page) => {
    expect(answer(query)?.page).toBe(page)
  })

  test.each([
    ['abren los sábados', '/contact'],
    ['teléfono', '/contact'],
    ['dónde están ubicados', '/contact'],
    ['cuánto cuesta', '/financial-information/what-it-costs'],
    ['aseguranza', '/financial-information/insurance-plans'],
    ['hablan español', '/language-assistance'],
    ['quiero una cita', '/book-now'],
    ['quiropráctico cerca de mí', '/contact'],
  ])('%s', (query, page) => {
    expect(answer(query, 'es')?.page).toBe(page)
  })

  test('with the facts of the clinic, and the button to act', () => {
    expect(answer('phone')).toMatchObject({
      lines: [phone.display, clinic.email],
      action: [expect.any(String), phone.tel],
    })
    expect(answer('address')?.lines.join()).toContain(clinic.address.street)
    expect(answer('address')?.action[1]).toMatch(/^https:/)
    expect(answer('cita', 'es')?.action[1]).toBe('/es/book-now')
  })

  test('each insurer is known by its name and by the name on its cards', () => {
    for (const { name, card } of clinic.insurers)
      for (const word of [name, ...(card ? [card] : [])]) expect(answer(word)?.title).toContain(name)
  })

  test.each(['hurts when I open my jaw', 'is it safe for kids', 'back pain'])('%s is no such question', (query) => {
    expect(answer(query)).toBeUndefined()
  })

  test('“seguro” that means safe is no question about insurance', () => {
    expect(answer('es seguro para niños', 'es')).toBeUndefined()
  })
})

describe('whatever is typed, nothing breaks', () => {
  test.each(['', ' ', '🙂🙂', '<zz></zz><!-- -->', '.*+?^$()|[]\\', 'تقويم العمود', '脊椎', '%00%F0', '"', '-'])(
    'nothing is found for %j',
    (query) => {
      for (const locale of ['en', 'es'] as const) {
        const { hits, answer } = find[locale](query)
        expect([hits, answer]).toEqual([[], undefined])
      }
    },
  )

  test('one letter, 500 letters, a whole story', () => {
    expect(first('x')?.path).toBeDefined()
    expect(find.en('a'.repeat(500)).hits).toEqual([])
    const story = find.en('my neck hurts since the car wreck last week '.repeat(20))
    expect(story.hits.length).toBeLessThanOrEqual(mostResults)
    expect(story.hits.slice(0, 2).map(({ path }) => path)).toContain('/symptoms/auto-accident-whiplash')
  })

  test('punctuation around words does not matter', () => {
    expect(first('«¿¡neck-pain!?»')?.path).toBe(first('neck pain')?.path)
    for (const query of ['__proto__ toString hasOwnProperty', '<script>alert(1)</script>', "' OR 1=1 --"])
      expect(() => find.en(query)).not.toThrow()
  })
})
