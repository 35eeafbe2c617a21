import { stringify } from 'yaml'
import { presentRecords, staleTranslations, withRecord } from '@/scripts/check/translations'
import { content, expectProblems, refuses, refusesValues } from './cases'

const symptom = 'symptoms/back-pain.en.md'
const spanishSymptom = 'symptoms/back-pain.es.md'
const spanishService = 'services/chiropractic-care.es.md'
const post = 'posts/chronic-stress.en.md'
const spanishPost = 'posts/chronic-stress.es.md'
const spanishPage = 'pages/symptoms.es.md'

describe('sentences', () => {
  const words = (count: number, word: string) => `${Array.from({ length: count }, () => word).join(' ')}.`

  refuses([
    [
      'a sentence of 36 words',
      (at) => at.add(post, `Rest ${words(35, 'well')}`),
      `${post}: body: the sentence "Rest well well well well well…" has 36 words; at most 35`,
    ],
  ])
  refusesValues('faq.es.yaml', [
    ['groups.0.items.0.answer', `Sí.\n\nDescanse ${words(35, 'bien')}\n`, 'has 36 words; at most 35'],
  ])
})

describe('claims', () => {
  /** What is wrong is followed by the accepted wording and the source of the rule. */
  test.each([
    [symptom, '- We cure back pain.', '"cure" promises too much'],
    [spanishPost, 'Alivio garantizado.', '"garantizado" promises too much'],
    [post, 'The best care.', '"best" is a superlative'],
    [spanishPost, '## La mejor clínica\n\nVenga a vernos.', '"La mejor" is a superlative'],
    ['services/wellness-care.en.md', '![A miracle](spine)', '"miracle" promises too much'],
    [post, 'Adjustments help babies with colic.', '"help babies with colic" claims an effect'],
    [spanishPost, 'Evite la cirugía con nuestros ajustes.', '"Evite la cirugía" compares care with drugs or surgery'],
  ])('%s: %s', (file, text, wrong) => {
    content.add(file, text)
    const [found, ...others] = content.check()
    expect(others).toEqual([])
    expect(found).toMatchObject({ file: `content/${file}`, field: 'body' })
    expect(found?.line).toBe(content.lineOf(file, text.split('\n')[0] ?? ''))
    expect(found?.reason).toMatch(new RegExp(String.raw`^${wrong}.*: .+, as in ".+" \(https://\S+\)$`))
  })

  test('titles of sources are not our words', () => {
    content.set(spanishPost, 'sources.0.title', 'The best cure that we guarantee for all the people who come here')
    expectProblems(content.check())
  })
})

describe('terms, headings and language', () => {
  const glossary = '(content/glossary.md)'
  refuses([
    [
      'a word that the glossary replaces',
      (at) => at.add(spanishPost, 'Le duele la zona lumbar.'),
      `${spanishPost}: body: "zona lumbar": write "parte baja de la espalda (cintura)" ${glossary}`,
    ],
    [
      'a term that the page does not explain',
      (at) => at.add(spanishPage, 'Si su hijo tiene TDAH, vaya con su médico.'),
      `${spanishPage}: body: "TDAH" is not explained on this page: write "TDAH (ADHD)" where it comes first`,
    ],
    [
      'a heading that skips a level',
      (at) => at.add(post, '## Rest\n\nSleep.\n\n#### At night\n\nSleep.'),
      `${post}: body: the heading "At night" skips a level: begin it with ###`,
    ],
    [
      'a page that begins with a small heading',
      (at) => at.replace(spanishPage, /^/, '### Antes de venir\n\n'),
      `${spanishPage}: body: the heading "Antes de venir" skips a level: begin it with ##`,
    ],
    [
      'a picture without words inside a text',
      (at) => at.add(spanishService, 'Vea el dibujo. ![ ](spine "Una espalda")'),
      `${spanishService}: body: picture has no words for people who cannot see it`,
    ],
    [
      'an English sentence in a Spanish text',
      (at) => at.add(spanishPost, 'Descanse. Call us when the pain does not go away.'),
      `${spanishPost}: body: "Call us when the pain does…" is English on the Spanish page`,
    ],
    [
      'a title that nobody translated',
      (at) => {
        for (const file of [symptom, spanishSymptom]) at.set(file, 'heading', 'Back pain relief')
      },
      `${spanishSymptom}: heading: "Back pain relief" is the English text: write it in Spanish`,
    ],
  ])
  const bladder = '"control de la orina": write "no puede orinar, o se le sale la orina o el excremento (popó)"'
  refusesValues('faq.es.yaml', [['groups.0.note', 'Pérdida del control de la orina.', bladder]])
  refusesValues('faq.en.yaml', [
    ['groups.0.note', 'Lo que es y cómo se siente cada ajuste.', 'is Spanish on the English page'],
  ])
})

test.each<[string, () => void, string, string]>([
  ['in a text', () => content.add(post, 'First line.\nSee [prices](/prices).'), post, 'See [prices]'],
  [
    'in an answer',
    () => content.set('faq.en.yaml', 'groups.0.items.0.answer', 'Yes.\n\nCall {phon}.\n'),
    'faq.en.yaml',
    'Call {phon}',
  ],
])('a problem far below %s is reported with its own line', (_, change, file, begin) => {
  change()
  expect(content.check()).toEqual([expect.objectContaining({ line: content.lineOf(file, begin) })])
})

describe('sources', () => {
  const source = { key: 'apa', title: 'A', type: 'professional', publisher: 'A', url: 'https://a.org/', lang: 'en' }
  const sources = [source, { ...source, key: 'b' }, { ...source, key: 'c', type: 'peer-reviewed' }]
  test.each([
    [symptom, 'sources', undefined, 'is missing'],
    [post, 'sources', undefined, 'is missing'],
    [spanishPost, 'sources', sources, 'at least two must be of type public-health or peer-reviewed'],
    [spanishService, 'sources.1.type', 'blog', 'unknown type of source "blog"; known: public-health'],
  ])('%s, %s: %j', (file, field, value, reason) => {
    content.set(file, field, value)
    expect(content.check()).toContainEqual(
      expect.objectContaining({ file: `content/${file}`, field, reason: expect.stringContaining(reason) }),
    )
  })
})

describe('records of translation', () => {
  const english = 'pages/contact.en.md'
  const spanish = 'pages/contact.es.md'
  const run = `run npm run translated -- content/${spanish}`
  refusesValues(spanish, [
    ['translatedFrom', undefined, `is missing: when the Spanish says what the English says, ${run}`],
    ['translatedFrom', 'from English', 'is not a record of the English text'],
  ])
  refusesValues(english, [['translatedFrom', 'aaaaaa', 'is unknown']])

  /** Record the current English in these Spanish files. */
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
  const reordered = `heading: Call us
title: Contact
${fields.slice(fields.indexOf('menu'))}`
  const body = `First we talk.

## Then {#exam}

- We look.
- We explain.

Read [more](/faq).
`
  const write = (front: string, text: string) => content.write(english, `---\n${front}---\n${text}`)

  describe('of a page', () => {
    beforeEach(() => {
      record(...[...presentRecords(content.path).keys()].map((file) => file.replace('content/', '')))
      write(fields, body)
      record(spanish)
    })

    test.each([
      ['fields stand in another order', reordered, body],
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
      ['a moved item', body.replace(/(- We look.)\n(.+)/, '$2\n$1'), 'moved body:15 We look.'],
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

    test('a changed field is reported with its line', () => {
      write(fields.replace('Call the clinic.', 'Write to us.'), body)
      expect(stale()).toEqual([[spanish, 'changed seo.description:8 Write to us.']])
    })

    test('a changed answer of the YAML files is named', () => {
      content.set('faq.en.yaml', 'groups.0.items.1.answer', 'Usually not.\n\nCall us.\n')
      expect(stale()[0]).toEqual([
        'faq.es.yaml',
        expect.stringMatching(/^changed groups\.0\.items\.1\.answer:\d+ Usually not\.$/),
        expect.stringMatching(/^changed groups\.0\.items\.1\.answer:\d+ Call us\.$/),
      ])
    })

    test('a change of the Spanish alone, of facts or of sources makes nothing outdated', () => {
      content.add(spanish, 'Venga.')
      content.set(symptom, 'order', 99)
      content.set(symptom, 'sources.0.title', 'Another title')
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

    test.each(['QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const)(
      'an editor that saves the record as %s loses nothing',
      (defaultStringType) => {
        const digests = content.read(spanish).match(/^ {2}[0-9a-f ]+$/gm)
        const saved = stringify({ a: digests?.join('\n') }, { defaultStringType })
        const field = saved.replace(/^(a|"a"):/, 'translatedFrom:')
        content.write(spanish, content.read(spanish).replace(/translatedFrom: \|-\n(?: .*\n)+/, field))
        expect(content.read(spanish)).toContain(field)
        expect(stale()).toEqual([])
      },
    )
  })

  const after = 'title: A\ntranslatedFrom: |-\n  bbbbbb\n'
  const upToDate = '\uFEFFtitle: A\r\ntranslatedFrom: |-\r\n  bbbbbb'
  test.each([
    ['---\ntitle: A\n---\nText.\n\n---\n\nMore.\n', `---\n${after}---\nText.\n\n---\n\nMore.\n`],
    ['title: A\n', after],
    ['translatedFrom: |-\n  aaaaaa\n  cccccc\ntitle: A\n', 'translatedFrom: |-\n  bbbbbb\ntitle: A\n'],
    ['title: A\r\ntranslatedFrom: |-\r\n  aaaaaa\r\n', after],
    ['title: A\ntranslatedFrom: |-\n  aaaaaa', after],
    ['\uFEFF---\r\ntitle: A\r\n---\r\nText.\r\n', `---\n${after}---\nText.\n`],
    [upToDate, upToDate],
  ])('a record is added below the other fields, or replaced in place: %j', (before, expected) => {
    expect(withRecord(before, 'bbbbbb')).toBe(expected)
  })
})

describe('language notices', () => {
  const arabic = 'notices.ar.direction'
  refusesValues('language-notices.yaml', [
    ['notices.vi.direction', 'up', 'must be ltr (from left to right) or rtl'],
    [arabic, 'ltr', 'is not the direction of this script'],
    ['notices.vi.text', 'LƯU Ý: Nếu bạn nói tiếng Việt', 'must contain {phone}'],
    ['notices.mh.code', 'Marshallese', 'must be a language code'],
    ['notices.zh-Hant.code', 'vi', '"vi" appears twice'],
    ['notices.es.code', 'ca', '"es" is missing', 'notices'],
    ['notices.gu', undefined, 'write it in 16 languages', 'notices'],
  ])
})
