import { readContent } from '@/lib/content/read'
import { launchProblems } from '@/scripts/check/launch'
import { checkMessages } from '@/scripts/check/messages'
import { unusedPhotos } from '@/scripts/check/photos'
import { allProblems, reportContent } from '@/scripts/check/report'
import { described, picture } from '../photos/fixtures'
import { type Case, content, testCases } from './cases'

const post = 'posts/chronic-stress.en.md'
const fact = 'is unknown here: facts without language live in the English file'

const guide = 'posts/springdale-chiropractor-guide.en.md'
const spanishGuide = 'posts/springdale-chiropractor-guide.es.md'
const nine = 'needs the headings "## 1. …" to "## 9. …"'

const posts: Case[] = [
  [
    'an unknown author',
    (content) => content.set(post, ['author'], 'guest'),
    [post, 'author', expect.stringContaining('"doctor"|"clinic"')],
  ],
  [
    'a drawing that does not exist',
    (content) => content.set(post, ['drawing'], 'elbow'),
    [post, 'drawing', expect.stringMatching(/^unknown drawing "elbow"; known: /)],
  ],
  [
    'a drawing without its caption',
    (content) => content.set(post, ['caption'], undefined),
    [post, 'caption', 'is missing: describe the drawing in one line'],
  ],
  [
    'words for the pin of a drawing that is not named',
    (content) => content.set(post, ['drawing'], undefined),
    [post, 'pin', 'has nothing to name: the drawing has no pin'],
    ['posts/chronic-stress.es.md', 'pin', 'has nothing to name: the drawing has no pin'],
  ],
  [
    'an unknown call to action',
    (content) => content.set(post, ['cta'], 'newsletter'),
    [post, 'cta', expect.stringContaining('"appointment"|"pediatric-consultation"')],
  ],
  ['no call to action', (content) => content.set(post, ['cta'], undefined), [post, 'cta', 'is missing']],
  [
    'a call to action in the Spanish file',
    (content) => content.set('posts/chronic-stress.es.md', ['cta'], 'appointment'),
    ['posts/chronic-stress.es.md', 'cta', fact],
  ],
  [
    'a post related to itself',
    (content) => content.set(post, ['related', 0], 'chronic-stress'),
    [post, 'related', 'names the page itself'],
  ],
  [
    'a related post that does not exist',
    (content) => content.set(post, ['related', 0], 'back-pain'),
    [post, 'related', '"back-pain" is no post page'],
  ],
  [
    'a related post named twice',
    (content) => content.set(post, ['related', 1], 'stress-spine-effects'),
    [post, 'related', 'names "stress-spine-effects" twice'],
  ],
  [
    'one related post',
    (content) => content.set(post, ['related'], ['stress-spine-effects']),
    [post, 'related', 'list at least two posts'],
  ],
  [
    'a pin without words',
    (content) => content.set('posts/chronic-stress.es.md', ['pin'], undefined),
    ['posts/chronic-stress.es.md', 'pin', 'is missing: describe what the drawing’s pin marks'],
  ],
  [
    'words for a pin that is not there',
    (content) => content.set(guide, ['pin'], 'the flag'),
    [guide, 'pin', 'has nothing to name: the drawing has no pin'],
  ],
  [
    'eight tips where nine are promised',
    (content) => content.body(guide, (body) => body.replace('## 9. ', '## ')),
    [guide, 'body', `${nine}; found 1, 2, 3, 4, 5, 6, 7, 8`],
  ],
  [
    'a tip missing in Spanish',
    (content) => content.body(spanishGuide, (body) => body.replace(/^## 5\. .+\n/m, '')),
    [spanishGuide, 'body', `${nine}; found 1, 2, 3, 4, 6, 7, 8, 9`],
  ],
  [
    'tips out of order',
    (content) => content.body(guide, (body) => body.replace('## 2. ', '## 3. ').replace('## 3. Find', '## 2. Find')),
    [guide, 'body', `${nine}; found 1, 3, 2, 4, 5, 6, 7, 8, 9`],
  ],
  [
    'numbered headings that nobody promised',
    (content) => content.set(guide, ['points'], undefined),
    [guide, 'body', 'numbers its headings without `points`; found 1, 2, 3, 4, 5, 6, 7, 8, 9'],
    [spanishGuide, 'body', 'numbers its headings without `points`; found 1, 2, 3, 4, 5, 6, 7, 8, 9'],
  ],
  [
    'an id of a heading that appears twice',
    (content) => content.body(post, (body) => `${body}\n## One {#one}\n\na\n\n## Two {#one}\n\nb\n`),
    [post, 'body', '{#one} appears twice'],
  ],
]

const drawings = 'drawings.yaml'

const parts: Case[] = [
  [
    'a part that reaches beyond its drawing',
    (content) => content.set(drawings, ['views', 0, 'box'], '400 300 540 540'),
    [drawings, 'views.0.box', 'reaches beyond the drawing, which is 800 by 960'],
  ],
  [
    'a pin outside what is shown',
    (content) => content.set(drawings, ['views', 0, 'pin'], '100 760'),
    [drawings, 'views.0.pin', 'lies outside the part that is shown'],
  ],
  [
    'a part of three numbers',
    (content) => content.set(drawings, ['views', 0, 'box'], '130 300 540'),
    [drawings, 'views.0.box', 'write four whole numbers, as in "130 300 540 540"'],
  ],
  [
    'a name twice',
    (content) => content.set(drawings, ['views', 47, 'name'], 'talk'),
    [drawings, 'views.47.name', '"talk" appears twice'],
  ],
  [
    'a scene that is no drawing',
    (content) => content.set(drawings, ['scenes', 0], 'moon'),
    [drawings, 'scenes.0', 'unknown drawing "moon": list it in views'],
  ],
  [
    'a drawing for any topic that is none',
    (content) => content.set(drawings, ['neutral', 1], 'moon'),
    [drawings, 'neutral.1', 'unknown drawing "moon": list it in views'],
  ],
  [
    'no drawing for any topic',
    (content) => content.set(drawings, ['neutral'], []),
    [drawings, 'neutral', 'list at least one'],
  ],
]

describe('posts', () => testCases(posts))

describe('parts of drawings', () => testCases(parts))

describe('articles', () => {
  const page = 'pages/free-consultation.en.md'
  const reason = (said: string) => expect.stringContaining(`"${said}": whether it is a or an depends on the value`)
  const found = () => content.check().filter((problem) => problem.reason.includes('whether it is a or an'))

  test('an article right before a placeholder is rejected in English, in fields and in Markdown', () => {
    content.body(page, (body) => `${body}\nAsk an **{city}** doctor.\n`)
    content.set(page, ['lead'], 'A {region} clinic.')
    content.set('clinic.yaml', ['offices'], [{ visit: { en: 'Take a {street} bus.', es: 'Vaya de aquí a {street}.' } }])
    const line = content.read(page).split('\n').indexOf('Ask an **{city}** doctor.') + 1
    expect(found()).toEqual([
      expect.objectContaining({
        file: 'content/clinic.yaml',
        field: 'offices.0.visit.en',
        reason: reason('a {street}'),
      }),
      expect.objectContaining({ file: `content/${page}`, field: 'lead', reason: reason('A {region}') }),
      expect.objectContaining({ file: `content/${page}`, field: 'body', line, reason: reason('an **{city}') }),
    ])
  })

  test('a Spanish “a” is not an article', () => {
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
})

describe('danger signs of a page', () => {
  const symptom = 'symptoms/back-pain.en.md'
  const post = 'posts/arthritis-joint-pain.en.md'
  const none = 'is missing: this page is about pain; name its danger signs by the ids of danger.yaml'

  type Case = [kind: string, breakIt: () => void, file: string, field: string, reason: unknown]

  test.each<Case>([
    ['none on a symptom', () => content.set(symptom, ['urgent'], undefined), symptom, 'urgent', 'is missing'],
    ['none on a post about pain', () => content.set(post, ['urgent'], undefined), post, 'urgent', none],
    [
      'too few',
      () => content.set(symptom, ['urgent'], ['saddle']),
      symptom,
      'urgent',
      'name at least four danger signs',
    ],
    [
      'one that is not there',
      () => content.set(symptom, ['urgent', 0], 'hiccups'),
      symptom,
      'urgent',
      expect.stringContaining('unknown danger sign "hiccups"; known: breath'),
    ],
    [
      'none that calls for 911',
      () => content.set(symptom, ['urgent'], ['back-fever', 'night', 'weight', 'leg-numb']),
      symptom,
      'urgent',
      'names no sign that calls for 911: put one first',
    ],
    [
      'a box that stands nowhere',
      () => content.body(post, (body) => body.replace(' {#urgent}', '')),
      post,
      'body',
      'shows its danger signs nowhere: put {#urgent} after a heading',
    ],
    [
      'urgency in words of its own',
      () => content.body(symptom, (body) => `${body}\n\nCall 911 for a numb groin.\n`),
      symptom,
      'body',
      expect.stringContaining('tells how soon to seek care'),
    ],
  ])('%s', (_, breakIt, file, field, reason) => {
    breakIt()
    expect(content.check()).toContainEqual(expect.objectContaining({ file: `content/${file}`, field, reason }))
  })

  test('a post that leads to no symptom needs none', () => {
    content.set(post, ['urgent'], undefined)
    for (const locale of ['en', 'es'])
      content.body(`posts/arthritis-joint-pain.${locale}.md`, (body) =>
        body.replace(/\(\/symptoms\/[\w-]+\)/g, '(/faq)').replaceAll(' {#urgent}', ''),
      )
    expect(content.check().filter(({ field }) => field === 'urgent')).toEqual([])
  })
})

describe('footnotes', () => {
  const symptom = 'symptoms/back-pain.en.md'
  const spanish = 'symptoms/back-pain.es.md'
  const known = 'known: medlineplus, niams, who-2023, jama, nccih, nhs, cmaj'

  type Case = [kind: string, breakIt: () => void, file: string, field: string, reason: unknown, line?: string]

  const add = (text: string) => () => content.body(symptom, (body) => `${body}\n${text}\n`)

  test.each<Case>([
    [
      'a source that no sentence names',
      () => content.body(spanish, (body) => body.replaceAll('[^jama]', '')),
      spanish,
      'sources.3.key',
      'no sentence names this source: write [^jama] after the sentence it supports, or remove the source',
      '- key: jama',
    ],
    [
      'a footnote without its source',
      add('It helps.[^nih]'),
      symptom,
      'body',
      `[^nih] names no source (${known}): add one with "key: nih", or remove the footnote`,
      'It helps.[^nih]',
    ],
    [
      'a footnote on a page without sources',
      () => content.body('about.en.md', (body) => `${body}\nIt helps.[^nih]\n`),
      'about.en.md',
      'body',
      '[^nih] names no source: add one with "key: nih", or remove the footnote',
    ],
    [
      'a footnote in a heading',
      add('## Why[^jama]'),
      symptom,
      'body',
      '[^jama] is in a heading: put it after the sentence that the source supports',
    ],
    [
      'a footnote where none can be shown',
      () => content.set(symptom, ['lead'], 'A back can ache.[^jama]'),
      symptom,
      'lead',
      '[^jama]: a footnote cannot be in this field; move it to the text',
    ],
    [
      'two sources with one key',
      () => content.set(symptom, ['sources', 4, 'key'], 'jama'),
      symptom,
      'sources.4.key',
      '"jama" is the key of an earlier source: choose another',
    ],
    [
      'a source without a key',
      () => content.set(symptom, ['sources', 0, 'key'], undefined),
      symptom,
      'sources.0.key',
      'is missing',
    ],
  ])('%s', (_, ...[breakIt, file, field, reason, begin]) => {
    breakIt()
    const line = begin
      ? content
          .read(file)
          .split('\n')
          .findIndex((text) => text.includes(begin)) + 1
      : expect.any(Number)
    expect(content.check()).toContainEqual({ file: `content/${file}`, field, reason, line })
  })
})

describe('photos', () => {
  const file = 'photos.yaml'

  /** Describe one photo of the clinic, whose file exists, and show it. */
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

  test('a photo that is described and shown passes', () => {
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

  test('a missing file', () => {
    show()
    content.remove('photos/front-door.jpg')
    expect(found()).toEqual([at('photos.0.file', 'front-door.jpg is not in content/photos: copy it there')])
  })

  test.each(['NFC', 'NFD'])('a name with an accent is the same in both forms of Unicode (%s on the disk)', (form) => {
    content.write(`photos/${'clínica.jpg'.normalize(form)}`, 'bytes')
    for (const written of ['NFC', 'NFD']) {
      const photo = described({ file: 'clínica.jpg'.normalize(written) })
      content.write(file, JSON.stringify({ clinic: ['front-door'], photos: [photo] }))
      expect(found()).toEqual([])
    }
  })

  test('a file without a description', () => {
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

  test('two photos with one name', () => {
    content.write('photos/front-door.jpg', 'bytes')
    content.write(file, JSON.stringify({ clinic: ['front-door'], photos: [described(), described()] }))
    expect(found()).toEqual([at('photos.1.name', '"front-door" appears twice')])
  })

  test('two photos with one file', () => {
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

  test('npm run check also inspects the files', async () => {
    const print = jest.spyOn(console, 'error').mockImplementation(() => {})
    show()
    expect(await reportContent(content.path)).toBe(false)
    expect(print.mock.calls[0]?.[0]).toBe(
      `${content.path}/photos.yaml:1: photos.0.file: front-door.jpg is not a readable picture: save it as JPEG, or as SVG or PNG if it is a logo`,
    )
    print.mockRestore()
    content.write('photos/front-door.jpg', await picture().jpeg().toBuffer())
    expect(await allProblems(content.path)).toEqual([])
  })
})
