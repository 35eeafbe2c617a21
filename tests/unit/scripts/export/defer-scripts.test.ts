/** @jest-environment node */
import { deferProblems, deferScripts } from '@/scripts/export/defer-scripts'
import { buildTime, tinyPage } from './tiny-app'

const page = (source: string) => ({ file: 'index.html', path: '/', html: source })

/** A page as Next exports it, its result, and what the page holds, read without a parser. */
let html = ''
let result: ReturnType<typeof deferScripts>
const executable = /<script(?![^>]* type=)([^>]*)>(.*?)<\/script>/gs
const inline = () =>
  [...html.matchAll(executable)].flatMap(([, attributes = '', text = '']) => (/ src=/.test(attributes) ? [] : text))
const files = () => [...html.matchAll(/<script src="([^"]+)" async=""/g)].map(([, src]) => src)

beforeAll(() => {
  html = tinyPage()
  result = deferScripts(page(html), 'load()')
}, buildTime)

test('a page keeps everything but its scripts, byte for byte', () => {
  const list = JSON.stringify([`/${result.flight.file}`, ...new Set(files())])
  const bare = html.replace(executable, '').replace(/<link rel="preload" as="script"[^>]*>/g, '')
  const head = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
  expect(result.html).toBe(
    bare.replace(head, `${head}<script>load()</script><script type="application/json" id="deferred">${list}</script>`),
  )
  expect(result.html).toContain('<script type="application/ld+json">{"@type":"Thing"}</script></main>')
})

test('preloads of modules go too', () => {
  const preload = '<link rel="modulepreload" href="/m.js"/>'
  expect(deferScripts(page(html.replace('<title>', `${preload}<title>`)), 'load()').html).toBe(result.html)
})

test('a file that the page names twice is listed once, one for old browsers not at all', () => {
  const [first = ''] = files()
  const old = /<script src="([^"]+)" noModule=""/.exec(html)?.[1]
  expect(old).toMatch(/\.js$/)
  expect(result.html).not.toContain(`${old}`)
  const twice = html.replace('</body>', `<script src="${first}" async=""></script></body>`)
  expect(deferScripts(page(twice), 'load()').html).toBe(result.html)
})

test('the inline scripts stay in order, each closed off from the next', () => {
  expect(inline().length).toBeGreaterThan(2)
  expect(result.flight.content).toBe(
    inline()
      .map((script) => `${script}\n;`)
      .join(''),
  )
  const commented = html.replace('</main>', '</main><script>boot() // end</script>')
  const run = new Function('boot', 'self', 'globalThis', deferScripts(page(commented), '').flight.content)
  const boot = jest.fn()
  const self: { __next_f?: [number, string?][] } = {}
  run(boot, self, {})
  expect(boot).toHaveBeenCalledTimes(1)
  expect(self.__next_f?.map(([kind]) => kind)).toEqual([
    0,
    ...inline()
      .slice(2)
      .map(() => 1),
  ])
})

test('identical inline scripts share a file, others do not', () => {
  expect(result.flight.file).toMatch(/^_next\/static\/flight\/[0-9a-f]{16}\.js$/)
  expect(deferScripts(page(html.replace('count', 'sum')), '').flight.file).toBe(result.flight.file)
  expect(deferScripts(page(html.replace('.push([0])', '.push([0,1])')), '').flight.file).not.toBe(result.flight.file)
})

test('without character set and viewport the loader opens the head', () => {
  expect(deferScripts(page(html.replace(/<meta [^>]*>/g, '')), 'load()').html).toContain('<head><script>load()')
})

test('a page exported before, or with streamed content, is a problem', () => {
  const streamed = (element: string) => page(html.replace('</main>', `</main>${element}`))
  expect(deferProblems(page(html))).toEqual([])
  expect(deferProblems(page(result.html))).toEqual([expect.stringContaining('index.html: is exported already')])
  expect(deferProblems(streamed('<template id="B:0"></template>'))).toEqual([expect.stringContaining('<Suspense>')])
  expect(deferProblems(streamed('<div hidden id="S:0">late</div>'))).toEqual([expect.stringContaining('<Suspense>')])
})
