import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@/lib/i18n/locales'
import { addHoliday } from '@/scripts/editor/tasks/holiday'
import { addPost } from '@/scripts/editor/tasks/post'
import { presentPrices, setPrices } from '@/scripts/editor/tasks/price'
import { deskState } from '@/scripts/editor/tasks/state'
import { doTask, type Values } from '@/scripts/editor/tasks/task'
import { readFiles } from '@/scripts/setup/write'
import { temporaryFolder } from '../../../temporary-folder'

describe('tasks', () => {
  const folder = join(temporaryFolder(), 'content')
  const file = (path: string) => readFileSync(join(folder, path), 'utf8')

  beforeAll(() => {
    cpSync('content', folder, { recursive: true })
    jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), doNotFake: ['nextTick', 'setImmediate'] })
  })
  afterAll(() => {
    jest.useRealTimers()
  })
  afterEach(() => {
    const originals = readFiles('content')
    for (const [path, text] of readFiles(folder))
      if (!originals.has(path)) rmSync(join(folder, path))
      else if (originals.get(path) !== text) cpSync(join('content', path), join(folder, path))
  })

  const day: Values = {
    date: '2026-12-31',
    en: 'New Year’s Eve',
    es: 'Víspera de Año Nuevo',
    open: 'no',
    from: '',
    to: '',
  }

  test('a day on which the clinic is closed takes its place, and every other line stays', () => {
    const before = file('clinic.yaml')
    const answer = doTask(addHoliday, { ...day, open: 'part', from: '09:00', to: '12:00' }, folder)
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
    ['without a day', { date: '' }, 'date', /fill this in/],
    ['that is no day', { date: '2026-02-31x' }, 'date', /choose a day/],
    ['that is past', { date: '2026-11-01' }, 'date', /past/],
    ['that is entered already', { date: '2026-12-25' }, 'date', /entered already: Christmas Day/],
    ['that closes before it opens', { open: 'part', from: '13:00', to: '09:00' }, 'to', /later than opening/],
    ['with HTML in its name', { en: '<b>Party</b>' }, 'en', /holds HTML/],
  ])('a day %s is refused at its field, and nothing is written', (_, values, name, reason) => {
    const before = file('clinic.yaml')
    expect(doTask(addHoliday, { ...day, ...values }, folder).problems).toContainEqual({
      name,
      reason: expect.stringMatching(reason),
    })
    expect(file('clinic.yaml')).toBe(before)
  })

  test('prices are set, changed and taken out again', () => {
    const before = file('clinic.yaml')
    const values = {
      firstVisit: '$95',
      followUp: '45.50',
      reExam: '',
      newPatientPrice: '49',
      asOf: '2026-11-22',
      from: '',
    }
    expect(doTask(setPrices, values, folder).problems).toEqual([])
    expect(file('clinic.yaml')).toContain('prices: { asOf: "2026-11-22", from: false, firstVisit: 95, followUp: 45.5 }')
    expect(presentPrices(file('clinic.yaml'))).toEqual({ ...values, firstVisit: '95', followUp: '45.5' })
    expect(doTask(setPrices, { ...values, firstVisit: '100' }, folder).problems).toEqual([])
    expect(file('clinic.yaml')).toContain('firstVisit: 100')
    const none = { firstVisit: '', followUp: '', reExam: '', newPatientPrice: '', asOf: '', from: '' }
    expect(doTask(setPrices, none, folder).problems).toEqual([])
    expect(file('clinic.yaml')).toBe(before)
  })

  test.each<[Values, string]>([
    [{ firstVisit: 'ninety' }, 'firstVisit'],
    [{ firstVisit: '0' }, 'firstVisit'],
    [{ firstVisit: '-5' }, 'firstVisit'],
    [{ firstVisit: '90', asOf: '' }, 'asOf'],
    [{ firstVisit: '90', asOf: '2030-01-01' }, 'asOf'],
  ])('prices that cannot be are refused at their field: %j', (values, name) => {
    const { problems } = doTask(setPrices, { asOf: '2026-11-22', ...values }, folder)
    expect(problems.map((problem) => problem.name)).toEqual([name])
  })

  /** What stands in the form when it is filled in like a post that is there. */
  function filledIn(): Values {
    const words = Object.entries({
      title: ['Lifting groceries with ease', 'Cargar el mandado con calma'],
      description: ['How to load the car and carry the bags.', 'Cómo cargar el carro y llevar las bolsas.'],
      ask: ['Is your back tired?', '¿Tiene la espalda cansada?'],
      'seo.focus': ['lifting groceries', 'cargar el mandado'],
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

  test('a post is written in both languages, with the facts in one file alone', () => {
    const { problems } = doTask(addPost, filledIn(), folder)
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
  ])('a post is refused at its field when %s', (_, values, name) => {
    const { problems } = doTask(addPost, { ...filledIn(), ...values }, folder)
    expect(problems.map((problem) => problem.name)).toContain(name)
  })
})
