/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { contrastOf } from '@/lib/brand/oklab'
import { pixelsOf, unseenOn } from '@/scripts/brand/inks'
import { prepareLogo } from '@/scripts/brand/prepare-logo'
import { temporaryFolder } from '../../temporary-folder'

const brand = parse(readFileSync('content/brand.yaml', 'utf8'))
const { dark, accent } = brand.colors
const bars = (fill: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">${more}<path fill="${fill}" d="M0 0h60v100H0zM90 0h60v100H90zM180 0h200v40H180z"/></svg>`
const square = (ground: string, sign: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="20" fill="${ground}"/><circle cx="50" cy="50" r="25" fill="${sign}"/></svg>`
const png = (svg: string, height = 200) => sharp(Buffer.from(svg), { density: 200 }).resize({ height }).png().toBuffer()

/** Return a content folder with the brand file, the clinic's name, and a logo. */
function contentWith(logo: object | undefined, files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'brand.yaml'), stringify({ ...brand, logo }))
  writeFileSync(join(folder, 'clinic.yaml'), 'name: Ozark Motion\n')
  mkdirSync(join(folder, 'brand'))
  for (const [name, data] of Object.entries(files)) writeFileSync(join(folder, 'brand', name), data)
  return folder
}
const prepared = (logo: object, files: Record<string, string | Buffer>) => prepareLogo(contentWith(logo, files))
const complaints = async (logo: object, files: Record<string, string | Buffer>) =>
  (await prepared(logo, files)).problems.map(
    ({ field, reason, line }) => `${line ? '' : 'no line: '}${field}: ${reason}`,
  )

test('without a logo there is nothing to prepare', async () => {
  const { logo, problems, mark } = await prepareLogo(contentWith(undefined, {}))
  expect({ logo, problems, mark }).toEqual({ logo: null, problems: [], mark: undefined })
})

test('a dark logo is unchanged on white; a light one of the same size is made for dark backgrounds', async () => {
  const { logo, files, problems, mark } = await prepared(
    { file: 'a.svg', holdsName: true },
    { 'a.svg': bars('#123a5c') },
  )
  expect(problems).toEqual([])
  expect(logo).toEqual({
    light: '/brand/logo.svg',
    dark: '/brand/logo-on-dark.png',
    width: 184,
    height: 46,
    holdsName: true,
  })
  const made = files.get('brand/logo-on-dark.png') as Buffer
  expect(unseenOn(await pixelsOf(made), dark)).toBeUndefined()
  expect(unseenOn(await pixelsOf(Buffer.from(bars('#123a5c'))), dark)).toMatchObject({
    color: expect.stringMatching(/^#/),
  })
  // A favicon with the first letter of the name.
  expect(mark).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 48 48"><rect .*fill="${dark}"/><path fill="${accent}" d="M`))
})

test('a logo visible on both backgrounds is the same on both', async () => {
  const { logo, problems } = await prepared({ file: 'a.svg' }, { 'a.svg': bars('#d9603b') })
  expect(problems).toEqual([])
  expect(logo).toMatchObject({ light: '/brand/logo.svg', dark: '/brand/logo-on-dark.svg', holdsName: false })
})

test('a badge has its own background', async () => {
  const { logo, problems, mark } = await prepared({ icon: 'b.svg' }, { 'b.svg': square('#0b3331', '#ffffff') })
  expect(problems).toEqual([])
  expect(logo).toMatchObject({ width: 46, height: 46, dark: '/brand/logo-on-dark.svg' })
  expect(mark).toContain('<image x="0" y="0" width="48" height="48" href="data:image/svg+xml;base64,')
})

test('a badge may have room around it', async () => {
  const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M32 4 56 20v24L32 60 8 44V20z" fill="#7a3b12"/><path d="M20 40c6-16 18-16 24 0" fill="none" stroke="#fff" stroke-width="5"/></svg>`
  expect((await prepared({ file: 'c.svg' }, { 'c.svg': badge })).problems).toEqual([])
})

test('an SVG may state its size without a viewBox', async () => {
  const sized = bars('#123a5c').replace('viewBox="0 0 400 100"', 'width="400" height="100"')
  expect((await prepared({ file: 'a.svg' }, { 'a.svg': sized })).problems).toEqual([])
})

test.each(["url('#a')", 'url(&quot;#a&quot;)', 'url( #a )', "url( '#a' )"])(
  'an SVG may refer to a part of itself as %s',
  async (reference) => {
    const clip = `<clipPath id="a"><path d="M0 0h300v100H0z"/></clipPath>`
    const clipped = bars('#123a5c', clip).replace('<path fill', `<path clip-path="${reference}" fill`)
    expect((await prepared({ file: 'a.svg' }, { 'a.svg': clipped })).problems).toEqual([])
  },
)

test('a PNG is read as well', async () => {
  const { logo, files, problems } = await prepared({ file: 'a.png' }, { 'a.png': await png(bars('#123a5c')) })
  expect(problems).toEqual([])
  expect([logo?.light, ...files.keys()]).toEqual(['/brand/logo.png', 'brand/logo.png', 'brand/logo-on-dark.png'])
})

test('an invisible logo for dark backgrounds is rejected, with ratio and nearest color', async () => {
  const [problem, ...others] = await complaints(
    { file: 'a.svg', onDark: 'b.svg' },
    { 'a.svg': bars('#123a5c'), 'b.svg': bars('#203830') },
  )
  expect(others).toEqual([])
  const [, color = '', nearest = ''] =
    /^logo\.onDark: too little contrast on the dark ground: "(#\w+)", .* has 1\.\d\d:1, 3:1 is needed; the nearest color that passes is "(#\w+)"/.exec(
      problem ?? '',
    ) ?? []
  expect(contrastOf(color, dark)).toBeLessThan(3)
  expect(contrastOf(nearest, dark)).toBeGreaterThanOrEqual(3)
})

test.each<[string, object, Record<string, string | Buffer>, RegExp]>([
  ['pale on white', { file: 'a.svg' }, { 'a.svg': bars('#f0e0c0') }, /^logo\.file: too little contrast on white: /],
  ['an absent file', { file: 'a.svg' }, {}, /^logo\.file: there is no content\/brand\/a\.svg/],
  ['a script', { file: 'a.svg' }, { 'a.svg': bars('#123', '<script>go()</script>') }, /contains a script/],
  [
    'a handler',
    { file: 'a.svg' },
    { 'a.svg': bars('#123').replace('<path', '<path onload="go()"') },
    /contains a script/,
  ],
  ['text', { file: 'a.svg' }, { 'a.svg': bars('#123', '<text>Name</text>') }, /convert it to outlines/],
  [
    'a picture elsewhere',
    { file: 'a.svg' },
    { 'a.svg': bars('#123', '<image href="https://a.example/a.png"/>') },
    /loads something from elsewhere/,
  ],
  [
    'a style elsewhere',
    { file: 'a.svg' },
    { 'a.svg': bars("url( 'https://a.example/a.svg#a')") },
    /loads something from elsewhere/,
  ],
  [
    'an empty SVG',
    { file: 'a.svg' },
    { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>' },
    /^logo\.file: content\/brand\/a\.svg shows nothing/,
  ],
  [
    'an empty icon beside a logo',
    { file: 'b.svg', icon: 'a.svg' },
    { 'b.svg': bars('#123a5c'), 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>' },
    /^logo\.icon: content\/brand\/a\.svg shows nothing/,
  ],
  [
    'a drawing outside of its frame',
    { file: 'a.svg' },
    { 'a.svg': bars('#123').replace('0 0 400', '0 500 400') },
    /^logo\.file: content\/brand\/a\.svg shows nothing/,
  ],
  [
    'a faint drawing',
    { icon: 'a.svg' },
    { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path opacity=".5" d="M0 0h9v9z"/></svg>' },
    /^logo\.icon: content\/brand\/a\.svg shows nothing/,
  ],
  [
    'no size',
    { file: 'a.svg' },
    { 'a.svg': bars('#123').replace('viewBox="0 0 400 100"', 'width="400"') },
    /^logo\.file: content\/brand\/a\.svg does not state its size/,
  ],
  ['a torn SVG', { file: 'a.svg' }, { 'a.svg': bars('#123').slice(0, 90) }, /may be truncated|is not an SVG/],
  [
    'another format',
    { file: 'a.png' },
    { 'a.png': Buffer.from(bars('#123')) },
    /is a svg file by its content: export it as PNG/,
  ],
  ['no square', { icon: 'a.svg' }, { 'a.svg': bars('#123a5c') }, /^logo\.icon: is not square/],
  [
    'dark without light',
    { onDark: 'a.svg' },
    { 'a.svg': bars('#ffffff') },
    /^logo\.onDark: is the version for dark backgrounds/,
  ],
])('%s is refused in a sentence', async (_, logo, files, message) => {
  const found = await complaints(logo, files)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(message)
})

test('PNG files that are too small or truncated are rejected', async () => {
  expect(await complaints({ file: 'a.png' }, { 'a.png': await png(bars('#123'), 60) })).toEqual([
    'logo.file: content/brand/a.png is too small, 60 pixels high: export it at least 138 pixels high',
  ])
  const whole = await png(bars('#123a5c'))
  expect(await complaints({ file: 'a.png' }, { 'a.png': whole.subarray(0, whole.length / 2) })).toEqual([
    'logo.file: content/brand/a.png cannot be read: it may be cut off; export it again',
  ])
})
