import { needsFullLoad } from '@/lib/i18n/full-load'

test.each(['/book-now', '/book-now?from=post', '/book-now#form'])('%s loads the document anew', (path) => {
  expect(needsFullLoad(path)).toBe(true)
})

test.each(['/', '/contact', '/book-now-later', '/blog/book-now'])('%s is a soft navigation', (path) => {
  expect(needsFullLoad(path)).toBe(false)
})
