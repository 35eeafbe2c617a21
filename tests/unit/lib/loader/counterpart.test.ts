import { counterpartAddress } from '@/lib/loader/counterpart'

test.each([
  ['/es/about', '/about', '/es/about'],
  ['/es/not-found', '/no-such-page', '/es/no-such-page'],
  ['/not-found', '/es/no-such-page', '/no-such-page'],
  ['/es/blog/not-found', '/blog/no-such-post', '/es/blog/no-such-post'],
  ['/not-found', '/es//evil.example', '/evil.example'],
  ['/es/not-found', '//evil.example', '/es/evil.example'],
])('the page %s, switched to at %s, is shown at %s', (counterpart, current, address) => {
  expect(counterpartAddress(counterpart, current)).toBe(address)
})
