import { checkMessages } from '@/scripts/check/messages'
import { content } from './content'

const page = 'pages/free-consultation.en.md'
const reason = (said: string) => expect.stringContaining(`"${said}": whether it is a or an depends on what`)
const found = () => content.check().filter((problem) => problem.reason.includes('whether it is a or an'))

test('an article right before a sign is refused in English, in fields and in Markdown', () => {
  content.body(page, (body) => `${body}\nAsk an **{city}** doctor.\n`)
  content.set(page, ['lead'], 'A {region} clinic.')
  content.set('clinic.yaml', ['offices'], [{ visit: { en: 'Take a {street} bus.', es: 'Vaya de aquí a {street}.' } }])
  const line = content.read(page).split('\n').indexOf('Ask an **{city}** doctor.') + 1
  expect(found()).toEqual([
    expect.objectContaining({ file: 'content/clinic.yaml', field: 'offices.0.visit.en', reason: reason('a {street}') }),
    expect.objectContaining({ file: `content/${page}`, field: 'lead', reason: reason('A {region}') }),
    expect.objectContaining({ file: `content/${page}`, field: 'body', line, reason: reason('an **{city}') }),
  ])
})

test('a Spanish “a” is no article', () => {
  content.body('pages/free-consultation.es.md', (body) => `${body}\nVenga a {city}.\n`)
  content.set('local.yaml', ['elsewhere', 0], { file: 'about.es.md', here: 'cada familia', there: 'Venga a {city}' })
  expect(found()).toEqual([])
})

test('messages have no article before a value either', () => {
  expect(checkMessages({ map: { label: 'The way to a {town} office', spoken: 'Pizza {town}' } })).toEqual([
    { file: 'messages/en.json', field: 'map.label', reason: reason('a {town}') },
  ])
  expect(checkMessages()).toEqual([])
})
