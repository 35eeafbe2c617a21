/** @jest-environment node */
import { cpSync, readFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parse } from 'yaml'
import { brandServer } from '@/tools/brand/server'
import { folderWith } from '../../scripts/export/fixtures'
import { temporaryFolder } from '../../temporary-folder'

const content = temporaryFolder()
const file = join(content, 'brand.yaml')
const reset = () => cpSync('content/brand.yaml', file)
const { colors, radius } = parse(readFileSync('content/brand.yaml', 'utf8'))
let server: Server
let origin = ''
let token = ''

beforeAll(async () => {
  const parts = {
    page: (state: { token: string; hasSite: boolean }) => JSON.stringify(state),
    script: 'go()',
    style: 'a{}',
    card: async () => '<svg/>',
  }
  server = brandServer(parts, content, folderWith({ 'index.html': 'Home', 'about.html': 'About' }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  token = (await (await fetch(`${origin}/brand`)).json()).token
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(reset)

const save = (body: unknown, headers: Record<string, string> = { 'X-Brand-Token': token }) =>
  fetch(`${origin}/brand/save`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const saved = () => readFileSync(file, 'utf8')

test('it serves its page and assets, the original drawings and the last build', async () => {
  const text = async (path: string) => (await fetch(origin + path)).text()
  const page = await fetch(`${origin}/brand`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.json()).toEqual({ token: expect.stringMatching(/^[0-9a-f]{32}$/), hasSite: true })
  expect(await text('/brand/client.js')).toBe('go()')
  expect(await text('/brand/panel.css')).toBe('a{}')
  expect(await text('/brand/card.svg')).toBe('<svg/>')
  expect(await text('/drawings/mark.svg')).toBe(readFileSync('public/drawings/mark.svg', 'utf8'))
  expect([await text('/'), await text('/about')]).toEqual(['Home', 'About'])
  expect((await fetch(`${origin}/../package.json`)).status).toBe(404)
})

test('it saves what its page sends', async () => {
  const response = await save({ colors: { ...colors, pin: '#a01f54' }, radius: 4 })
  expect([response.status, await response.json()]).toEqual([200, { problems: [] }])
  expect(parse(saved())).toMatchObject({ colors: { pin: '#a01f54' }, radius: 4 })
})

test('a color that fails is not saved, and the page is told why', async () => {
  const response = await save({ colors: { ...colors, accent: '#c8553d' }, radius })
  expect(response.status).toBe(422)
  expect((await response.json()).problems[0]).toContain('too little contrast')
  expect(saved()).toBe(readFileSync('content/brand.yaml', 'utf8'))
})

test.each([
  ['without the token', { colors, radius: 3 }, {}, 403],
  ['with another token', { colors, radius: 3 }, { 'X-Brand-Token': 'a' }, 403],
  ['no JSON', '{', undefined, 400],
  ['no colors', { radius: 3 }, undefined, 400],
  ['what is no color', { colors: { ...colors, pin: 'url(x)' }, radius }, undefined, 400],
  ['more than a change is', 'a'.repeat(20_000), undefined, 400],
])('%s nothing is saved', async (_, body, headers, status) => {
  expect((await save(body, headers)).status).toBe(status)
  expect(saved()).toBe(readFileSync('content/brand.yaml', 'utf8'))
})

test('it does not answer under another host name, as from another site’s page', async () => {
  const status = await new Promise((resolve) => {
    const asked = request(`${origin}/brand`, { headers: { Host: 'evil.example' } }, ({ statusCode }) =>
      resolve(statusCode),
    )
    asked.end()
  })
  expect(status).toBe(403)
})
