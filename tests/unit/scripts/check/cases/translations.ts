import { stringify } from 'yaml'
import { presentRecords, staleTranslations, withRecord } from '@/scripts/check/translations'
import { content } from './content'

const english = 'pages/contact.en.md'
const spanish = 'pages/contact.es.md'

/** Records the current English in these Spanish files. */
const record = (...files: string[]) => {
  const records = presentRecords(content.path)
  for (const file of files) content.write(file, withRecord(content.read(file), records.get(`content/${file}`) ?? ''))
}
const stale = () =>
  staleTranslations(content.path).map(({ file, changes }) => [
    file.replace('content/', ''),
    ...changes.map(({ kind, field, line, text }) => `${kind} ${field}:${line} ${text}`),
  ])

const fields = `title: Contact
heading: Call us
menu: Find us
lead: We answer.
seo:
  title: Call
  description: Call the clinic.
`
const body = `First we talk.

## Then {#exam}

- We look.
- We explain.

Read [more](/faq).
`
const write = (front: string, text: string) => content.write(english, `---\n${front}---\n${text}`)

describe('translations', () => {
  beforeEach(() => {
    record(...[...presentRecords(content.path).keys()].map((file) => file.replace('content/', '')))
    write(fields, body)
    record(spanish)
  })

  test.each([
    ['nothing has changed', fields, body],
    [
      'fields stand in another order',
      fields.split('\n').slice(0, 4).reverse().join('\n') + fields.slice(fields.indexOf('\nseo')),
      body,
    ],
    ['a link leads elsewhere', fields, body.replace('/faq', '/about')],
    ['a word is bold, a paragraph is wrapped', fields, body.replace('First we', 'First\n**we**')],
    ['a heading has another id', fields, body.replace('{#exam}', '{#visit}')],
  ])('the Spanish stays good when %s', (_, front, text) => {
    write(front, text)
    expect(stale()).toEqual([])
  })

  test.each([
    ['a changed paragraph', body.replace('First', 'Today'), 'changed body:10 Today we talk.'],
    ['a changed heading', body.replace('Then', 'Later'), 'changed body:12 Later'],
    ['an added item', body.replace('- We look.', '- We look.\n- We ask.'), 'added body:15 We ask.'],
    ['a removed item', body.replace('- We look.\n', ''), 'removed after body:12 Then'],
    ['a moved item', body.replace('- We look.\n- We explain.', '- We explain.\n- We look.'), 'moved body:15 We look.'],
    [
      'a paragraph changed and one added',
      body.replace('First we talk.', 'We sit down.\n\nWe begin.'),
      'changed body:10 We sit down.',
      'added body:12 We begin.',
    ],
  ])('%s makes it stale, and is named', (_, text, ...changes) => {
    write(fields, text)
    expect(stale()).toEqual([[spanish, ...changes]])
  })

  test('a changed field is named with its line', () => {
    write(fields.replace('Call the clinic.', 'Write to us.'), body)
    expect(stale()).toEqual([[spanish, 'changed seo.description:8 Write to us.']])
  })

  test('a changed answer of the YAML files is named', () => {
    content.set('faq.en.yaml', ['groups', 0, 'items', 1, 'answer'], 'Usually not.\n\nCall us.\n')
    expect(stale()[0]).toEqual([
      'faq.es.yaml',
      expect.stringMatching(/^changed groups\.0\.items\.1\.answer:\d+ Usually not\.$/),
      expect.stringMatching(/^changed groups\.0\.items\.1\.answer:\d+ Call us\.$/),
    ])
  })

  test('a change of the Spanish alone, of facts or of sources makes nothing stale', () => {
    content.body(spanish, (text) => `${text}\nVenga.\n`)
    content.set('symptoms/back-pain.en.md', ['order'], 99)
    content.set('symptoms/back-pain.en.md', ['sources', 0, 'title'], 'Another title')
    content.set('home.en.yaml', ['extraServices', 0, 'icon'], 'needle')
    expect(stale()).toEqual([])
  })

  test('recording the current English ends the warning, and changes nothing else of the file', () => {
    write(fields, body.replace('First', 'Today'))
    const before = content.read(spanish)
    record(spanish)
    expect(stale()).toEqual([])
    const others = (source: string) => source.split('\n').filter((line) => !/^ {2}[0-9a-f ]+$/.test(line))
    expect(others(content.read(spanish))).toEqual(others(before))
  })

  test('a record is put below the other fields, and replaced in place', () => {
    expect(withRecord('---\ntitle: A\n---\nText.\n\n---\n\nMore.\n', 'aaaaaa\nbbbbbb')).toBe(
      '---\ntitle: A\ntranslatedFrom: |-\n  aaaaaa\n  bbbbbb\n---\nText.\n\n---\n\nMore.\n',
    )
    expect(withRecord('title: A\n', 'aaaaaa')).toBe('title: A\ntranslatedFrom: |-\n  aaaaaa\n')
    expect(withRecord('translatedFrom: |-\n  aaaaaa\n  bbbbbb\ntitle: A\n', 'cccccc')).toBe(
      'translatedFrom: |-\n  cccccc\ntitle: A\n',
    )
  })

  test('a record is replaced in files as Windows programs write them, and without a last line end', () => {
    const after = 'title: A\ntranslatedFrom: |-\n  bbbbbb\n'
    expect(withRecord('title: A\r\ntranslatedFrom: |-\r\n  aaaaaa\r\n', 'bbbbbb')).toBe(after)
    expect(withRecord('title: A\ntranslatedFrom: |-\n  aaaaaa', 'bbbbbb')).toBe(after)
    expect(withRecord('\uFEFF---\r\ntitle: A\r\n---\r\nText.\r\n', 'bbbbbb')).toBe(`---\n${after}---\nText.\n`)
    const upToDate = '\uFEFFtitle: A\r\ntranslatedFrom: |-\r\n  bbbbbb'
    expect(withRecord(upToDate, 'bbbbbb')).toBe(upToDate)
  })

  test.each(['QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const)(
    'an editor that saves the record as %s loses nothing',
    (defaultStringType) => {
      const saved = stringify(
        {
          a: content
            .read(spanish)
            .match(/^ {2}[0-9a-f ]+$/gm)
            ?.join('\n'),
        },
        { defaultStringType },
      )
      const field = saved.replace(/^(a|"a"):/, 'translatedFrom:')
      content.write(spanish, content.read(spanish).replace(/translatedFrom: \|-\n(?: .*\n)+/, field))
      expect(content.read(spanish)).toContain(field)
      expect(stale()).toEqual([])
    },
  )
})
