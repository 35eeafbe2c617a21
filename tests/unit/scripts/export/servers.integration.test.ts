import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { compressFiles } from '@/scripts/export/compress'
import { headerRules, headersFile } from '@/scripts/export/headers'
import { redirectsFile, redirectsOf } from '@/scripts/export/redirects'
import { apacheFile, nginxFile } from '@/scripts/export/server-configurations'
import { examine, questionsFor } from '@/scripts/hosts/questions'
import { ask, type HostServer, hasApache, hasNginx, originOf, startApache, startNginx } from '@/scripts/hosts/servers'
import { listen } from '@/scripts/serve'
import { folderWith, route } from './fixtures'

const words = 'The back carries us all. '.repeat(200)
const site = {
  'index.html': `home ${words}`,
  'about.html': `about ${words}`,
  'about.txt': words,
  'feed.xml': words,
  'es.html': 'inicio',
  'es/blog/sleep.html': 'dormir',
  '404.html': 'not found',
  'es/404.html': 'no está',
  'images/spine.svg': words,
  '_next/static/a.js': words,
  _headers: '/*',
}
const redirects = redirectsOf(
  [route('/symptoms/back-pain', { aliases: ['/symptoms/back'] })],
  [
    { from: '/About-Us/', to: '/about' },
    { from: '/contact.php', to: '/es' },
    { from: '/team (old).html', to: '/about' },
    { from: '/?page_id=12', to: '/about' },
    { from: '/index.php?id=3&lang=es', to: '/es' },
    { from: '/informaci%C3%B3n', to: '/es' },
    { from: '/приём/', to: '/about' },
    { from: '/referral', to: '/faq#referral' },
    { from: '/book', to: 'https://book.example/?clinic=1' },
  ],
)

/**
 * Return a folder that a server running as another user may read, with the site and the configuration of both
 * servers.
 */
function publish() {
  const folder = folderWith(site)
  chmodSync(folder, 0o755)
  const permissions = { origins: { payment: ['https://book.example'] }, popups: true }
  const rules = headerRules("frame-ancestors 'self'", false, permissions)
  const configuration = [rules, redirects, Object.keys(site)] as const
  writeFileSync(join(folder, 'nginx.conf'), nginxFile(...configuration))
  writeFileSync(join(folder, '.htaccess'), apacheFile(...configuration))
  writeFileSync(join(folder, '_headers'), headersFile(configuration[0]))
  writeFileSync(join(folder, '_redirects'), redirectsFile(redirects))
  return folder
}

const slashes = ['/', '\\', '%5c', '%5C', '%2f', '%09/', '%5c%5c', '//', '/\\', '%2f%5c', '.%2f%2f']
const endings = ['/', '//', '.html', '/index.html', '/index', '/?a=1']

describe.each([
  ['nginx', hasNginx, startNginx],
  ['Apache', hasApache, startApache],
])('%s', (_name, isInstalled, start) => {
  let server: HostServer
  const tested = isInstalled ? test : test.skip
  const get = (path: string, headers?: Record<string, string>) => ask(originOf(server.port), path, headers)

  beforeAll(async () => {
    if (isInstalled) server = await start(publish())
  })
  afterAll(() => server?.stop())

  tested.each([
    ['/index.html', '/'],
    ['/index?a=1', '/?a=1'],
    ['/es/index.html?a=1', '/es?a=1'],
    ['/es/', '/es'],
    ['/about.html', '/about'],
    ['/about//?a=1', '/about?a=1'],
    ['/es/blog/sleep.html?a=1', '/es/blog/sleep?a=1'],
    ['/symptoms/back?a=1', '/symptoms/back-pain?a=1'],
    ['/symptoms/back/', '/symptoms/back-pain'],
    ['/About-Us/?gclid=a&utm_source=b', '/about?gclid=a&utm_source=b'],
    ['/About-Us', '/about'],
    ['/about-us', undefined],
    ['/contact.php', '/es'],
    ['/contactxphp', undefined],
    ['/team%20(old).html', '/about'],
    ['/?page_id=12', '/about?page_id=12'],
    ['/?gclid=a&page_id=12', '/about?gclid=a&page_id=12'],
    ['/?page_id=123', undefined],
    ['/?xpage_id=12', undefined],
    ['/index.php?lang=es&id=3', '/es?lang=es&id=3'],
    ['/index.php?id=3', undefined],
    ['/informaci%C3%B3n/', '/es'],
    ['/%D0%BF%D1%80%D0%B8%D1%91%D0%BC/', '/about'],
    ['/referral?a=1', '/faq#referral'],
    ['/book?a=1', 'https://book.example/?clinic=1'],
    ['/about', undefined],
    ['/indexes', undefined],
    ['/?back=/about.html', undefined],
  ])('leads %s to %s', async (address, to) => {
    const { location } = (await get(address)).headers
    expect(location && String(location).replace(/^http:\/\/127\.0\.0\.1:\d+/, '')).toBe(to)
  })

  tested('sends a header with quotes in it as it is', async () => {
    expect((await get('/about')).headers).toMatchObject({
      'permissions-policy': expect.stringContaining('payment=(self "https://book.example")'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
  })

  tested.each(slashes.flatMap((slash) => endings.map((ending) => `/${slash}evil.example${ending}`)))(
    'leads %s to no other host',
    async (address) => {
      const { location = '/' } = (await get(address)).headers
      expect(new URL(String(location), `http://127.0.0.1:${server.port}`).host).toBe(`127.0.0.1:${server.port}`)
    },
  )

  tested.each([
    ['/', 'text/html; charset=utf-8'],
    ['/about', 'text/html; charset=utf-8'],
    ['/about.txt', 'text/plain; charset=utf-8'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ])('sends %s compressed and, while it has not changed, only once', async (address, type) => {
    const answer = await get(address, { 'Accept-Encoding': 'gzip' })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(String(answer.headers['content-type']).toLowerCase()).toBe(type)
    expect(gunzipSync(answer.body).toString()).toContain(words)
    const again = { 'Accept-Encoding': 'gzip', 'If-None-Match': String(answer.headers.etag) }
    expect((await get(address, again)).status).toBe(304)
  })

  tested.each([
    ['/nothing', 'not found'],
    ['/images', 'not found'],
    ['/_headers', 'not found'],
    ['/es/nada', 'no está'],
  ])('answers %s with the not-found page', async (address, text) => {
    const { status, body, headers } = await get(address)
    expect({ status, body: String(body) }).toEqual({ status: 404, body: text })
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  tested.each([
    ['/about', 'same-origin'],
    ['/images/spine.svg', 'cross-origin'],
  ])('lets others embed pictures only: %s', async (address, policy) => {
    expect((await get(address)).headers['cross-origin-resource-policy']).toBe(policy)
  })

  tested('takes no encoded question mark for one', async () => {
    expect((await get('/a%3fb/')).headers.location ?? '').not.toContain('?')
  })

  tested('never sends a header twice', async () => {
    for (const [path, range] of [
      ['/about', 'bytes=900000-'],
      ['/_headers', ''],
      ['/_next/static/a.js', ''],
    ] as const) {
      const { headers } = await get(path, range ? { Range: range } : {})
      for (const name of ['content-security-policy', 'cache-control', 'x-content-type-options']) {
        expect(String(headers[name])).not.toMatch(name === 'cache-control' ? /public.*public/ : /,/)
      }
    }
  })

  tested('leads from http to https, to the same address', async () => {
    const { status, headers } = await ask(originOf(server.plainPort), '/%5cevil.example/?a=1', {
      Host: 'www.example.com',
    })
    expect([status, headers.location]).toEqual([301, 'https://www.example.com/%5cevil.example/?a=1'])
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  tested('answers all questions of the bench as the build meant', async () => {
    const folder = publish()
    const running = await start(folder)
    const wrong = await examine(questionsFor(folder), originOf(running.port))
    await running.stop()
    expect(wrong).toEqual([])
  })

  tested('asks browsers to stay with https', async () => {
    const { headers } = await get('/about', { 'X-Forwarded-Proto': 'https' })
    expect(headers).toHaveProperty('strict-transport-security')
  })
})

const testWithNginx = hasNginx ? test : test.skip

testWithNginx('nginx sends the copy that was compressed at build', async () => {
  const folder = publish()
  await compressFiles(folder)
  writeFileSync(join(folder, 'about.txt'), randomBytes(10))
  const server = await startNginx(folder)
  const { body } = await ask(originOf(server.port), '/about.txt', { 'Accept-Encoding': 'gzip' })
  await server.stop()
  expect(gunzipSync(body).toString()).toBe(words)
})

testWithNginx.each([46, 47, 63, 120])('nginx starts with a name of %i letters beside another site', async (length) => {
  const folder = publish()
  const host = `${'a'.repeat(30)}.`.repeat(9).slice(-length)
  process.env.SITE_URL = `https://${host.replace(/^\.|\.$/g, 'a')}`
  writeFileSync(join(folder, 'nginx.conf'), nginxFile(headerRules(''), [], Object.keys(site)))
  delete process.env.SITE_URL
  mkdirSync(join(folder, 'other'))
  const server = await startNginx(
    folder,
    ({ port }) => `server { listen 127.0.0.1:${port}; server_name other.example; }`,
  )
  await server.stop()
})

test('a host that answers everything alike fails every question', async () => {
  const folder = publish()
  const server = createServer((_, response) => response.end('nonsense'))
  const origin = await listen(server, 0)
  const wrong = await examine(questionsFor(folder), origin)
  server.close()
  expect(wrong).toEqual(
    expect.arrayContaining([
      '/about: the page is another one than in the build',
      '/about/: leads elsewhere: it is /about/ instead of /about',
      '/about.txt, again: status is 200 instead of 304',
      '/nothing-here: status is 200 instead of 404',
      '/_headers: status is 200 instead of 404',
      '/symptoms/back: status is 200 instead of 301',
    ]),
  )
})

test('a host that does not answer gets an error message', async () => {
  await expect(examine(questionsFor(publish()), originOf(1))).rejects.toThrow(`${originOf(1)} does not answer: `)
})

test('so does one that ends the connection in the middle of its answer', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': 1000 })
    response.write('home', () => response.destroy())
  })
  const origin = await listen(server, 0)
  await expect(examine(questionsFor(publish()), origin)).rejects.toThrow(`${origin} does not answer: `)
  server.close()
})

test('a folder without a site for all hosts is rejected', () => {
  expect(() => questionsFor(folderWith({}))).toThrow('run `npm run build` without SITE_HOST first')
})
