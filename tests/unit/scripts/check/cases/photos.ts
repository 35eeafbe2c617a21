import { readContent } from '@/lib/content/read'
import { launchProblems } from '@/scripts/check/launch'
import { unusedPhotos } from '@/scripts/check/photos'
import { allProblems, reportContent } from '@/scripts/check/report'
import { described, picture } from '../../photos/fixtures'
import { content } from './content'

const file = 'photos.yaml'

/** Describes one photo of the clinic, whose file is there, and shows it. */
function show(more: object = {}, settings: object = { clinic: ['front-door'] }) {
  content.write('photos/front-door.jpg', 'bytes')
  content.write(file, JSON.stringify({ ...settings, photos: [described(more)] }))
}

const found = () => content.check().map(({ line, ...problem }) => problem)
const at = (field: string, reason: string) => ({
  file: `content/${file}`,
  field,
  reason: expect.stringContaining(reason),
})

test('a photo that is described and shown is no problem', () => {
  show({ focus: '50 30', caption: { en: 'The front door', es: 'La entrada' }, credit: 'Jane Example' })
  expect(found()).toEqual([])
})

test.each<[string, object, string, string]>([
  ['without Spanish words', { alt: { en: 'The door.' } }, 'photos.0.alt.es', 'is missing'],
  ['with empty Spanish words', { alt: { en: 'The door.', es: ' ' } }, 'photos.0.alt.es', 'is empty'],
  ['without words', { alt: undefined }, 'photos.0.alt', 'is missing'],
  ['with a caption in Spanish alone', { caption: { es: 'La entrada' } }, 'photos.0.caption.en', 'is missing'],
  [
    'with English in place of Spanish',
    { alt: { en: described().alt.en, es: 'The front door of the clinic, seen from the street.' } },
    'photos.0.alt.es',
    'is English: write it in Spanish',
  ],
  [
    'with copied words',
    { alt: { en: 'Our front door, open.', es: 'Our front door, open.' } },
    'photos.0.alt.es',
    'is the same in both languages: write it in Spanish',
  ],
  [
    'with a copied word',
    { alt: { en: 'The front.', es: 'The front.' } },
    'photos.0.alt.es',
    'is the same in both languages: write it in Spanish',
  ],
  ['without the mark of people', { people: undefined }, 'photos.0.people', 'is missing'],
  ['with an unknown mark of people', { people: 'some' }, 'photos.0.people', 'must be one of nobody, team, patients'],
  [
    'of the team without a word on consent',
    { people: 'team' },
    'photos.0.people',
    'say whether their written consent is on file',
  ],
  [
    'of a patient without consent',
    { people: 'patients', consent: false },
    'photos.0.consent',
    'only with a written authorization: get it first, or take the photo out',
  ],
  ['with a focus in words', { focus: 'left' }, 'photos.0.focus', 'write the focus as "50 30"'],
  ['with a focus outside', { focus: '50 130' }, 'photos.0.focus', 'write the focus as "50 30"'],
  ['in another folder', { file: '../secret.jpg' }, 'photos.0.file', 'must name a file in content/photos'],
  [
    'called like a drawing',
    { name: 'back-pain' },
    'photos.0.name',
    '"back-pain" is a drawing too: choose another name, such as back-pain-photo',
  ],
  ['with a field that there is not', { size: 5 }, 'photos.0.size', 'is unknown'],
])('a photo %s is named', (_, more, field, reason) => {
  show(more, { clinic: ['name' in more ? more.name : 'front-door'] })
  const problems = found()
  expect(problems).toContainEqual(at(field, reason))
})

test('a file that is not there', () => {
  show()
  content.remove('photos/front-door.jpg')
  expect(found()).toEqual([at('photos.0.file', 'front-door.jpg is not in content/photos: copy it there')])
})

test('a file that nobody described', () => {
  show()
  content.write('photos/IMG_0042.jpg', 'bytes')
  content.write('photos/.DS_Store', 'bytes')
  expect(found()).toEqual([
    { file: 'content/photos/IMG_0042.jpg', field: 'file', reason: expect.stringContaining('is not described') },
  ])
})

test('a photo that no page shows', () => {
  show({}, {})
  expect(found()).toEqual([])
  expect(unusedPhotos(readContent(content.path).entries)).toMatchObject([
    at('photos.0.name', '"front-door" is shown nowhere: choose it on a page, or take it out'),
  ])
})

test('two photos of one name', () => {
  content.write('photos/front-door.jpg', 'bytes')
  content.write(file, JSON.stringify({ clinic: ['front-door'], photos: [described(), described()] }))
  expect(found()).toEqual([at('photos.1.name', '"front-door" appears twice')])
})

test('two photos of one file', () => {
  content.write('photos/front-door.jpg', 'bytes')
  const photos = [described(), described({ name: 'room' })]
  content.write(file, JSON.stringify({ clinic: ['front-door', 'room'], photos }))
  expect(found()).toEqual([at('photos.1.file', 'is the file of "front-door": rename this one')])
})

test('an SVG in place of the doctor or of the clinic', () => {
  show({ file: 'front-door.svg' }, { doctor: 'front-door', clinic: ['front-door'] })
  content.write('photos/front-door.svg', 'bytes')
  content.remove('photos/front-door.jpg')
  const reason = '"front-door" is an SVG, which is for logos: take a JPEG here'
  expect(found()).toEqual([at('doctor', reason), at('clinic.0', reason)])
})

test.each([
  ['posts/chronic-stress.en.md', ['photo'], 'photo'],
  ['services/wellness-care.en.md', ['photo'], 'photo'],
  ['symptoms/back-pain.en.md', ['photo'], 'photo'],
  ['cities/rogers-chiropractor.en.md', ['photo'], 'photo'],
  ['about.en.md', ['photo'], 'photo'],
  ['clinic.yaml', ['insurers', 1, 'logo'], 'insurers.1.logo'],
  [file, ['doctor'], 'doctor'],
  [file, ['clinic', 0], 'clinic.0'],
])('%s may name a photo, and none that there is not', (page, path, field) => {
  show({}, { doctor: 'front-door', clinic: ['front-door'] })
  content.set(page, path, 'front-door')
  expect(found()).toEqual([])
  content.set(page, path, 'back-door')
  expect(found()).toEqual([
    {
      file: `content/${page}`,
      field,
      reason: 'content/photos.yaml has no photo "back-door" (known: front-door): describe it there, or leave it out',
    },
  ])
})

test('a picture in a section may be a photo', () => {
  show({}, {})
  content.body('services/wellness-care.en.md', (body) =>
    body.replace(/^!\[[^\]]*\]\(\S+/m, '![The door of the clinic](front-door'),
  )
  expect(found()).toEqual([])
})

test('a member of the team has words in both languages, and a photo', () => {
  show({}, {})
  const jo = { id: 'jo', role: 'Massage therapist', text: 'Works with tight necks and shoulders.' }
  content.set('about.en.md', ['team'], [{ ...jo, name: 'Jo Example', photo: 'front-door' }])
  expect(found()).toContainEqual({
    file: 'content/about.es.md',
    field: 'id',
    reason: expect.stringContaining('lists other ids'),
  })
  content.set('about.es.md', ['team'], [{ id: 'jo', role: 'Masajista', text: 'Atiende cuellos y hombros tensos.' }])
  expect(found()).toEqual([])
})

test('the launch check asks for the consent of the team', () => {
  show({ people: 'team', consent: false })
  expect(found()).toEqual([])
  const asks = () => launchProblems(content.path).filter(({ field }) => /consent$|Caption$/.test(field))
  expect(asks().map(({ field }) => field)).toEqual(['portraitCaption', 'photos.0.consent'])
  expect(asks()[1]?.reason).toContain('have them agree in writing')
  show({ people: 'team', consent: true }, { doctor: 'front-door' })
  expect(asks().map(({ field }) => field)).toEqual(['clinicCaption'])
})

test('npm run check looks into the files too', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => {})
  show()
  expect(await reportContent(content.path)).toBe(false)
  expect(print.mock.calls[0]?.[0]).toBe(
    `${content.path}/photos.yaml:1: photos.0.file: front-door.jpg is no picture that can be read: save it as JPEG, or as SVG or PNG if it is a logo`,
  )
  print.mockRestore()
  content.write('photos/front-door.jpg', await picture().jpeg().toBuffer())
  expect(await allProblems(content.path)).toEqual([])
})
