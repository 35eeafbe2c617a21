/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createServer } from '@/scripts/serve'
import { folderWith } from './export/fixtures'

const folder = folderWith({
  'index.html': 'home',
  'about.html': 'about '.repeat(500),
  'es.html': 'inicio',
  '404.html': 'not found',
  'es/404.html': 'no está',
  'about.txt': 'payload',
  'changed.html': 'short',
  'removed.html': 'old',
  '_next/static/a.js': 'a()',
  _headers:
    '/*\n  X-Policy: strict\n  Strict-Transport-Security: max-age=1\n' +
    '/_next/static/*\n  Cache-Control: immutable\n/*.txt\n  Content-Type: text/plain; charset=utf-8\n',
  _redirects: '/old /about 301\n',
})
let server: Server

beforeAll(async () => {
  server = createServer(folder)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Request a path verbatim, without following redirects or decoding. */
function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  ['/', 'home'],
  ['/about', 'about '.repeat(500)],
  ['/es', 'inicio'],
  ['/about?a=1', 'about '.repeat(500)],
])('%s is a page', async (path, body) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 200, body })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-policy': 'strict',
  })
})

test('no header requires https, which this server does not support', async () => {
  const { headers } = await get('/about')
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('files get the headers of their patterns', async () => {
  expect((await get('/_next/static/a.js')).headers['cache-control']).toBe('immutable')
  expect((await get('/about.txt')).headers['content-type']).toBe('text/plain; charset=utf-8')
})

test.each([
  ['/gone', 'not found'],
  ['/es/gone', 'no está'],
  ['/es/a/b/gone', 'no está'],
  ['/blog/gone', 'not found'],
  ['/_next/static/gone.js', 'not found'],
  ['/_headers', 'not found'],
  ['/_redirects', 'not found'],
  ['//_headers', 'not found'],
  ['/../../etc/hosts', 'not found'],
])('%s answers with the nearest not-found page', async (path, body) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 404, body })
  expect(answer.headers).toMatchObject({
    'x-policy': 'strict',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
})

test.each([
  ['/old', 301, '/about'],
  ['/old?a=1', 301, '/about?a=1'],
  ['/about/', 308, '/about'],
])('%s moves on', async (path, status, location) => {
  expect(await get(path)).toMatchObject({ status, headers: { location } })
})

test('a path that looks like another host is not followed there', async () => {
  expect((await get('//evil.example/')).headers.location).toBeUndefined()
})

test('files that a later build changes or removes are served in their present state', async () => {
  const { etag } = (await get('/changed')).headers
  for (const name of ['changed.html', 'removed.html']) rmSync(join(folder, name))
  writeFileSync(join(folder, 'changed.html'), 'longer than before')
  expect(await get('/changed', { 'if-none-match': String(etag) })).toMatchObject({
    status: 200,
    body: 'longer than before',
  })
  expect(await get('/removed')).toMatchObject({ status: 404, body: 'not found' })
})

test('text is compressed', async () => {
  const encoding = async (accept: string) =>
    (await get('/about', { 'accept-encoding': accept })).headers['content-encoding']
  expect(await encoding('br')).toBe('br')
  expect(await encoding('gzip')).toBe('gzip')
  expect(await encoding('identity')).toBeUndefined()
})

test('for a missing folder the error says what to do', () => {
  expect(() => createServer('no-such-folder')).toThrow('run `npm run build` first')
})

test('a port may be the only argument; if it is in use, the error says how to choose another', () => {
  const { port } = server.address() as AddressInfo
  const command = ['--import', 'tsx', 'scripts/serve.ts', String(port)]
  const { stderr } = spawnSync(process.execPath, command, {
    env: { ...process.env, SITE_FOLDER: folder },
    encoding: 'utf8',
  })
  expect(stderr).toContain(`Port ${port} is taken: choose another one: npm run serve -- ${port + 2}`)
})

const [outside] = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
const testInNetwork = outside ? test : test.skip

testInNetwork(
  'with --network a phone finds the site at the address that is printed, else only this computer',
  async () => {
    const start = async (...options: string[]) => {
      const command = ['--import', 'tsx', 'scripts/serve.ts', folder, ...options]
      const running = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
      let said = ''
      for await (const part of running.stdout) {
        said += part
        if (said.includes('\n')) break
      }
      return { said, running }
    }
    const { said, running } = await start('0')
    const { port } = new URL(said.trim().split(' ').at(-1) ?? '')
    await expect(fetch(`http://${outside?.address}:${port}`)).rejects.toThrow()
    running.kill()
    const open = await start('0', '--network')
    const address = /http:\/\/(?!127\.)\S+/.exec(open.said)?.[0] ?? ''
    expect(await (await fetch(address)).text()).toBe('home')
    open.running.kill()
  },
)
