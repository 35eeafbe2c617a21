import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { listFiles } from '@/lib/util/files'
import { writeChanges } from '@/scripts/shared/content-files'
import { readAnswers } from '@/tools/setup/answers'
import { applyAnswers, changed } from '@/tools/setup/apply'
import { describedBy, newPictures, photosFor, pictureProblems } from '@/tools/setup/photos'
import { refusedByCheck } from '@/tools/setup/summary'
import { temporaryFolder } from '../../../temporary-folder'
import { files } from '../fixture'

describe('pictures', () => {
  const clinics = 'tests/clinics'
  const source = readFileSync(`${clinics}/lookout-ridge.yaml`, 'utf8')

  /** Return the answers of the clinic with photos after a change of their file; its pictures are in a folder. */
  function answersAfter(from: string | RegExp, to: string, folder = clinics) {
    const text = source.replace(from, () => to)
    expect(text).not.toBe(source)
    return readAnswers(text, folder)
  }

  const lineWith = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1

  test('photos are copied and described as in content/photos.yaml, and a second run changes nothing', async () => {
    const folder = temporaryFolder()
    cpSync('content', folder, { recursive: true })
    const read = readAnswers(source, clinics)
    if (!('answers' in read)) throw new Error(JSON.stringify(read.refused))
    const changes = new Map([...applyAnswers(files, read.answers), ...newPictures(folder, read.pictures)])
    const after = changed(files, changes)
    expect(refusedByCheck(files, after)).toEqual([])
    expect(await pictureProblems(folder, changes)).toEqual([])
    expect(listFiles(join(folder, 'photos')).filter((name) => name.endsWith('.jpg'))).toEqual([])

    writeChanges(folder, changes)
    expect(existsSync(join(folder, 'photos/front-door.jpg'))).toBe(true)
    expect(parse(after.get('photos.yaml') ?? '')).toMatchObject({
      doctor: 'dr-sample',
      clinic: ['front-door', 'waiting-room'],
      photos: [{ file: 'dr-sample.jpg', people: 'team', consent: true }, { file: 'front-door.jpg' }, {}],
    })
    expect(applyAnswers(after, read.answers)).toEqual(new Map())
    expect(newPictures(folder, read.pictures)).toEqual(new Map())
  })

  test('additions to a photo or the logo stay, unless the picture changes', () => {
    const alt = { en: 'A door.', es: 'Una puerta.' }
    const door = { file: 'door.jpg', name: 'door', alt, people: 'nobody' }
    const before = { photos: [{ ...door, focus: '40 60', credit: 'Jordan Sample' }] }
    const otherWords = { ...door, alt: { ...alt, en: 'The door.' } }
    expect(photosFor(before, { photos: [otherWords] })).toEqual({
      fields: { photos: [{ ...otherWords, focus: '40 60', credit: 'Jordan Sample' }] },
      gone: [],
    })
    const other = { ...door, file: 'new-door.jpg' }
    expect(photosFor(before, { photos: [other] })).toEqual({ fields: { photos: [other] }, gone: ['door.jpg'] })

    const own = new Map([['brand.yaml', 'logo:\n  file: logo.svg\n  onDark: dark.svg\n']])
    const logoAfter = (file: string) =>
      parse(String(describedBy(own, { brand: { logo: { file } } }).get('brand.yaml'))).logo
    expect(logoAfter('logo.svg')).toEqual({ file: 'logo.svg', onDark: 'dark.svg' })
    expect(logoAfter('other.svg')).toEqual({ file: 'other.svg' })
  })

  test.each<[string, string | RegExp, string, string, RegExp]>([
    ['a file that is missing', 'photos/front-door.jpg', 'photos/font-door.jpg', 'photos.photos.1.file', /no such file/],
    [
      'words in one language',
      ', es: La puerta de entrada de la clínica bajo un techo verde.',
      '',
      'photos.photos.1.alt.es',
      /is missing/,
    ],
    ['no word on consent', /\n {6}consent: true/, '', 'photos.photos.0.people', /consent is on file/],
    ['a color that cannot be read', 'main: "#6A3FA0"', 'main: "#D9C8F0"', 'brand.colors.main', /contrast|passes/],
    ['a field there is not', 'brand:\n', 'brand:\n  motto: Move\n', 'brand.motto', /no such field/],
  ])('%s is refused with its line', (_, from, to, field, reason) => {
    const read = answersAfter(from, to)
    const refused = 'refused' in read ? read.refused : []
    expect(refused).toContainEqual({ field, reason: expect.stringMatching(reason), line: expect.any(Number) })
  })

  test('the line is that of the value', () => {
    const read = answersAfter('photos/front-door.jpg', 'photos/font-door.jpg')
    const [first] = 'refused' in read ? read.refused : []
    expect(first?.line).toBe(lineWith('photos/front-door.jpg'))
  })

  test.each<[string, string, string, RegExp]>([
    [
      'a logo without contrast on dark',
      'logo: { file: logo.svg, onDark: dark.svg }',
      'logo.onDark',
      /too little contrast on the dark ground/,
    ],
    ['a logo that contains a script', 'logo: { file: script.svg }', 'logo.file', /contains a script/],
  ])('%s is refused before anything is written', async (_, logo, field, reason) => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'photos'))
    cpSync(`${clinics}/photos`, join(folder, 'photos'), { recursive: true })
    const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`
    const square = (fill: string) => svg(`<path fill="${fill}" d="M4 4h56v56H4z"/>`)
    writeFileSync(join(folder, 'logo.svg'), square('#33204F'))
    writeFileSync(join(folder, 'dark.svg'), square('#33204F'))
    writeFileSync(join(folder, 'script.svg'), svg('<script>1</script>'))
    const read = answersAfter('brand:\n', `brand:\n  ${logo}\n`, folder)
    if (!('answers' in read)) throw new Error(JSON.stringify(read.refused))
    const content = join(folder, 'content')
    cpSync('content', content, { recursive: true })
    const before = listFiles(content)
    const changes = new Map([...applyAnswers(files, read.answers), ...newPictures(content, read.pictures)])
    expect(await pictureProblems(content, changes)).toContainEqual(
      expect.objectContaining({ field, reason: expect.stringMatching(reason) }),
    )
    expect(listFiles(content)).toEqual(before)
  })

  test('photos of pages stay, those of doctor and clinic are replaced', () => {
    const photo = (name: string) => ({ file: `${name}.jpg`, name })
    const before = { doctor: 'old', clinic: ['door'], photos: [photo('old'), photo('door'), photo('bike')] }
    expect(photosFor(before, { doctor: 'new', photos: [photo('new')] })).toEqual({
      fields: { doctor: 'new', photos: [photo('new'), photo('door'), photo('bike')] },
      gone: ['old.jpg'],
    })
  })
})
