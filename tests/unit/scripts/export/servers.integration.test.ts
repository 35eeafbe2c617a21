import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { compressFiles } from '@/scripts/export/compress'
import { headerRules } from '@/scripts/export/headers'
import { apacheFile, nginxFile } from '@/scripts/export/hosts'
import { redirectsOf } from '@/scripts/export/redirects'
import { ask, type HostServer, hasApache, hasNginx, startApache, startNginx } from '@/tools/bench/hosts/servers'
import { folderWith, route } from './fixtures'

const words = 'The back carries us all. '.repeat(200)
const site = {
  'index.html': `home ${words}`,
  'about.html': `about ${words}`,
  'about.txt': words,
  'about.md': words,
  'clinic.vcf': words,
  'feed.xml': words,
  'es/feed.json': words,
  'es.html': 'inicio',
  'es/blog/sleep.html': 'dormir',
  '404.html': 'not found',
  'es/404.html': 'no está',
  'images/spine.svg': words,
  '_next/static/a.js': words,
  _headers: '/*',
}
const redirects = redirectsOf([route('/symptoms/back-pain', { aliases: ['/symptoms/back'] })])

/** A folder that a server of another user may read, with the site and the configuration of both servers. */
function publish() {
  const folder = folderWith(site)
  chmodSync(folder, 0o755)
  const configuration = [headerRules("frame-ancestors 'self'"), redirects, Object.keys(site)] as const
  writeFileSync(join(folder, 'nginx.conf'), nginxFile(...configuration))
  writeFileSync(join(folder, '.htaccess'), apacheFile(...configuration))
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
  const get = (path: string, headers?: Record<string, string>) => ask(server.port, path, headers)

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
    ['/about', undefined],
    ['/indexes', undefined],
    ['/?back=/about.html', undefined],
  ])('leads %s to %s', async (address, to) => {
    const { location } = (await get(address)).headers
    expect(location && String(location).replace(/^http:\/\/127\.0\.0\.1:\d+/, '')).toBe(to)
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
    ['/about.md', 'text/markdown; charset=utf-8'],
    ['/clinic.vcf', 'text/vcard; charset=utf-8'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/es/feed.json', 'application/feed+json; charset=utf-8'],
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
    const { status, headers } = await ask(server.plainPort, '/%5cevil.example/?a=1', { Host: 'www.example.com' })
    expect([status, headers.location]).toEqual([301, 'https://www.example.com/%5cevil.example/?a=1'])
    expect(headers).not.toHaveProperty('strict-transport-security')
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
  const { body } = await ask(server.port, '/about.txt', { 'Accept-Encoding': 'gzip' })
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
