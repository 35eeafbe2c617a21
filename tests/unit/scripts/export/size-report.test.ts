/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { measurer } from '@/scripts/export/measure-page'
import { sizeReport } from '@/scripts/export/size-report'
import { complaint, route, siteWith } from './fixtures'

const style =
  '@font-face{src:url(/f.woff2)format("woff2")}@font-face{src:url("/f.woff2")}@keyframes late{to{--b:url("/drawings/b.svg")}}'
const html = `<style>${style}</style><script>go()</script><script type="application/json" id="page-scripts" data-page-data="/about.txt">["/a.js","/b.js"]</script><img loading="lazy" src="/drawings/a.svg"><svg><use href="#x"/></svg>`
const files = {
  'about.html': html,
  'es/about.html': html,
  'about.txt': 'data',
  'a.js': 'a()',
  'b.js': 'b()',
  'f.woff2': 'font',
  'drawings/a.svg': '<svg/>',
  'drawings/b.svg': '<svg></svg>',
}
const noise = (bytes: number) => randomBytes(bytes).toString('hex')
const gzip = (text: string) => gzipSync(text).length

const log = jest.spyOn(console, 'log').mockImplementation(() => {})
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
const check = (change: Record<string, string> = {}) =>
  complaint(() => sizeReport(siteWith({ ...files, ...change }), [route('/about'), route('/', { pageType: 'home' })]))

const filesNamed = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.txt`, '']))

test('a page is measured as transferred', () => {
  const site = siteWith(files)
  const [page] = site.pages
  if (!page) throw new Error('no page')
  expect(measurer(site.folder)(page)).toEqual({
    html: gzip(html),
    css: gzip(style),
    inlineScript: gzip('go()'),
    scripts: gzip('data') + gzip('a()') + gzip('b()'),
    data: gzip('data'),
    fonts: 4,
    fontFiles: 1,
    early: 0,
    drawings: gzip('<svg/>') + gzip('<svg></svg>'),
    photo: 0,
  })
})

test('the table has one row for each page type, its heaviest page', () => {
  expect(check({ 'es/about.html': `${html}${noise(50)}`, 'index.html': html })).toBe('')
  const [table] = log.mock.calls.at(-2) ?? []
  expect(table.split('\n')).toHaveLength(3)
  expect(table).toContain('es/about.html')
})

test.each([
  ['a heavy home page', { 'index.html': `${html}${noise(56_000)}` }, 'index.html: HTML, gzipped bytes'],
  ['heavy styles', { 'about.html': `${html}<style>${noise(18_000)}</style>` }, 'about.html: inline CSS, gzipped bytes'],
  [
    'a long inline script',
    { 'about.html': `${html}<script>${noise(6200)}</script>` },
    'inline JavaScript, gzipped bytes: 6',
  ],
  ['heavy scripts', { 'a.js': noise(275_000) }, 'JavaScript after intent'],
  ['heavy data', { 'about.txt': noise(275_000) }, 'JavaScript after intent'],
  ['a heavy font', { 'f.woff2': noise(57_000) }, 'fonts, bytes'],
  ['a crowd of files', filesNamed(13), 'files for each page: 10.5, target 6, limit 7.2'],
  ['heavy drawings', { 'drawings/a.svg': noise(100_000) }, 'drawings, gzipped bytes'],
])('%s stops the build', (_, change, message) => {
  expect(check(change)).toContain(message)
})

test('a size between target and limit is a warning', () => {
  expect(check({ 'about.html': `${html}<style>${noise(15_000)}</style>`, ...filesNamed(5) })).toBe('')
  const warnings = warn.mock.calls.map(([line]) => line)
  expect(warnings).toContainEqual(
    expect.stringMatching(/^warning: about\.html: inline CSS.*target 14336, limit 17203$/),
  )
  expect(warnings).toContainEqual(expect.stringContaining('files for each page: 6.5, target 6'))
})

test.each([
  '<link rel="preload" as="image" href="/drawings/a.svg">',
  '<img src="/drawings/a.svg">',
  '<svg><use href="/drawings/a.svg#x"/></svg>',
  '<style>p{mask:url("/drawings/b.svg")}</style>',
])('what is asked for before the first paint is named: %s', (early) => {
  expect(check({ 'about.html': html + early })).toContain('about.html: files that delay the first paint: 1, target 0')
})

test('other pages may be longer than the home page', () => {
  expect(check({ 'about.html': `${html}${noise(31_000)}` })).toBe('')
})

const photo =
  '<picture><source media="(min-width: 980px)" srcset="/photos/w-1440.avif 1440w"><source type="image/avif" srcset="/photos/a-480.avif 480w, /photos/a-720.avif 720w, /photos/a-1040.avif 1040w"><img src="/photos/a.jpg" fetchpriority="high"></picture>'
const photoFiles = {
  'photos/w-1440.avif': noise(80_000),
  'photos/a-480.avif': noise(1000),
  'photos/a-720.avif': noise(20_000),
  'photos/a-1040.avif': noise(40_000),
  'photos/a.jpg': noise(5000),
}

test('the first-screen photo may load at once, and counts with the size that a phone loads', () => {
  const site = siteWith({ ...files, ...photoFiles, 'about.html': html + photo })
  const [page] = site.pages
  if (!page) throw new Error('no page')
  expect(measurer(site.folder)(page)).toMatchObject({ early: 0, photo: 40_000 })
  expect(check({ ...photoFiles, 'about.html': html + photo })).toBe('')
  const said = log.mock.calls.map(([line]) => line)
  expect(said).toContain('pages with a photo that loads at once: 1; on a phone at most 39.1 KB (about.html)')
})

test.each([
  ['a second photo that loads at once', photo + photo, {}, 'files that delay the first paint: 1, target 0'],
  [
    'a heavy photo',
    photo,
    { 'photos/a-720.avif': noise(41_000) },
    'photo of the first screen on a phone, bytes: 82000',
  ],
  ['a heavy photo for old browsers', photo, { 'photos/a.jpg': noise(41_000) }, 'bytes: 82000, target 61440'],
])('%s is named', (_, markup, change, message) => {
  expect(check({ ...photoFiles, ...change, 'about.html': html + markup })).toContain(message)
})

test('a photo that is too large for a phone is named as in content/photos.yaml, with the fix', () => {
  const name = 'front-door-1a2b3c4d-wide-720'
  const heavy = `<picture><source srcset="/photos/${name}.avif 720w"><img src="/photos/${name}.jpg" fetchpriority="high"></picture>`
  const photos = { [`photos/${name}.avif`]: noise(41_000), [`photos/${name}.jpg`]: noise(100) }
  expect(check({ ...photos, 'about.html': html + heavy })).toContain(
    'limit 73728: "front-door" has too much detail even at the coarsest quality: take a calmer photo',
  )
})

test('photo files do not count toward files per page', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`photos/${i}.avif`, '']))
  expect(check(many)).toBe('')
})
