/** @jest-environment jsdom */
import '../../node-bytes'
import { hashBody } from '@/lib/loader/body-hash'
import { elementsOf } from '@/scripts/shared/html'

const html = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>
  <header><a href="#">Skip</a> <svg><linearGradient></linearGradient></svg></header><!-- note -->
  text <main><p>Ni&ntilde;os<!-- --> &amp; <b>more</b><br></p><ul><li>One<li><input value="2"></ul><noscript><p>No script</p></noscript></main></body></html>`

/** Return the hash of a page's body in a browser. */
const seen = (page: string) => hashBody(new DOMParser().parseFromString(page, 'text/html').body)

test('a page has the same hash to the export as in a browser', () => {
  const body = elementsOf(html).find(({ tagName }) => tagName === 'body')
  expect(seen(html)).toBe(body && hashBody(body))
})

test.each<[kind: string, from: string, to: string]>([
  ['comment', '<!-- -->', ''],
  ['space between parts', '<body>', '<body> '],
  ['element', '<br>', '<hr>'],
  ['element that holds more', '</b><br>', '<br></b>'],
  ['text of the same length', 'more', 'less'],
])('another %s is another hash', (_, from, to) => {
  expect(seen(html.replace(from, to))).not.toBe(seen(html))
})

test.each<[kind: string, from: string, to: string]>([
  ['attributes', '<b>', '<b class="a" data-b>'],
  ['spelling', '<p>Ni&ntilde;os', '<P>Niños'],
  ['what is shown without scripts', '<p>No', '<p class=a>No'],
  ['an addition at the end', '</body>', '<div>More</div></body>'],
])('%s: the hash is the same to its end', (_, from, to) => {
  const hash = seen(html).replace(/[^;]*;$/, '')
  expect(seen(html.replace(from, to)).startsWith(hash)).toBe(true)
})
