import { localePath, otherLocale, splitLocale } from '@/lib/i18n/locales'

test('each language is the other of the other', () => {
  expect(otherLocale('en')).toBe('es')
  expect(otherLocale('es')).toBe('en')
})

test.each([
  ['/', '/es'],
  ['/about', '/es/about'],
  ['/blog/page/2', '/es/blog/page/2'],
  ['/faq?from=post#referral', '/es/faq?from=post#referral'],
  ['/?a=1', '/es?a=1'],
  ['/#offer', '/es#offer'],
  ['tel:+14795550142', 'tel:+14795550142'],
  ['https://example.com/about', 'https://example.com/about'],
  ['//example.com/about', '//example.com/about'],
  ['#offer', '#offer'],
])('%s is %s in Spanish and itself in English', (path, spanish) => {
  expect(localePath(path, 'es')).toBe(spanish)
  expect(localePath(path, 'en')).toBe(path)
})

test.each([
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/about', 'es', '/about'],
  ['/', 'en', '/'],
  ['', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/estimate', 'en', '/estimate'],
  ['/blog/es', 'en', '/blog/es'],
])('%s is the %s address of %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path })
})
