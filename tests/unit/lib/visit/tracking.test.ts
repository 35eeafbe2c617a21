import { withSource, withSources } from '@/lib/visit/tracking'

test.each([
  ['/book-now', '/book-now?source=blog-a'],
  ['/free-consultation#form', '/free-consultation?source=blog-a#form'],
  ['/book-now?day=1', '/book-now?day=1&source=blog-a'],
  ['/services/wellness-care', '/services/wellness-care'],
  ['/book-now-and-then', '/book-now-and-then'],
  ['https://example.com/book-now', 'https://example.com/book-now'],
])('%s → %s', (href, tracked) => {
  expect(withSource(href, 'blog-a')).toBe(tracked)
})

test('every link of a text to booking and consultation carries the source, once', () => {
  const markdown = '[a](/book-now), [b](/free-consultation "x"), [c](/book-now) and [d](/faq)'
  expect(withSources(markdown, 's')).toBe(
    '[a](/book-now?source=s), [b](/free-consultation?source=s "x"), [c](/book-now?source=s) and [d](/faq)',
  )
})
