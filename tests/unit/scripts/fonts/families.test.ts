/** @jest-environment node */
import { existsSync } from 'node:fs'
import { faceFor, facesOf, findFamily, notInstalled } from '@/scripts/fonts/families'
import { folderWith } from '../export/fixtures'

const metadata = (family: string, weights: number[]) => JSON.stringify({ family, weights })
const folder = folderWith({
  '@fontsource/lato/metadata.json': metadata('Lato', [100, 300, 400, 700, 900]),
  '@fontsource/lato/files/lato-latin-100-normal.woff2': '',
  '@fontsource/lobster/metadata.json': metadata('Lobster', [400]),
  '@fontsource/lobster/files/lobster-latin-400-normal.woff2': '',
  '@fontsource/narrow/metadata.json': metadata('Narrow', [400]),
  '@fontsource/narrow/files/narrow-greek-400-normal.woff2': '',
  '@fontsource-variable/slim/metadata.json': metadata('Slim', [300, 400, 500, 600]),
  '@fontsource-variable/slim/files/slim-latin-wght-normal.woff2': '',
})
const family = (name: string) => {
  const found = findFamily(name, folder)
  if (!found) throw new Error(name)
  return found
}

test('a family is found by its name, however it is written, the variable one first', () => {
  expect(findFamily(' national park ')).toMatchObject({ name: 'National Park', variable: true })
  expect(findFamily('Roboto')).toMatchObject({ package: '@fontsource/roboto', variable: false })
  expect(findFamily('Comic Neue')).toBeUndefined()
  expect(findFamily('Narrow', folder)).toBeUndefined()
})

test('its files exist', () => {
  for (const [role, name] of [
    ['headings', 'National Park'],
    ['body', 'Figtree'],
    ['headings', 'Roboto'],
    ['body', 'Arimo'],
  ] as const) {
    const found = findFamily(name)
    for (const { file } of found ? facesOf(role, found) : []) expect([file, existsSync(file)]).toEqual([file, true])
  }
})

test('a variable family is one file with the weights of the design, or those that it has of them', () => {
  const [figtree] = facesOf('body', findFamily('Figtree') ?? family('Slim'))
  expect(figtree).toMatchObject({ name: 'body', weights: [400, 700], axis: { min: 400, max: 700 } })
  expect(facesOf('headings', family('Slim'))).toMatchObject([{ weights: [500, 600] }])
})

test('any other family has a file for each of two weights, which together cover all weights', () => {
  const faces = facesOf('headings', family('Lato'), folder)
  expect(faces.map(({ name, weights }) => [name, weights])).toEqual([
    ['headings-400', [100, 599]],
    ['headings-700', [600, 900]],
  ])
  expect(faceFor(faces, 750).name).toBe('headings-700')
  expect(faceFor(faces, 500).name).toBe('headings-400')
})

test('a family with one weight covers all', () => {
  expect(facesOf('body', family('Lobster'))).toMatchObject([{ name: 'body-400', weights: [100, 900] }])
})

test('the error for a family that is not installed says how to install it', () => {
  expect(notInstalled('Source Serif 4')).toContain(
    'npm install --save-dev --save-exact @fontsource-variable/source-serif-4`',
  )
})
