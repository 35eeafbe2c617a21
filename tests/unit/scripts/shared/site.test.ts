import { elementsOf } from '@/scripts/shared/html'
import { deferredFiles, metaOf, outlineOf, parsePage, referencesOf, titleOf } from '@/scripts/shared/parsed-page'

const html = `<!DOCTYPE html><html lang="es"><head><title>Dolor</title><meta name="robots" content="noindex">
<link rel="canonical" href="https://a.b/es/dolor"><style>p{color:red}</style>
<script type="application/json" id="page-scripts" data-page-data="/dolor.txt">["/start.js"]</script></head>
<body><h1><span>Dolor</span></h1><p style="color:red">Texto <b onclick="go()">fuerte</b></p>
<svg><title>Un dibujo</title><use href="/icons.svg#phone"/></svg><h2 id="causas">Causas</h2>
<a href="/es/faq" hreflang="en">FAQ</a><img src="/a.png" srcset="/b.png 2x"></body></html>`
const page = parsePage({ file: 'es/dolor.html', path: '/es/dolor', html })
const outline = outlineOf(page)

test('an outline has what the checks across pages need', () => {
  const urls = (of: typeof page) => referencesOf(of).map(({ element, url }) => [element.tagName, element.attrs, url])
  expect(urls(outline)).toEqual(urls(page))
  expect(urls(outline)).toHaveLength(7)
  expect(titleOf(outline)).toBe('Dolor')
  expect(metaOf(outline, 'robots')).toBe('noindex')
  expect(deferredFiles(outline)).toEqual(['/dolor.txt', '/start.js'])
  for (const name of ['id', 'style', 'onclick', 'lang']) {
    const withIt = (of: typeof page) =>
      of.elements.filter(({ attrs }) => attrs.some((item) => item.name === name)).length
    expect([name, withIt(outline)]).toEqual([name, withIt(page)])
    expect(withIt(outline)).toBeGreaterThan(0)
  }
  expect(outline.elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1)
})

test('an outline has nothing else', () => {
  expect(outline.elements.length).toBeLessThan(elementsOf(html).length)
  const text = outline.elements.flatMap(({ childNodes }) =>
    childNodes.map((node) => ('value' in node ? node.value : node)),
  )
  expect(text).toEqual(['Dolor', 'p{color:red}', '["/start.js"]'])
  for (const { parentNode } of outline.elements) expect([undefined, 'head']).toContain(parentNode?.nodeName)
})

test('pages share equal elements', () => {
  const other = outlineOf(
    parsePage({ file: 'es/otro.html', path: '/es/otro', html: html.replace('Causas', 'Señales') }),
  )
  for (const [i, element] of outline.elements.entries()) expect(other.elements[i]).toBe(element)
})

test('structured data is not kept', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>'
  const withData = outlineOf(parsePage({ file: 'es/otro.html', path: '/es/otro', html: html + data }))
  expect(JSON.stringify(withData.elements.at(-1)?.childNodes)).toBe('[]')
})
