/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { articlePictures, cardOf, type Picture } from '@/lib/seo/cards'
import { verifyCards } from '@/scripts/export/verify-cards'
import { route, siteWith } from './fixtures'

const routes = [
  route('/about'),
  route('/blog/a', { pageType: 'post', slug: 'a' }),
  route('/demo/survey', { pageType: 'demo', slug: 'survey' }),
]
const pictures: Picture[] = [
  ...routes.slice(0, 2).flatMap((page) => [cardOf(page, 'en'), cardOf(page, 'es')]),
  ...articlePictures('a'),
]

/** Return a PNG of a size, padded to a number of bytes. */
async function png({ width, height }: Pick<Picture, 'width' | 'height'>, weight = 0): Promise<Buffer> {
  const create = { width, height, channels: 3, background: 'white' } as const
  const picture = await sharp({ create }).png().toBuffer()
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, weight - picture.length))])
}

/** Check a site with all pictures, one of them changed or removed. */
async function check(path?: string, content?: Buffer): Promise<string> {
  const kept = pictures.filter((picture) => picture.path !== path || content)
  const site = siteWith(Object.fromEntries(kept.map((picture) => [picture.path.slice(1), ''])))
  for (const picture of kept) {
    writeFileSync(join(site.folder, picture.path), (picture.path === path && content) || (await png(picture)))
  }
  return verifyCards(site, routes).then(
    () => '',
    ({ message }: Error) => message,
  )
}

test('a site with all its pictures passes; demo pages have none', async () => {
  expect(await check()).toBe('')
})

const card = { width: 1200, height: 630 }
test.each([
  ['a missing card', '/og/es-about.png', undefined, 'content/about.es.md: /og/es-about.png was not drawn'],
  [
    'a card of another size',
    '/og/en-about.png',
    () => png({ ...card, height: 600 }),
    'is 1200 × 600: it must be 1200 × 630',
  ],
  ['a card that is too heavy', '/og/en-about.png', () => png(card, 301 * 1024), 'weighs 301 KB, 300 allowed'],
  [
    'a card that is not a PNG',
    '/og/en-about.png',
    () => Buffer.alloc(100),
    'content/about.en.md: /og/en-about.png is not a PNG',
  ],
  [
    'an empty card',
    '/og/en-about.png',
    () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    '/og/en-about.png is not a PNG',
  ],
  ['a missing picture', '/images/a-4x3.png', undefined, 'content/posts/a.en.md, drawing: /images/a-4x3.png was not'],
  [
    'a picture that is too heavy',
    '/images/a-1x1.png',
    () => png({ width: 800, height: 800 }, 151 * 1024),
    'weighs 151 KB, 150 allowed',
  ],
])('%s stops the build', async (_, path, content, message) => {
  expect(await check(path, await content?.())).toContain(message)
})
