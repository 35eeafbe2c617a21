/** @jest-environment node */
import { headerRules, headersFor } from '@/scripts/export/headers'

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/photos/a-640.avif', 'public, max-age=31536000, immutable'],
  ['/drawings/spine.svg', 'public, max-age=86400'],
  ['/about', undefined],
])('%s is kept as long as its name is that of its content', (path, control) => {
  expect(headersFor(path, headerRules(''))['Cache-Control']).toBe(control)
})
