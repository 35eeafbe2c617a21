/** @jest-environment node */
import { deferProblems, deferScripts } from '@/scripts/export/defer-scripts'
import { applyEdits } from '@/scripts/export/edits'
import { elementsOf } from '@/scripts/export/html'

/** The shape of a page as Next 16.4 exports it. */
const html = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><link rel="modulepreload" href="/m.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><title>T</title><script src="/old.js" noModule=""></script></head><body><main>count <!-- -->0<script type="application/ld+json">{"@type":"Thing"}</script></main><script id="_R_">boot() // end</script><script src="/c.js" async=""></script><script src="/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\u003cp>"])</script></body></html>`

const page = (source: string, file = 'about.html') => ({ file, elements: elementsOf(source, true) })
const deferred = (source: string, loader = 'load()', file?: string) => {
  const { edits, ...rest } = deferScripts(page(source, file), loader)
  return { html: applyEdits(source, edits), ...rest }
}
const result = deferred(html)

test('a page keeps everything but its scripts, byte for byte', () => {
  const list = `["/${result.start.file}","/a.js","/b.js","/c.js"]`
  expect(result.html).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><script>load()</script><script type="application/json" id="deferred" data-flight="/about.txt">${list}</script><link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/a.css"/><title>T</title></head><body><main>count <!-- -->0<script type="application/ld+json">{"@type":"Thing"}</script></main></body></html>`,
  )
  expect(result.data).toBe('0:<p>')
})

test('pages share the first script, whatever their data', () => {
  expect(result.start.file).toMatch(/^_next\/static\/chunks\/start-[0-9a-f]{16}\.js$/)
  expect(deferred(html.replace('0:', '1:')).start).toEqual(result.start)
  expect(deferred(html.replace('boot()', 'other()')).start.file).not.toBe(result.start.file)
})

test('a not-found page starts from the data of the page it is a copy of', () => {
  expect(deferred(html, '', 'es/blog/404.html').html).toContain('data-flight="/es/blog/not-found.txt"')
  expect(deferred(html, '', 'index.html').html).toContain('data-flight="/index.txt"')
})

test('without character set and viewport the loader opens the head', () => {
  expect(deferred('<html><head><title>T</title></head></html>').html).toContain('<head><script>load()')
})

test('a page exported before, or with streamed content, is a problem', () => {
  expect(deferProblems(page(html))).toEqual([])
  expect(deferProblems(page(result.html))).toEqual([expect.stringContaining('about.html: is exported already')])
  expect(deferProblems(page('<template id="B:0"></template>'))).toEqual([expect.stringContaining('<Suspense>')])
  expect(deferProblems(page('<div hidden id="S:0">late</div>'))).toEqual([expect.stringContaining('<Suspense>')])
})
