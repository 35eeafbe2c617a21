/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { indexNowKey } from '@/lib/seo/indexnow'
import { announce, type Target } from '@/scripts/announce/announce'
import { changesBetween } from '@/scripts/announce/changes'
import { temporaryFolder } from '../temporary-folder'
import { folderWith } from './export/fixtures'

const origin = 'https://www.clinic-in-springdale.com'
const key = indexNowKey()
const page = (path: string) => `${origin}${path}`
const earlier = { [page('/about')]: 'a', [page('/faq')]: 'f', [page('/old')]: 'o' }
const now = { [page('/about')]: 'a', [page('/faq')]: 'F', [page('/new')]: 'n' }
const differences = [page('/new'), page('/faq'), page('/old')]

/** A stand-in for the deployed site and for IndexNow. */
let server: Server
let address = ''
/** What the site serves, what IndexNow answers, and what it was told. */
let served: Record<string, string>
let answer: number
let told: { type?: string; body: unknown }[]

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method !== 'POST') {
      const file = served[request.url ?? '']
      response.writeHead(file === undefined ? 404 : 200).end(file)
      return
    }
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      told.push({ type: request.headers['content-type'], body: JSON.parse(body) })
      response.writeHead(answer).end(answer === 200 ? '' : 'because')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

let target: Target
const buildOf = (manifest: unknown) => folderWith({ 'announce.json': JSON.stringify(manifest) })
const deploy = (manifest: unknown) => {
  served = { '/announce.json': JSON.stringify(manifest), [`/${key}.txt`]: key }
}

beforeEach(() => {
  told = []
  answer = 200
  deploy(earlier)
  target = {
    folder: buildOf(now),
    record: join(temporaryFolder(), 'cache', 'note.json'),
    origin,
    live: address,
    key,
    endpoint: `${address}/indexnow`,
  }
})

const show = async (against?: string) => (await announce({ send: false, against }, target)).join('\n')
const send = async (against?: string) => (await announce({ send: true, against }, target)).join('\n')

test('changes are what is new, what says something else and what is gone', () => {
  expect(changesBetween(earlier, now)).toEqual([
    { kind: 'added', url: page('/new') },
    { kind: 'changed', url: page('/faq') },
    { kind: 'removed', url: page('/old') },
  ])
})

test('without --send it shows what it would send, and sends nothing', async () => {
  const shown = await show()
  expect(shown).toContain('3 to announce')
  expect(shown).toContain(`added   ${page('/new')}`)
  expect(shown).toContain(`changed ${page('/faq')}`)
  expect(shown).toContain(`removed ${page('/old')}`)
  expect(shown).not.toContain('/about')
  expect(shown).toContain('deploy this build, then run: npm run announce -- --send')
  expect(told).toEqual([])
})

test('after the deploy it sends what was shown before it, in one request, and then no more', async () => {
  await show()
  deploy(now)
  expect(await show()).toContain('To send it, run: npm run announce -- --send')
  expect(await send()).toContain('accepted')
  expect(told).toEqual([
    {
      type: 'application/json; charset=utf-8',
      body: { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList: differences },
    },
  ])
  expect(await send()).toContain('Nothing to announce')
  expect(told).toHaveLength(1)
})

test('what was deployed without being announced is announced with the next build', async () => {
  await show()
  deploy(now)
  target.folder = buildOf({ ...now, [page('/newer')]: 'x' })
  const shown = await show()
  expect(shown).toContain(page('/new'))
  expect(shown).toContain(page('/newer'))
})

test('a first deploy announces every page', async () => {
  served = {}
  expect(await show()).toContain('3 to announce')
  deploy(now)
  await send()
  expect(told[0]?.body).toMatchObject({ urlList: Object.keys(now).sort() })
})

test('another earlier build can be named, by its folder or its address', async () => {
  deploy(now)
  expect(await show(buildOf(earlier))).toContain('3 to announce')
  expect(await show(`${address}/`)).toContain('Nothing to announce')
  expect(existsSync(target.record)).toBe(false)
})

test('a deploy that nobody looked at before names the way out', async () => {
  deploy(now)
  expect(await show()).toContain('name it with --against')
})

test.each<[string, () => void, string]>([
  [
    'no build',
    () => Object.assign(target, { folder: folderWith({}) }),
    'announce.json is missing: run `npm run build`',
  ],
  [
    'a build whose list is broken',
    () => writeFileSync(join(target.folder, 'announce.json'), '[]'),
    'is not the list of a build',
  ],
  [
    'a site that has no address yet',
    () => Object.assign(target, { origin: 'https://www.example.com' }),
    'SITE_URL is https://www.example.com, which belongs to nobody: set it',
  ],
  [
    'a build for another site',
    () => Object.assign(target, { folder: buildOf({ 'https://other.org/about': 'a' }) }),
    `was built for https://other.org/about, and SITE_URL is ${origin}: build anew`,
  ],
  [
    'no network',
    () => Object.assign(target, { live: 'http://127.0.0.1:9' }),
    '127.0.0.1:9/announce.json cannot be reached',
  ],
  [
    'a site that answers with a page',
    () => Object.assign(served, { '/announce.json': '<html>' }),
    '/announce.json is not the list of a build',
  ],
  ['a build that is not deployed', () => deploy(earlier), 'does not serve this build yet: deploy'],
  ['a key that is not deployed', () => delete served[`/${key}.txt`], `${key}.txt does not hold the key: deploy`],
])('with %s it says what to do and sends nothing', async (_, spoil, reason) => {
  await show()
  deploy(now)
  spoil()
  await expect(send()).rejects.toThrow(reason)
  expect(told).toEqual([])
})

test('an address that serves no build cannot be compared with', async () => {
  await expect(show(`${address}/no-such-folder`)).rejects.toThrow('serves no list of a build')
})

test.each([
  [400, 'does not understand'],
  [403, 'did not find the key: deploy'],
  [422, 'belong to different sites'],
  [429, 'try again tomorrow'],
  [500, 'try again later (because)'],
])('an answer of %d is explained, and the addresses are kept for another try', async (status, reason) => {
  await show()
  deploy(now)
  answer = status
  await expect(send()).rejects.toThrow(reason)
  answer = 202
  expect(await send()).toContain('received')
  expect(JSON.parse(readFileSync(target.record, 'utf8'))).toEqual(now)
})

test('the key is the same in every build, and one of the clinic’s own is taken when it is one', () => {
  expect(indexNowKey(undefined)).toMatch(/^[a-f0-9]{32}$/)
  expect(indexNowKey('')).toBe(indexNowKey(undefined))
  expect(indexNowKey('0a1B-2c3d')).toBe('0a1B-2c3d')
  for (const wrong of ['short', 'under_score', 'with space', 'x'.repeat(129)]) {
    expect(() => indexNowKey(wrong)).toThrow('use 8 to 128 letters, digits and dashes')
  }
})
