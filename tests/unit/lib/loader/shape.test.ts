/** @jest-environment jsdom */
import '../../node-bytes'
import { shapeOf } from '@/lib/loader/shape'
import { elementsOf } from '@/scripts/shared/html'

const html = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>
  <header><a href="#">Skip</a> <svg><use href="#a"></use></svg></header><!-- note -->
  text <main><p>Ni&ntilde;os &amp; <b>more</b><br></p><noscript><p>No script</p></noscript></main></body></html>`

test('a page has the same shape to the export as in a browser', () => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const body = elementsOf(html).find(({ tagName }) => tagName === 'body')
  expect(shapeOf(page.body)).toMatch(/^header 4 5;main \d+ \d+;$/)
  if (body) expect(shapeOf(body).split(';')[0]).toBe(shapeOf(page.body).split(';')[0])
})
