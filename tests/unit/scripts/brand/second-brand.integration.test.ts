/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawnColors } from '@/lib/brand/colors'
import { paletteOf } from '@/lib/brand/palette'
import { routes } from '@/lib/routes'
import { themeColor } from '@/lib/seo/app-icons'
import { hasCard } from '@/lib/seo/cards'
import { cardWords, designOf } from '@/lib/seo/cards/card-content'
import { layOut } from '@/lib/seo/cards/layout'
import { recolorDrawings } from '@/scripts/brand/recolor-drawings'
import { cardSvg } from '@/scripts/cards/card'
import { drawMailLogo } from '@/scripts/cards/card-logo'
import { drawIcons } from '@/scripts/cards/draw-icons'
import { loadTypefaces } from '@/scripts/cards/typefaces'
import tokens from '@/tailwind.config'
import { terracotta } from '../../lib/brand/brands'
import { temporaryFolder } from '../../temporary-folder'

jest.mock('@/.content/settings.json', () => {
  const settings = jest.requireActual('@/.content/settings.json')
  const { terracotta } = jest.requireActual('../../lib/brand/brands')
  return { ...settings, brand: { ...settings.brand, colors: terracotta, radius: 4 } }
})
jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('@/lib/compiled/data')
  const { terracotta } = jest.requireActual('../../lib/brand/brands')
  const fonts = { headings: 'Roboto', body: 'Arimo' }
  return { ...data, settings: { ...data.settings, brand: { ...data.settings.brand, colors: terracotta, fonts } } }
})

const folder = temporaryFolder()
const first = Object.values(paletteOf(drawnColors))
const firstIn = (text: string) => first.filter((hex) => text.toLowerCase().includes(hex))

test('tokens follow', () => {
  expect(firstIn(JSON.stringify(tokens))).toEqual([])
  expect(tokens.theme.extend.borderRadius).toEqual({ small: '2px', m: '4px', large: '7px' })
  expect(tokens.theme.extend.boxShadow.menu).toContain('rgb(26 45 24 / 0.28)')
})

test('the theme color follows', () => {
  expect(themeColor).toBe(terracotta.dark)
})

test('drawings follow', () => {
  mkdirSync(join(folder, 'drawings'))
  recolorDrawings(folder)
  const files = readdirSync(join(folder, 'drawings'))
  expect(files).toEqual(readdirSync('public/drawings'))
  for (const file of files)
    expect([file, firstIn(readFileSync(join(folder, 'drawings', file), 'utf8'))]).toEqual([file, []])
})

test('icons follow', async () => {
  await drawIcons(folder)
  const pixel = async (file: string) => {
    const corner = sharp(join(folder, file)).extract({ left: 90, top: 2, width: 1, height: 1 }).removeAlpha()
    return [...(await corner.raw().toBuffer())]
  }
  const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  // The background of the site's mark, or of the initial.
  const grounds = [paletteOf(terracotta)['spruce-800'], terracotta.dark].map(rgbOf)
  expect(grounds).toContainEqual(await pixel('apple-touch-icon.png'))
})

test('social cards of each shape follow, in a typeface that is not variable', async () => {
  const faces = await loadTypefaces()
  const shown = new Set<string>()
  for (const route of routes.filter(hasCard)) {
    const design = designOf(route)
    const kind = `${design.ground} ${design.art.shape}`
    const words = cardWords(route, 'en')
    const layout = shown.has(kind) ? undefined : layOut(words.headline, design.art, faces.headline.width)
    if (!layout) continue
    shown.add(kind)
    expect([kind, firstIn(cardSvg(words, layout, design, faces, 1))]).toEqual([kind, []])
  }
  expect(shown.size).toBeGreaterThan(5)
})

test('the logo for email is a PNG on white', async () => {
  await drawMailLogo(folder, await loadTypefaces())
  const logo = sharp(join(folder, 'logo-for-mail.png'))
  expect(await logo.metadata()).toMatchObject({ format: 'png', height: 192 })
  const [red, green, blue] = await logo.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect([red, green, blue]).toEqual([255, 255, 255])
})
