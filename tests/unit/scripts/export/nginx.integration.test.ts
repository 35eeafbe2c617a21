import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headerRules } from '@/scripts/export/headers'
import { nginxFile } from '@/scripts/export/hosts'
import { redirectsOf } from '@/scripts/export/redirects'
import { ask, type HostServer, hasNginx, startNginx } from '@/tools/bench/hosts/servers'
import { folderWith, route } from './fixtures'

const site = {
  'index.html': 'home',
  'about.html': 'about',
  'es.html': 'inicio',
  'es/blog/sleep.html': 'dormir',
  '404.html': 'not found',
  'es/404.html': 'no está',
}
const redirects = redirectsOf([route('/symptoms/back-pain', { aliases: ['/symptoms/back'] })])

const describeWithNginx = hasNginx ? describe : describe.skip

describeWithNginx('nginx', () => {
  let server: HostServer

  beforeAll(async () => {
    const folder = folderWith(site)
    writeFileSync(
      join(folder, 'nginx.conf'),
      nginxFile(headerRules("default-src 'none'"), redirects, Object.keys(site)),
    )
    server = await startNginx(folder)
  })
  afterAll(() => server.stop())

  test.each([
    ['/index.html', '/'],
    ['/index?a=1', '/?a=1'],
    ['/es/index.html?a=1', '/es?a=1'],
    ['/es/', '/es'],
    ['/about.html', '/about'],
    ['/about//?a=1', '/about?a=1'],
    ['/es/blog/sleep.html?a=1', '/es/blog/sleep?a=1'],
    ['/a%3fb/', '/a%3fb'],
    ['/symptoms/back?a=1', '/symptoms/back-pain?a=1'],
    ['/about', undefined],
    ['/indexes', undefined],
    ['/?back=/about.html', undefined],
  ])('leads %s to %s', async (address, to) => {
    expect((await ask(server.port, address)).headers.location).toBe(to)
  })

  const slashes = ['/', '\\', '%5c', '%5C', '%2f', '%09/', '%5c%5c', '//', '/\\', '%2f%5c', '.%2f%2f']
  const endings = ['/', '//', '.html', '/index.html', '/index', '/?a=1']

  test.each(slashes.flatMap((slash) => endings.map((ending) => `/${slash}evil.example${ending}`)))(
    '%s leads to no other host',
    async (address) => {
      expect((await ask(server.port, address)).headers.location ?? '').not.toMatch(/^(?:[/\\\s]{2}|[^/])/)
    },
  )
})
