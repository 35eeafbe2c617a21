import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { photoFilesIn } from '@/lib/content/read'
import { locales } from '@/lib/i18n/locales'
import { allProblems } from '@/scripts/check/report'
import { readFiles } from '@/scripts/shared/content-files'
import { type Files, fieldsOf } from '@/scripts/shared/content-pages'
import { setFields } from '@/scripts/yaml/set-fields'
import { copyContent } from '@/tests/known-facts'
import { addHoliday } from '@/tools/editor/tasks/holiday'
import { addNotice } from '@/tools/editor/tasks/notice'
import { daysOf, type Offices } from '@/tools/editor/tasks/offices'
import { problemsOfUpload } from '@/tools/editor/tasks/photo'
import { addPost } from '@/tools/editor/tasks/post'
import { presentPrices, setPrices } from '@/tools/editor/tasks/price'
import { deskState } from '@/tools/editor/tasks/state'
import { doTask, type Values } from '@/tools/editor/tasks/task'
import { phonePhoto } from '../../../scripts/photos/fixtures'
import { temporaryFolder } from '../../../temporary-folder'

describe('tasks', () => {
  const folder = join(temporaryFolder(), 'content')
  const file = (path: string) => readFileSync(join(folder, path), 'utf8')

  let originals: Files

  beforeAll(() => {
    copyContent(folder)
    originals = readFiles(folder)
    jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), doNotFake: ['nextTick', 'setImmediate'] })
  })
  afterAll(() => {
    jest.useRealTimers()
  })
  afterEach(() => {
    for (const [path, text] of readFiles(folder))
      if (!originals.has(path)) rmSync(join(folder, path))
      else if (originals.get(path) !== text) writeFileSync(join(folder, path), originals.get(path) ?? '')
    rmSync(join(folder, 'photos'), { recursive: true, force: true })
  })

  const day: Values = {
    date: '2026-12-31',
    en: 'New Year’s Eve',
    es: 'Víspera de Año Nuevo',
    open: 'no',
    from: '',
    to: '',
  }

  test('a closed day is inserted in order, and every other line stays', async () => {
    const before = file('clinic.yaml')
    const answer = await doTask(addHoliday, { ...day, open: 'part', from: '09:00', to: '12:00' }, folder)
    expect(answer).toEqual({ problems: [], done: 'Thursday, December 31: open 9AM-12PM (New Year’s Eve).' })
    const after = file('clinic.yaml')
    const fresh =
      '  - { date: "2026-12-31", name: { en: New Year’s Eve, es: Víspera de Año Nuevo }, hours: ["09:00-12:00"] }'
    expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([fresh])
    expect(after.indexOf(fresh)).toBeGreaterThan(after.indexOf('2026-12-25'))
    expect(after.match(/#.*/g)).toEqual(before.match(/#.*/g))
    expect(deskState(folder).holidays).toContain(
      'Thursday, December 31, 2026: New Year’s Eve (Víspera de Año Nuevo), open 9AM-12PM',
    )
  })

  test.each<[string, Values, string, RegExp]>([
    ['without its Spanish name', { es: ' ' }, 'es', /fill this in/],
    ['with its English name in Spanish', { es: 'New Year’s Eve' }, 'es', /same in both languages/],
    ['without a day', { date: '' }, 'date', /fill this in/],
    ['that is no day', { date: '2026-02-31x' }, 'date', /choose a day/],
    ['that is past', { date: '2026-11-01' }, 'date', /past/],
    ['that is entered already', { date: '2026-12-25' }, 'date', /entered already: Christmas Day/],
    ['that closes before it opens', { open: 'part', from: '13:00', to: '09:00' }, 'to', /later than opening/],
    ['with HTML in its name', { en: '<b>Party</b>' }, 'en', /contains HTML/],
  ])('a day %s is refused at its field, and nothing is written', async (_, values, name, reason) => {
    const before = file('clinic.yaml')
    expect((await doTask(addHoliday, { ...day, ...values }, folder)).problems).toContainEqual({
      name,
      reason: expect.stringMatching(reason),
    })
    expect(file('clinic.yaml')).toBe(before)
  })

  const notice: Values = {
    level: 'warning',
    fromDay: '2026-12-24',
    fromTime: '',
    untilDay: '2026-12-24',
    untilTime: '13:00',
    en: 'We’re closed today because of ice.',
    es: 'Hoy estamos cerrados por el hielo.',
  }

  test('a notice is added to others, and every other line stays', async () => {
    const before = file('clinic.yaml')
    const inWords =
      'Warning, from Thursday, December 24, 2026 until Thursday, December 24, 2026, 1\u00a0PM: “We’re closed today because of ice.” (“Hoy estamos cerrados por el hielo.”)'
    expect(await doTask(addNotice, notice, folder)).toEqual({ problems: [], done: `${inWords}.` })
    const later = { ...notice, level: 'info', untilDay: '2026-12-27', untilTime: '', en: 'Later.', es: 'Después.' }
    expect((await doTask(addNotice, later, folder)).problems).toEqual([])
    const after = file('clinic.yaml')
    expect(fieldsOf('clinic.yaml', after).notices).toEqual([
      { level: 'warning', from: '2026-12-24', until: '2026-12-24 13:00', text: { en: notice.en, es: notice.es } },
      { level: 'info', from: '2026-12-24', until: '2026-12-27', text: { en: 'Later.', es: 'Después.' } },
    ])
    expect(after.split('\n')).toEqual(expect.arrayContaining(before.split('\n')))
    expect(await allProblems(folder)).toEqual([])
    expect(deskState(folder).notices).toEqual([inWords, expect.stringMatching(/^From .* through Sunday.*“Later\.”/)])
    jest.setSystemTime(new Date('2026-12-24T13:00:00'))
    expect(deskState(folder).notices).toHaveLength(1)
    jest.setSystemTime(new Date('2026-11-22T12:00:00'))
  })

  test('a notice until midnight lasts for all of its last day', async () => {
    expect((await doTask(addNotice, { ...notice, untilTime: '00:00' }, folder)).problems).toEqual([])
    expect(fieldsOf('clinic.yaml', file('clinic.yaml')).notices).toMatchObject([{ until: '2026-12-24' }])
  })

  test.each<[string, Values, string, RegExp]>([
    ['without its Spanish words', { es: '' }, 'es', /fill this in/],
    ['with its English words in Spanish', { es: notice.en ?? '' }, 'es', /same in both languages/],
    ['without a last day', { untilDay: '' }, 'untilDay', /fill this in/],
    ['that has ended', { fromDay: '2026-11-01', untilDay: '2026-11-02' }, 'untilDay', /past/],
    [
      'that ended this morning',
      { fromDay: '2026-11-22', untilDay: '2026-11-22', untilTime: '11:00' },
      'untilTime',
      /past/,
    ],
    ['that ends before its first day', { fromDay: '2026-12-25' }, 'untilDay', /before the first day/],
    ['that ends before it begins', { fromTime: '14:00' }, 'untilTime', /later than the starting time/],
    ['that is too long', { en: 'Ice. '.repeat(50) }, 'en', /200 characters/],
  ])('a notice %s is refused at its field, and nothing is written', async (_, values, name, reason) => {
    const before = file('clinic.yaml')
    expect((await doTask(addNotice, { ...notice, ...values }, folder)).problems).toContainEqual({
      name,
      reason: expect.stringMatching(reason),
    })
    expect(file('clinic.yaml')).toBe(before)
  })

  test('prices are set, changed and removed', async () => {
    const before = file('clinic.yaml')
    const values = {
      firstVisit: '$95',
      followUp: '45.50',
      reExam: '',
      newPatientPrice: '49',
      asOf: '2026-11-22',
      from: '',
    }
    expect((await doTask(setPrices, values, folder)).problems).toEqual([])
    expect(file('clinic.yaml')).toContain('prices: { asOf: "2026-11-22", from: false, firstVisit: 95, followUp: 45.5 }')
    expect(presentPrices(file('clinic.yaml'))).toEqual({ ...values, firstVisit: '95', followUp: '45.5' })
    expect((await doTask(setPrices, { ...values, firstVisit: '100' }, folder)).problems).toEqual([])
    expect(file('clinic.yaml')).toContain('firstVisit: 100')
    const none = { firstVisit: '', followUp: '', reExam: '', newPatientPrice: '', asOf: '', from: '' }
    expect((await doTask(setPrices, none, folder)).problems).toEqual([])
    expect(file('clinic.yaml')).toBe(before)
  })

  test.each<[Values, string]>([
    [{ firstVisit: 'ninety' }, 'firstVisit'],
    [{ firstVisit: '0' }, 'firstVisit'],
    [{ firstVisit: '-5' }, 'firstVisit'],
    [{ firstVisit: '90', asOf: '' }, 'asOf'],
    [{ firstVisit: '90', asOf: '2030-01-01' }, 'asOf'],
  ])('prices that cannot be are refused at their field: %j', async (values, name) => {
    const { problems } = await doTask(setPrices, { asOf: '2026-11-22', ...values }, folder)
    expect(problems.map((problem) => problem.name)).toEqual([name])
  })

  /** Return values of the form that make an existing post. */
  function filledIn(): Values {
    const words = Object.entries({
      title: ['Lifting groceries with ease', 'Cargar el mandado con calma'],
      description: ['How to load the car and carry the bags.', 'Cómo cargar el carro y llevar las bolsas.'],
      ask: ['Is your back tired?', '¿Tiene la espalda cansada?'],
      'seo.focus': ['groceries with ease', 'el mandado con calma'],
      'seo.title': ['Lifting Groceries With Ease', 'Cargar el mandado con calma'],
      'seo.description': [
        'Load the car, carry the bags and rest between trips: small habits that make the way home from the store easier on your back.',
        'Cargue el carro, lleve las bolsas y descanse entre viajes: hábitos pequeños para que el regreso de la tienda canse menos.',
      ],
      body: [
        'Bags add up.\n\n## Before you lift\n\n- Split the load.[^medlineplus]\n- Keep it close.[^niams]',
        'Las bolsas pesan.\n\n## Antes de levantar\n\n- Divida la carga.[^medlineplus]\n- Llévela cerca.[^niams]',
      ],
    }).flatMap(([name, texts]) => locales.map((locale, i) => [`${locale}.${name}`, texts[i] ?? '']))
    const source = (i: number, key: string, url: string) => [
      [`sources.${i}.title`, 'Back pain'],
      [`sources.${i}.publisher`, key],
      [`sources.${i}.url`, url],
      [`sources.${i}.type`, 'public-health'],
      [`sources.${i}.key`, key],
    ]
    return Object.fromEntries([
      ...words,
      ...source(0, 'medlineplus', 'https://medlineplus.gov/backpain.html'),
      ...source(1, 'niams', 'https://www.niams.nih.gov/health-topics/back-pain'),
      ['date', '2026-11-22'],
      ['author', 'clinic'],
      ['cta', 'appointment'],
      ['related.0', 'chronic-stress'],
      ['related.1', 'sleep-posture-pillows'],
    ])
  }

  test('a post is written in both languages, with the facts in one file alone', async () => {
    const { problems } = await doTask(addPost, filledIn(), folder)
    expect(problems).toEqual([])
    expect(file('posts/lifting-groceries-with-ease.en.md')).toMatch(/^---\ntitle: "Lifting groceries with ease"\n/)
    expect(file('posts/lifting-groceries-with-ease.en.md')).toContain('date: "2026-11-22"')
    expect(file('posts/lifting-groceries-with-ease.es.md')).not.toContain('date:')
  })

  test.each<[string, Values, string]>([
    ['a language is missing', { 'es.body': '' }, 'es.body'],
    ['the description is too short', { 'en.seo.description': 'Short.' }, 'en.seo.description'],
    ['a source is no address', { 'sources.1.url': 'medlineplus' }, 'sources.1.url'],
    ['the text rests on no source', { 'en.body': 'Bags add up.\n\n## Before you lift\n\nRest.' }, 'sources.0.key'],
    ['the title is taken', { 'en.title': 'Chronic stress' }, 'en.title'],
  ])('a post is refused at its field when %s', async (_, values, name) => {
    const { problems } = await doTask(addPost, { ...filledIn(), ...values }, folder)
    expect(problems.map((problem) => problem.name)).toContain(name)
  })

  test('optional fields of a post are derived from its title and description', async () => {
    const values = filledIn()
    for (const locale of locales) {
      values[`${locale}.description`] = values[`${locale}.seo.description`] ?? ''
      for (const name of ['ask', 'seo.focus', 'seo.title', 'seo.description']) values[`${locale}.${name}`] = ''
    }
    expect((await doTask(addPost, values, folder)).problems).toEqual([])
    const post = file('posts/lifting-groceries-with-ease.es.md')
    expect(post).toContain('ask: "¿Quiere hablarlo con nosotros?"')
    expect(post).toMatch(/seo:\n {2}focus: "cargar el mandado con calma"\n {2}title: "Cargar el mandado con calma"\n/)
    const short = {
      ...values,
      'es.title': 'Otro',
      'en.title': 'Other',
      'en.description': 'Too short.',
      'en.body': '## Bags\n\n- Rest.[^medlineplus][^niams]',
    }
    const { problems } = await doTask(addPost, short, folder)
    expect(problems.map(({ name }) => name)).toContain('en.description')
  })

  test('a known source has its words in each language', async () => {
    const chosen = deskState(folder).sources.filter(({ url }) => /medlineplus\.gov\/stress/.test(url))
    expect(chosen).toHaveLength(1)
    const values = { ...filledIn(), 'sources.0.known': chosen[0]?.url ?? '' }
    expect((await doTask(addPost, values, folder)).problems).toEqual([])
    for (const locale of locales) {
      const saved = fieldsOf('a.md', file(`posts/lifting-groceries-with-ease.${locale}.md`)).sources as object[]
      const known = fieldsOf('a.md', file(`posts/chronic-stress.${locale}.md`)).sources as object[]
      expect(known).toContainEqual(saved[0])
    }
  })

  const described = {
    'photo.alt.en': 'Two paper bags in the trunk of a car.',
    'photo.alt.es': 'Dos bolsas de papel en la cajuela de un carro.',
    'photo.people': 'nobody',
    'photo.focus': '40 60',
  }
  const withPhoto = (name: string, data: Buffer) => (values: Values, files: Files) =>
    addPost(values, files, { name, data: data.toString('base64') })

  test('a post brings its photo with it', async () => {
    const bytes = await phonePhoto()
    expect(await doTask(withPhoto('IMG_4411.JPG', bytes), { ...filledIn(), ...described }, folder)).toEqual({
      problems: [],
      done: expect.any(String),
    })
    expect(readFileSync(join(folder, 'photos/lifting-groceries-with-ease.jpg')).equals(bytes)).toBe(true)
    expect(file('posts/lifting-groceries-with-ease.en.md')).toContain('photo: "lifting-groceries-with-ease"')
    expect(fieldsOf('photos.yaml', file('photos.yaml')).photos).toEqual([
      {
        file: 'lifting-groceries-with-ease.jpg',
        focus: '40 60',
        name: 'lifting-groceries-with-ease',
        alt: { en: described['photo.alt.en'], es: described['photo.alt.es'] },
        people: 'nobody',
      },
    ])
    expect(await allProblems(folder)).toEqual([])
    expect(deskState(folder).photos).toEqual([{ name: 'lifting-groceries-with-ease', text: described['photo.alt.en'] }])
  })

  test.each<[string, Values, string, string]>([
    ['without Spanish words', { 'photo.alt.es': '' }, 'IMG.jpg', 'photo.alt.es'],
    [
      'in one language twice',
      { 'photo.alt.es': 'Two paper bags in the trunk of a blue car.' },
      'IMG.jpg',
      'photo.alt.es',
    ],
    ['that says of nobody who is in it', { 'photo.people': '' }, 'IMG.jpg', 'photo.people'],
    ['of a patient without consent', { 'photo.people': 'patients' }, 'IMG.jpg', 'photo.consent'],
    ['of another type than its name says', {}, 'IMG.png', 'photo'],
  ])('a photo %s is refused at its field, and nothing is written', async (_, values, name, field) => {
    const task = withPhoto(name, await phonePhoto())
    const { problems } = await doTask(task, { ...filledIn(), ...described, ...values }, folder)
    expect(problems.map((problem) => problem.name)).toEqual([field])
    expect(existsSync(join(folder, 'posts/lifting-groceries-with-ease.en.md'))).toBe(false)
    expect(photoFilesIn(folder)).toEqual([])
  })

  test.each<[string, string, (photo: Buffer) => Buffer, string]>([
    ['an iPhone', 'IMG.HEIC', () => Buffer.from('\0\0\0\x18ftypheic'), 'this picture is HEIC'],
    ['a copy that broke off', 'IMG.jpg', (photo) => photo.subarray(0, photo.length / 2), 'this picture is damaged or'],
    ['a file with another ending', 'IMG.png', (photo) => photo, 'this picture is JPG inside: name it IMG.jpg'],
  ])('a photo of %s is refused when it is chosen, and on saving beside the empty fields', async (_, name, of, said) => {
    const bytes = of(await phonePhoto())
    const problem = { name: 'photo', reason: expect.stringContaining(said) }
    expect(await problemsOfUpload({ name, data: bytes.toString('base64') })).toEqual([problem])
    const { problems } = await doTask(withPhoto(name, bytes), { 'en.title': 'Lifting groceries' }, folder)
    expect(problems).toEqual(expect.arrayContaining([problem, { name: 'en.body', reason: 'fill this in' }]))
  })

  test.each([
    ['empty lists', { holidays: null, offices: null, notOffered: null }],
    [
      'a day without a name and an office without an address',
      { holidays: [{ date: '2026-12-26' }], offices: [{ id: 'a' }] },
    ],
  ])('the forms are shown beside incomplete content: %s', (_, facts) => {
    writeFileSync(join(folder, 'clinic.yaml'), stringify({ ...fieldsOf('clinic.yaml', file('clinic.yaml')), ...facts }))
    expect(deskState(folder)).toMatchObject({ holidays: [], offices: [] })
  })

  test('the logo of an insurer is not among the photos to choose from', () => {
    const alt = { en: 'The sign of Aetna.', es: 'El letrero de Aetna.' }
    const photos = ['aetna', 'room'].map((name) => ({ file: `${name}.png`, name, alt, people: 'nobody' }))
    writeFileSync(join(folder, 'photos.yaml'), setFields(file('photos.yaml'), { photos }))
    const insurers = [{ name: 'Aetna', logo: 'aetna' }]
    writeFileSync(join(folder, 'clinic.yaml'), setFields(file('clinic.yaml'), { insurers }))
    expect(deskState(folder).photos).toEqual([{ name: 'room', text: alt.en }])
  })

  test('a post cannot promote a service that is switched off', () => {
    expect(deskState(folder).closed).toEqual([])
    const facts = { notOffered: ['/services/pediatric-care', '/symptoms/neck-pain'] }
    writeFileSync(join(folder, 'clinic.yaml'), setFields(file('clinic.yaml'), facts))
    expect(deskState(folder).closed).toEqual(['pediatric-consultation'])
  })

  describe('with several offices', () => {
    beforeEach(() => {
      const own = [{ date: '2026-12-24', name: { en: 'Staff day', es: 'Día del equipo' } }]
      const office = {
        address: { street: '12 N Main St', city: 'Rogers', state: 'AR', zip: '72756' },
        hours: {
          monday: ['09:00-13:00'],
          tuesday: [],
          wednesday: [],
          thursday: [],
          friday: [],
          saturday: [],
          sunday: [],
        },
        geo: { latitude: 36.332, longitude: -94.118 },
      }
      const offices = [
        { id: 'rogers', name: 'Rogers', phone: '(479) 555-0111', ...office },
        {
          ...office,
          id: 'lowell',
          name: 'Lowell',
          phone: '(479) 555-0112',
          address: { ...office.address, city: 'Lowell', zip: '72745' },
          geo: { latitude: 36.255, longitude: -94.13 },
          holidays: own,
        },
      ]
      const path = join(folder, 'clinic.yaml')
      writeFileSync(path, setFields(readFileSync(path, 'utf8'), { offices }))
    })
    const daysAt = (id: string) =>
      daysOf(fieldsOf('clinic.yaml', file('clinic.yaml')) as Offices, id).map(({ date }) => date)

    test.each([
      ['all', '', ['main', 'rogers', 'lowell'], '(New Year’s Eve).'],
      ['the main one', 'main', ['main'], 'at Springdale (New Year’s Eve).'],
      ['one that has the days of the main one', 'rogers', ['rogers'], 'at Rogers (New Year’s Eve).'],
      ['one that has days of its own', 'lowell', ['lowell'], 'at Lowell (New Year’s Eve).'],
    ])('a day holds at %s', async (_, office, concerned, said) => {
      expect(await doTask(addHoliday, { ...day, office }, folder)).toEqual({
        problems: [],
        done: expect.stringContaining(said),
      })
      for (const id of ['main', 'rogers', 'lowell']) {
        expect([id, daysAt(id).includes('2026-12-31')]).toEqual([id, concerned.includes(id)])
        expect([id, daysAt(id).includes('2026-12-25')]).toEqual([id, id !== 'lowell'])
      }
    })

    test('entered days name their offices', async () => {
      expect(deskState(folder).offices.map(({ name }) => name)).toEqual(['Springdale', 'Rogers', 'Lowell'])
      const { holidays } = deskState(folder)
      expect(holidays).toContainEqual(expect.stringMatching(/^Thursday, December 24.*Staff day.*, only at Lowell$/))
      expect(holidays).toContainEqual(expect.stringMatching(/^Friday, December 25.*, only at Springdale and Rogers$/))
      const { problems } = await doTask(addHoliday, { ...day, date: '2026-12-24' }, folder)
      expect(problems).toEqual([{ name: 'date', reason: expect.stringContaining('entered already') }])
    })
  })
})
