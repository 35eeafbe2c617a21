import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawnColors } from '@/lib/brand/colors'
import { clinic, phone } from '@/lib/clinic/facts'
import { streetName } from '@/lib/geography/street'
import { readFiles } from '@/scripts/shared/content-files'
import { formerColors, formerInPictures } from '@/tests/clinics/colors'
import { scan } from '@/tests/clinics/leftovers'
import { tracesOf } from '@/tests/clinics/words'
import { temporaryFolder } from './temporary-folder'

const words = tracesOf(readFiles('content'), readFileSync('tests/clinics/pinon.yaml', 'utf8'))
const street = streetName(clinic.address.street).replace(/^(North|South|East|West) /, '')
const latitude = String(clinic.geo.latitude)
const now = { ...drawnColors, dark: '#17264a', main: '#2a4f96', accent: '#f2a65a' }
const colors = {
  inTexts: formerColors(now, 'public/drawings', drawnColors),
  inPictures: formerInPictures(now, drawnColors),
}

async function found(files: Record<string, string | Buffer>) {
  const folder = temporaryFolder()
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), data)
  }
  return (await scan(folder, words, colors)).found.map(({ file, line, word }) => [file, line, word])
}

test('a site without traces of the former clinic is clean', async () => {
  expect(await found({ 'index.html': '<p>Bend, OR 97703 (541) 555-0117</p>', 'a.css': 'a{color:#2a4f96}' })).toEqual([])
})

test.each<[string, string, string]>([
  ['a town', 'Come to\nSpringdale today', 'Springdale'],
  ['in an address', '\n/springdale-chiropractor', 'Springdale'],
  ['a neighbor with a space that does not break', '\nfrom Elm\u00a0Springs', 'Elm Springs'],
  ['as part of an address', '\n?near=elm%20springs', 'Elm Springs'],
  ['a road', '\nexit at i-49', 'I-49'],
  ['a street without its direction', `\non ${street}`, street],
  ['the state', '\nArkansas Medicaid', 'Arkansas'],
  ['a phone number as a link', `\n${phone.tel}`, clinic.phone],
  ['a phone number as people write it', `\n${phone.display.replace(/\D+/g, '.')}`, clinic.phone],
  ['the region in Spanish', '\nen el noroeste de Arkansas', 'el noroeste de Arkansas'],
  ['the time zone', '\n{"timeZone":"America/Chicago"}', 'America/Chicago'],
  ['the position', `\n"latitude": ${latitude},`, latitude],
])('%s is found, with its line', async (_, text, word) => {
  expect(await found({ 'es/about.html': text })).toContainEqual(['es/about.html', 2, word])
})

test.each([
  ['drawings/mark.svg', '<path fill="#0b3331"/>'],
  ['index.html', '<link href="data:image/svg+xml,fill=%230B3331">'],
  ['_next/a.css', 'a{background:rgba(11, 51, 49, .5)}'],
  ['manifest.webmanifest', '{"theme_color":"#0b3331"}'],
])('a color of the former brand is found in %s', async (file, text) => {
  expect(await found({ [file]: text })).toEqual([[file, 1, '#0b3331']])
})

test('names that only contain one are not traces', async () => {
  expect(await found({ 'a.html': 'Springdales Rogersville US 4120 136.1751' })).toEqual([])
})

test('a color of the former brand is found in the pixels of a card', async () => {
  const card = (background: string) =>
    sharp({ create: { width: 60, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  expect(await found({ 'og/a.png': await card('#0c3331'), 'og/b.png': await card('#17264a') })).toEqual([
    ['og/a.png', undefined, '#0b3331'],
  ])
})

test('a file is found by its name, too', async () => {
  expect(await found({ 'images/springdale-map.bin': Buffer.from([0, 1]) })).toEqual([
    ['images/springdale-map.bin', undefined, 'Springdale'],
  ])
})
