const asked: [path: string, options?: RequestInit][] = []
const answer = { ok: true, clone: () => answer, text: async () => '1:I[7,["/_next/static/chunks/own.js"]]' }
const idle: (() => void)[] = []

/** Return the module, before it has requested anything, in a browser with this connection. */
async function open(connection?: object) {
  jest.resetModules()
  asked.length = idle.length = 0
  window.requestIdleCallback = (run) => idle.push(run as () => void)
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  globalThis.fetch = jest.fn(async (path, options) => {
    asked.push([path as string, options])
    return answer as unknown as Response
  })
  return import('@/components/islands/page-data')
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('likely next pages are prefetched when the browser is idle, at low priority and with their scripts', async () => {
  const { load, prefetchEarly } = await open()
  prefetchEarly(() => ['/es', '/'])
  expect(asked).toEqual([])
  for (const run of idle) run()
  await settle()
  const low = { priority: 'low' }
  expect(asked).toEqual([
    ['/es.txt', low],
    ['/index.txt', low],
    ['/_next/static/chunks/own.js', low],
  ])
  await load('/es.txt')
  expect(asked).toHaveLength(3)
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('nothing comes early with %j', async (connection) => {
  const { prefetchEarly } = await open(connection)
  prefetchEarly(() => ['/es'])
  expect(idle).toEqual([])
})

test('a failed response is requested again', async () => {
  const { load, prefetch } = await open()
  jest.mocked(fetch).mockRejectedValueOnce(new Error('offline'))
  await prefetch('/faq')
  await settle()
  await load('/faq.txt')
  expect(asked).toEqual([['/faq.txt', undefined]])
})
