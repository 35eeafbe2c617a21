import { stringify } from 'yaml'
import { presentRecords, staleTranslations, withRecord } from '@/scripts/check/translations'
import { content } from './cases'
import type { ContentFolder } from './content-folder'

describe('editorial', () => {
  const symptom = 'symptoms/back-pain.en.md'
  const spanishSymptom = 'symptoms/back-pain.es.md'
  const service = 'services/chiropractic-care.en.md'
  const spanishService = 'services/chiropractic-care.es.md'
  const post = 'posts/chronic-stress.en.md'
  const spanishPost = 'posts/chronic-stress.es.md'
  const page = 'pages/symptoms.en.md'
  const spanishPage = 'pages/symptoms.es.md'
  const policy = 'policies/accessibility.en.md'

  const add = (text: string) => (body: string) => `${body.trimEnd()}\n\n${text}\n`
  const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ')

  const hard =
    'Musculoskeletal rehabilitation necessitates individualized biomechanical evaluation, interdisciplinary communication, and considerable physiological understanding.'
  const hardSpanish =
    'La rehabilitación musculoesquelética individualizada requiere evaluaciones biomecánicas interdisciplinarias y comunicaciones particularmente especializadas.'
  const several = (sentence: string) => () => `${Array(12).fill(sentence).join(' ')}\n`
  /** Replace all text between the required headings of a policy. */
  const only = (sentence: string) => (body: string) =>
    body
      .split(/(?=^## )/m)
      .map((part) => `${/^## .+\n/.exec(part)?.[0] ?? ''}\nCall {phone}.\n\n${several(sentence)()}\n`)
      .join('')
  const plain = 'We look at your back and tell you what we see.'

  /** An expected problem: field, exact reason, and the text on its line. */
  type Found = [file: string, field: string, reason: string, line?: string]
  type Case = [kind: string, breakIt: (content: ContentFolder) => void, ...found: Found[]]

  const readingLevel: Case[] = [
    [
      'a page too hard to read',
      (content) => content.body(page, () => `${plain}\n\n${several(hard)()}`),
      [
        page,
        'body',
        expect.stringMatching(
          /^the page reads at grade \d\d\.\d \(Flesch-Kincaid\); at most 9: shorten sentences and words, first where it begins "Musculoskeletal rehabilitation necessitates individualized biomechanical evaluation,…"$/,
        ),
        hard,
      ],
    ],
    [
      'a Spanish page too hard to read',
      (content) => content.body(spanishPage, several(hardSpanish)),
      [
        spanishPage,
        'body',
        expect.stringMatching(
          /^the page reads at -?\d+\.\d \(Szigriszt-Pazos\); at least 55: shorten sentences and words, first where it begins "La rehabilitación /,
        ),
        hardSpanish,
      ],
    ],
    [
      'a policy too hard even for a policy',
      (content) => content.body(policy, only(hard)),
      [policy, 'body', expect.stringContaining('(Flesch-Kincaid); at most 12: '), hard],
    ],
    [
      'a sentence of 36 words',
      (content) => content.body(post, add(`Rest ${words(35, 'well')}.`)),
      [post, 'body', 'the sentence "Rest well well well well well…" has 36 words; at most 35', 'Rest well'],
    ],
    [
      'a page of long sentences',
      (content) => content.body(page, several(`Rest ${words(32, 'well')}.`)),
      [
        page,
        'body',
        expect.stringMatching(
          /^the sentences of the page have 2\d\.\d words on average; at most 20: divide the longest, as in "Rest well /,
        ),
        'Rest well',
      ],
    ],
    [
      'a long sentence in a Spanish answer',
      (content) =>
        content.set('faq.es.yaml', ['groups', 0, 'items', 0, 'answer'], `Sí.\n\nDescanse ${words(35, 'bien')}.\n`),
      [
        'faq.es.yaml',
        'groups.0.items.0.answer',
        'the sentence "Descanse bien bien bien bien bien…" has 36 words; at most 35',
        'Descanse bien',
      ],
    ],
  ]

  /** Return a message of the claims check: what is wrong, then the accepted wording and the source of the rule. */
  const claim = (wrong: string) =>
    expect.stringMatching(new RegExp(String.raw`^${wrong}: .+, as in ".+" \(https://\S+\)$`))

  const claims: Case[] = [
    [
      'a promised cure',
      (content) => content.body(symptom, add('- We cure back pain.')),
      [symptom, 'body', claim('"cure" promises too much'), 'We cure'],
    ],
    [
      'a Spanish promise',
      (content) => content.set('home.es.yaml', ['hero', 'points', 0], 'Alivio garantizado'),
      ['home.es.yaml', 'hero.points.0', claim('"garantizado" promises too much'), 'Alivio'],
    ],
    [
      'a superlative in a title',
      (content) => content.set(service, ['heading'], 'The best care in Springdale'),
      [service, 'heading', claim('"best" is a superlative'), 'The best care'],
    ],
    [
      'a superlative in a Spanish heading',
      (content) => content.body(spanishPost, add('## La mejor clínica\n\nVenga a vernos.')),
      [spanishPost, 'body', claim('"La mejor" is a superlative'), '## La mejor'],
    ],
    [
      'a promise in what stands for a picture',
      (content) => content.body(post, add('![A miracle](spine)')),
      [post, 'body', claim('"miracle" promises too much'), '![A miracle]'],
    ],
    [
      'an effect on a condition of children',
      (content) => content.body(post, add('Adjustments help babies with colic.')),
      [
        post,
        'body',
        claim('"help babies with colic" claims an effect on a condition that does not come from muscles or joints'),
        'Adjustments help babies',
      ],
    ],
    [
      'a Spanish comparison with surgery',
      (content) => content.body(spanishPost, add('Evite la cirugía con nuestros ajustes.')),
      [spanishPost, 'body', claim('"Evite la cirugía" compares care with drugs or surgery'), 'Evite la cirugía'],
    ],
  ]

  const terms: Case[] = [
    [
      'a word that the glossary replaces',
      (content) => content.body(spanishPost, add('Le duele la zona lumbar.')),
      [
        spanishPost,
        'body',
        '"zona lumbar": write "parte baja de la espalda (cintura)" (content/glossary.md)',
        'Le duele la zona',
      ],
    ],
    [
      'another wording of the bladder and bowel warning',
      (content) => content.set('faq.es.yaml', ['groups', 0, 'note'], 'Pérdida del control de la orina.'),
      [
        'faq.es.yaml',
        'groups.0.note',
        '"control de la orina": write "no puede orinar, o se le sale la orina o el excremento (popó)" (content/glossary.md)',
        'Pérdida del control',
      ],
    ],
    [
      'a term that the page does not explain',
      (content) => content.body(spanishPage, add('Si su hijo tiene TDAH, vaya con su médico.')),
      [
        spanishPage,
        'body',
        '"TDAH" is not explained on this page: write "TDAH (ADHD)" where it comes first',
        'Si su hijo tiene TDAH',
      ],
    ],
  ]

  const structure: Case[] = [
    [
      'a heading that skips a level',
      (content) => content.body(post, add('## Rest\n\nSleep.\n\n#### At night\n\nSleep.')),
      [post, 'body', 'the heading "At night" skips a level: begin it with ###', '#### At night'],
    ],
    [
      'a page that begins with a small heading',
      (content) => content.body(spanishPage, (body) => `### Antes de venir\n\n${body}`),
      [spanishPage, 'body', 'the heading "Antes de venir" skips a level: begin it with ##', '### Antes'],
    ],
    [
      'a picture without words inside a Spanish text',
      (content) => content.body(spanishService, add('Vea el dibujo. ![ ](spine "Una espalda")')),
      [spanishService, 'body', 'picture has no words for people who cannot see it', 'Vea el dibujo'],
    ],
  ]

  const language: Case[] = [
    [
      'an English sentence in a Spanish text',
      (content) => content.body(spanishPost, add('Descanse. Call us when the pain does not go away.')),
      [spanishPost, 'body', '"Call us when the pain does…" is English on the Spanish page', 'Descanse. Call'],
    ],
    [
      'a Spanish answer in the English questions',
      (content) => content.set('faq.en.yaml', ['groups', 0, 'note'], 'Lo que es y cómo se siente cada ajuste.'),
      ['faq.en.yaml', 'groups.0.note', '"Lo que es y cómo se…" is Spanish on the English page', 'Lo que es y'],
    ],
    [
      'a title that nobody translated',
      (content) => {
        for (const file of [symptom, spanishSymptom]) content.set(file, ['heading'], 'Back pain relief')
      },
      [spanishSymptom, 'heading', '"Back pain relief" is the English text: write it in Spanish', 'heading: Back pain'],
    ],
  ]

  const lines: Case[] = [
    [
      'a dead link far below in a text',
      (content) => content.body(post, add('First line.\nSee [prices](/prices).')),
      [post, 'body', '/prices leads to no page of this site', 'See [prices]'],
    ],
    [
      'an unknown placeholder in the second paragraph of an answer',
      (content) => content.set('faq.en.yaml', ['groups', 0, 'items', 0, 'answer'], 'Yes.\n\nCall {phon}.\n'),
      ['faq.en.yaml', 'groups.0.items.0.answer', expect.stringContaining('unknown placeholder {phon}'), 'Call {phon}'],
    ],
  ]

  const source = {
    key: 'apa',
    title: 'Stress',
    type: 'professional',
    publisher: 'A',
    url: 'https://example.org/',
    lang: 'en',
  }
  const sources: Case[] = [
    ...[symptom, post, service].map(
      (file): Case => [
        `no sources in ${file}`,
        (content) => content.set(file, ['sources'], undefined),
        [file, 'sources', 'is missing'],
      ],
    ),
    [
      'an unknown type of source',
      (content) => content.set(spanishService, ['sources', 1, 'type'], 'blog'),
      [
        spanishService,
        'sources.1.type',
        'unknown type of source "blog"; known: public-health, peer-reviewed, professional',
        'type: blog',
      ],
    ],
    [
      'a source without a type',
      (content) => content.set(spanishSymptom, ['sources', 0, 'type'], undefined),
      [spanishSymptom, 'sources.0.type', 'is missing'],
    ],
    ...[symptom, spanishPost].map(
      (file): Case => [
        `one source of weight in ${file}`,
        (content) => content.set(file, ['sources'], [source, source, { ...source, type: 'peer-reviewed' }]),
        [file, 'sources', 'at least two must be of type public-health or peer-reviewed'],
      ],
    ),
  ]

  const records: Case[] = [
    [
      'a Spanish file that does not say which English it was made from',
      (content) => content.set(spanishPost, ['translatedFrom'], undefined),
      [
        spanishPost,
        'translatedFrom',
        `is missing: when the Spanish says what the English says, run npm run translated -- content/${spanishPost}`,
      ],
    ],
    [
      'a record somebody wrote by hand',
      (content) => content.set('faq.es.yaml', ['translatedFrom'], 'from English'),
      [
        'faq.es.yaml',
        'translatedFrom',
        'is not a record of the English text: when the Spanish says what the English says, run npm run translated -- content/faq.es.yaml',
        'from English',
      ],
    ],
    [
      'a record in an English file',
      (content) => content.set(symptom, ['translatedFrom'], 'aaaaaa'),
      [symptom, 'translatedFrom', 'is unknown', 'translatedFrom'],
    ],
  ]

  describe.each([
    ['reading level', readingLevel],
    ['claims', claims],
    ['terms', terms],
    ['headings and pictures', structure],
    ['language', language],
    ['lines', lines],
    ['sources', sources],
    ['records of translation', records],
  ])('%s', (_, cases) => {
    test.each(cases)('%s', (_kind, breakIt, ...found) => {
      breakIt(content)
      const lineOf = (file: string, begin?: string) =>
        begin
          ? content
              .read(file)
              .split('\n')
              .findIndex((line) => line.includes(begin)) + 1
          : expect.anything()
      expect(content.check().map(({ line = 'none', ...problem }) => ({ ...problem, line }))).toEqual(
        found.map(([file, field, reason, begin]) => ({
          file: `content/${file}`,
          field,
          reason,
          line: lineOf(file, begin),
        })),
      )
    })
  })

  test('a policy may read at grade 11, a page for patients may not', () => {
    const legal =
      'The clinic keeps a record of every request and answers in writing within the period that federal law requires.'
    content.body(policy, only(legal))
    content.body(page, () => `${several(legal)()}\n${several(legal)()}`)
    expect(content.check().map(({ file }) => file)).toEqual([`content/${page}`])
  })

  test('titles of sources are not our words', () => {
    content.set(
      spanishPost,
      ['sources', 0, 'title'],
      'The best cure that we guarantee for all the people who come here',
    )
    expect(content.check()).toEqual([])
  })
})

describe('translations', () => {
  const english = 'pages/contact.en.md'
  const spanish = 'pages/contact.es.md'

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
      [
        'a moved item',
        body.replace('- We look.\n- We explain.', '- We explain.\n- We look.'),
        'moved body:15 We look.',
      ],
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
      content.set('faq.en.yaml', ['groups', 0, 'items', 1, 'answer'], 'Usually not.\n\nCall us.\n')
      expect(stale()[0]).toEqual([
        'faq.es.yaml',
        expect.stringMatching(/^changed groups\.0\.items\.1\.answer:\d+ Usually not\.$/),
        expect.stringMatching(/^changed groups\.0\.items\.1\.answer:\d+ Call us\.$/),
      ])
    })

    test('a change of the Spanish alone, of facts or of sources makes nothing outdated', () => {
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

    test('a record is added below the other fields, and replaced in place', () => {
      expect(withRecord('---\ntitle: A\n---\nText.\n\n---\n\nMore.\n', 'aaaaaa\nbbbbbb')).toBe(
        '---\ntitle: A\ntranslatedFrom: |-\n  aaaaaa\n  bbbbbb\n---\nText.\n\n---\n\nMore.\n',
      )
      expect(withRecord('title: A\n', 'aaaaaa')).toBe('title: A\ntranslatedFrom: |-\n  aaaaaa\n')
      expect(withRecord('translatedFrom: |-\n  aaaaaa\n  bbbbbb\ntitle: A\n', 'cccccc')).toBe(
        'translatedFrom: |-\n  cccccc\ntitle: A\n',
      )
    })

    test('a record is replaced in files with Windows line endings, and without a final one', () => {
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
})

describe('language notices', () => {
  const notices = (at: number, field: string) => ['notices', at, field]
  const arabic = 7

  test.each<[string, (string | number)[], unknown, string]>([
    ['without its direction', notices(arabic, 'direction'), undefined, 'is missing'],
    ['in a direction that there is not', notices(2, 'direction'), 'up', 'must be ltr (from left to right) or rtl'],
    ['with Arabic from left to right', notices(arabic, 'direction'), 'ltr', 'is not the direction of this script'],
    ['with Korean from right to left', notices(11, 'direction'), 'rtl', 'is not the direction of this script'],
    ['that does not say whom to call', notices(2, 'text'), 'LƯU Ý: Nếu bạn nói tiếng Việt', 'must contain {phone}'],
    ['without its source', notices(3, 'source'), undefined, 'is missing'],
    ['without the mark', notices(3, 'verified'), undefined, 'is missing'],
    ['with a code that is none', notices(3, 'code'), 'Marshallese', 'must be a language code'],
  ])('a notice of language help %s', (_, path, value, reason) => {
    content.set('language-notices.yaml', path, value)
    expect(content.check()).toEqual([
      expect.objectContaining({
        file: 'content/language-notices.yaml',
        field: path.join('.'),
        reason: expect.stringContaining(reason),
      }),
    ])
  })

  test.each<[string, (string | number)[], unknown, string, string]>([
    ['twice in a language', notices(4, 'code'), 'vi', 'notices.4.code', '"vi" appears twice'],
    ['not in Spanish', notices(1, 'code'), 'ca', 'notices', '"es" is missing'],
    ['in too few languages', ['notices', 15], undefined, 'notices', 'write it in 16 languages'],
  ])('notices of language help %s', (_, path, value, field, reason) => {
    content.set('language-notices.yaml', path, value)
    expect(content.check()).toEqual([expect.objectContaining({ field, reason: expect.stringContaining(reason) })])
  })
})
