/** @jest-environment node */
import { createHash } from 'node:crypto'

import { deferProblems, deferScripts, speculationRules } from '@/scripts/export/next/defer-scripts'
import { applyEdits, elementsOf } from '@/scripts/shared/html'
import { buildTime, tinyFile, tinyPage } from './tiny-app'

const page = (source: string, file = 'index.html') => ({ file, elements: elementsOf(source, true) })
const deferred = (source: string, loader = 'load()', file?: string) => {
  const { edits, ...rest } = deferScripts(page(source, file), loader)
  return { html: applyEdits(source, edits), ...rest }
}

/** A page as Next exports it, the result, and the page's content, read without a parser. */
let html = ''
let result: ReturnType<typeof deferred>
const executable = /<script(?![^>]* type=)([^>]*)>(.*?)<\/script>/gs
const files = () => [...html.matchAll(/<script src="([^"]+)" async=""/g)].map(([, src]) => src)

beforeAll(() => {
  html = tinyPage()
  result = deferred(html)
}, buildTime)

test('a page keeps everything but its scripts, byte for byte', () => {
  const list = JSON.stringify([...new Set(files()), `/${result.start.file}`])
  const bare = html.replace(executable, '').replace(/<link rel="preload" as="script"[^>]*>/g, '')
  const head = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
  const hash = createHash('sha256').update(tinyFile('index.txt')).digest('base64')
  const said = `data-page-data="/index.txt" data-integrity="sha256-${hash}"`
  const rules = `<script type="speculationrules">${speculationRules}</script>`
  const data = `<script type="application/json" id="page-scripts" ${said}>${list}</script>`
  expect(result.html).toBe(bare.replace(head, `${head}${rules}${data}<script>load()</script>`))
  expect(result.html).toContain('<script type="application/ld+json">{"@type":"Thing"}</script></main>')
})

test.each(['<link rel="modulepreload" href="/m.js"/>', '<link rel="preconnect" href="/" crossorigin=""/>'])(
  '%s goes too',
  (hint) => {
    expect(deferred(html.replace('<title>', `${hint}<title>`)).html).toBe(result.html)
  },
)

test('a file that the page names twice is listed once, one for old browsers not at all', () => {
  const [first = ''] = files()
  const old = /<script src="([^"]+)" noModule=""/.exec(html)?.[1]
  expect(old).toMatch(/\.js$/)
  expect(result.html).not.toContain(`${old}`)
  expect(deferred(html.replace('</body>', `<script src="${first}" async=""></script></body>`)).html).toBe(result.html)
})

test('the data of a page is what its data file holds', () => {
  expect(result.data).toBe(tinyFile('index.txt'))
})

test('pages share the first script, whatever their data', () => {
  expect(result.start.file).toMatch(/^_next\/static\/chunks\/start-[0-9a-f]{16}\.js$/)
  expect(deferred(html.replace('count', 'sum')).start).toEqual(result.start)
  const other = html.replace('</main>', '</main><script>boot() // end</script>')
  expect(deferred(other).start.file).not.toBe(result.start.file)
})

test('the first script runs Next’s code once the data has loaded, with every piece closed', async () => {
  const commented = html.replace('</main>', '</main><script>boot() // end</script>')
  const { content } = deferred(commented).start
  const boot = jest.fn()
  const self: { __next_f?: unknown } = {}
  const stage = { pageData: Promise.resolve('data') }
  new Function('document', 'self', 'boot', 'globalThis', content)(stage, self, boot, {})
  await new Promise(process.nextTick)
  expect(self.__next_f).toEqual([[0], [1, 'data']])
  expect(boot).toHaveBeenCalledTimes(1)
})

test('a not-found page starts from the data of the page it is a copy of', () => {
  expect(deferred(html, '', 'es/blog/404.html').html).toContain('data-page-data="/es/blog/not-found.txt"')
  expect(deferred(html, '', 'about.html').html).toContain('data-page-data="/about.txt"')
})

test('without character set and viewport the loader comes first in the head', () => {
  expect(deferred(html.replace(/<meta [^>]*>/g, '')).html).toMatch(
    /<head>(<script [^>]*>[^<]*<\/script>){2}<script>load\(\)/,
  )
})

test('a page exported before, or with streamed content, is a problem', () => {
  const streamed = (content: string) => page(html.replace('</main>', `</main>${content}`))
  expect(deferProblems(page(html))).toEqual([])
  expect(deferProblems(page(result.html))).toEqual([expect.stringContaining('index.html: is exported already')])
  expect(deferProblems(streamed('<template id="B:0"></template>'))).toEqual([expect.stringContaining('<Suspense>')])
  expect(deferProblems(streamed('<div hidden id="S:0">late</div>'))).toEqual([expect.stringContaining('<Suspense>')])
})
