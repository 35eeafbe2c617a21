import { pageOf } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'

describe.each(locales)('in %s', (locale) => {
  test('facts come from the English file, words from the page’s own', () => {
    const [english, page] = [pageOf('symptom', 'en', 'back-pain'), pageOf('symptom', locale, 'back-pain')]
    expect(page).toMatchObject({ slug: 'back-pain', order: english.order, related: english.related })
    expect(page.title === english.title).toBe(locale === 'en')
  })
})

test('a missing page is an error that names it', () => {
  expect(() => pageOf('symptom', 'es', 'elbow')).toThrow('no symptom "elbow" in es')
})
