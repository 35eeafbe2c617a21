import { content } from './content'

const clinic = 'clinic.yaml'
const special = 'pages/new-patient-special.en.md'
const booking = 'pages/book-now.es.md'

const holiday = (changes: object) => ({ date: '2026-11-26', name: { en: 'Holiday', es: 'Feriado' }, ...changes })
const set = (changes: object) => () => content.set(clinic, ['holidays', 0], holiday(changes))
const dated = 'must be a real date, written 2025-09-12'

type Case = [kind: string, breakIt: () => void, file: string, field: string, reason: unknown]

test.each<Case>([
  ['no list of holidays', () => content.set(clinic, ['holidays'], undefined), clinic, 'holidays', 'is missing'],
  ['a holiday without a date', set({ date: undefined }), clinic, 'holidays.0.date', 'is missing'],
  ['a day that no calendar has', set({ date: '2026-02-30' }), clinic, 'holidays.0.date', dated],
  ['a date the other way round', set({ date: '26.11.2026' }), clinic, 'holidays.0.date', dated],
  ['a name in one language', set({ name: { en: 'Holiday' } }), clinic, 'holidays.0.name.es', 'is missing'],
  ['an empty name', set({ name: { en: ' ', es: 'Feriado' } }), clinic, 'holidays.0.name.en', 'is empty'],
  ['an unknown field', set({ closed: true }), clinic, 'holidays.0.closed', 'is unknown'],
  [
    'hours that close before they open',
    set({ hours: ['13:00-09:00'] }),
    clinic,
    'holidays.0.hours.0',
    'closing time must be later than opening time',
  ],
  [
    'hours in words',
    set({ hours: ['morning'] }),
    clinic,
    'holidays.0.hours.0',
    'write hours as "09:00-13:00" (24-hour clock)',
  ],
  [
    'hours that overlap',
    set({ hours: ['09:00-13:00', '12:00-15:00'] }),
    clinic,
    'holidays.0.hours',
    'ranges of one day must follow each other and not overlap',
  ],
  [
    'a day that appears twice',
    () => content.set(clinic, ['holidays', 1], holiday({})),
    clinic,
    'holidays.1.date',
    '2026-11-26 appears twice: keep one of the two',
  ],
  [
    'a day out of order',
    () => content.set(clinic, ['holidays', 1], holiday({ date: '2026-01-01' })),
    clinic,
    'holidays.1.date',
    '2026-01-01 is listed after 2026-11-26: sort by date',
  ],
  [
    'a page without one of its parts',
    () => content.body(special, (body) => body.replace(' {#calendar}', '')),
    special,
    'body',
    expect.stringMatching(/^needs the headings \{#includes\}, .*, \{#calendar\} in this order; found .*\{#\}$/),
  ],
  [
    'a part without text',
    () => content.body(booking, (body) => body.replace(/(\{#direct\}\n)[\s\S]*$/, '$1')),
    booking,
    'body, {#direct}',
    'has no text',
  ],
])('%s', (_, breakIt, file, field, reason) => {
  breakIt()
  const found = content.check().map(({ file, field, reason }) => ({ file, field, reason }))
  expect(found).toContainEqual({ file: `content/${file}`, field, reason })
})

test('no holidays at all are no problem', () => {
  content.set(clinic, ['holidays'], [])
  expect(content.check()).toEqual([])
})
