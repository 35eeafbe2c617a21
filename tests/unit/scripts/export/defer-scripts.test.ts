/** @jest-environment node */
import { deferProblems, deferScripts } from '@/scripts/export/defer-scripts'

/** The shape of a page as Next 16.4 exports it. */
const html = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="preload" href="/f.woff2" as="font"/><style data-href="/a.css">p{color:red}</style><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><link rel="modulepreload" href="/m.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><title>T</title><script src="/old.js" noModule=""></script></head><body><main>count <!-- -->0<script type="application/ld+json">{"@type":"Thing"}</script></main><script id="_R_">boot() // end</script><script src="/c.js" async=""></script><script src="/a.js" async=""></script><script>(push)(0)</script><script>(push)("\\u003c/p>")</script></body></html>`

const page = (source: string) => ({ file: 'index.html', path: '/', html: source })
const result = deferScripts(page(html), 'load()')

test('a page keeps everything but its scripts, byte for byte', () => {
  const list = `["/${result.flight.file}","/a.js","/b.js","/c.js"]`
  expect(result.html).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><script>load()</script><script type="application/json" id="deferred">${list}</script><link rel="preload" href="/f.woff2" as="font"/><style data-href="/a.css">p{color:red}</style><title>T</title></head><body><main>count <!-- -->0<script type="application/ld+json">{"@type":"Thing"}</script></main></body></html>`,
  )
})

test('the inline scripts stay in order, each closed off from the next', () => {
  expect(result.flight.content).toBe('boot() // end\n;(push)(0)\n;(push)("\\u003c/p>")\n;')
  const run = new Function('boot', 'push', result.flight.content)
  const boot = jest.fn()
  const push = jest.fn()
  run(boot, push)
  expect(boot).toHaveBeenCalledTimes(1)
  expect(push.mock.calls).toEqual([[0], ['</p>']])
})

test('identical inline scripts share a file, others do not', () => {
  expect(result.flight.file).toMatch(/^_next\/static\/flight\/[0-9a-f]{16}\.js$/)
  expect(deferScripts(page(html.replace('color:red', 'color:blue')), '').flight.file).toBe(result.flight.file)
  expect(deferScripts(page(html.replace('(push)(0)', '(push)(1)')), '').flight.file).not.toBe(result.flight.file)
})

test('without character set and viewport the loader opens the head', () => {
  expect(deferScripts(page('<html><head><title>T</title></head></html>'), 'load()').html).toContain(
    '<head><script>load()',
  )
})

test('a page exported before, or with streamed content, is a problem', () => {
  expect(deferProblems(page(html))).toEqual([])
  expect(deferProblems(page(result.html))).toEqual([expect.stringContaining('index.html: is exported already')])
  expect(deferProblems(page('<template id="B:0"></template>'))).toEqual([expect.stringContaining('<Suspense>')])
  expect(deferProblems(page('<div hidden id="S:0">late</div>'))).toEqual([expect.stringContaining('<Suspense>')])
})
