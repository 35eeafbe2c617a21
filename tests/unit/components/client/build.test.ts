/** @jest-environment jsdom */
import { parsePage } from '@/components/client/build'

const html = (build: string) =>
  `<!DOCTYPE html><html lang="es"><head><script type="application/json" id="page-scripts" data-build="${build}">[]</script></head><body>Hola</body></html>`

beforeEach(() => {
  document.head.innerHTML = '<script type="application/json" id="page-scripts" data-build="a">[]</script>'
})

test('a page of the same build is parsed', () => {
  expect(parsePage(`${html('a')}\n`).body.textContent?.trim()).toBe('Hola')
})

test.each([
  ['of another build', html('b')],
  ['cut off', html('a').slice(0, -20)],
  ['empty', ''],
  ['of another site', '<html><body>Log in</body></html>'],
])('a page that is %s is refused', (_, page) => {
  expect(() => parsePage(page)).toThrow()
})
