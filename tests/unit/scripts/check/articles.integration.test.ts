import { readContent } from '@/lib/content/read'
import { views } from '@/lib/pictures/drawings'
import { checkMessages } from '@/scripts/check/a-or-an'
import { launchProblems } from '@/scripts/check/launch'
import { unusedPhotos } from '@/scripts/check/photos'
import { allProblems, reportContent } from '@/scripts/check/report'
import { described, picture } from '../photos/fixtures'
import { content, expectProblems, refuses, refusesValues } from './cases'

const post = 'posts/chronic-stress.en.md'
const spanishPost = 'posts/chronic-stress.es.md'
const symptom = 'symptoms/back-pain.en.md'

describe('posts', () => {
  const guide = 'posts/springdale-chiropractor-guide.en.md'
  const spanishGuide = 'posts/springdale-chiropractor-guide.es.md'
  const noPin = 'has nothing to name: the drawing has no pin'
  refusesValues(post, [
    ['author', 'guest', '"doctor"|"clinic"'],
    ['drawing', 'elbow', 'unknown drawing "elbow"; known: '],
    ['caption', undefined, 'is missing: describe the drawing in one line'],
    ['cta', 'newsletter', '"appointment"|"pediatric-consultation"'],
    ['cta', undefined, 'is missing'],
    ['related.0', 'chronic-stress', 'names the page itself', 'related'],
    ['related.0', 'back-pain', '"back-pain" is no post page', 'related'],
    ['related', ['stress-spine-effects', 'stress-spine-effects'], 'names "stress-spine-effects" twice'],
    ['related', ['stress-spine-effects'], 'list at least two posts'],
  ])
  refusesValues(spanishPost, [
    ['cta', 'appointment', 'is unknown here: facts without language live in the English file'],
    ['pin', undefined, 'is missing: describe what the drawing’s pin marks'],
  ])
  refusesValues(guide, [['pin', 'the flag', noPin]])
  const nine = 'body: needs the headings "## 1. …" to "## 9. …"; found'
  refuses([
    [
      'words for the pin of a drawing that is not named',
      (at) => at.set(post, 'drawing', undefined),
      `${post}: pin: ${noPin}`,
      `${spanishPost}: pin: ${noPin}`,
    ],
    ['a missing tip', (at) => at.replace(guide, '## 9. ', '## '), `${guide}: ${nine} 1, 2, 3, 4, 5, 6, 7, 8`],
    [
      'tips out of order',
      (at) => at.body(spanishGuide, (body) => body.replace('## 2. ', '## 0. ').replace('## 3. ', '## 2. ')),
      `${spanishGuide}: ${nine} 1, 0, 2, 4`,
    ],
    [
      'numbered headings that nobody promised',
      (at) => at.set(guide, 'points', undefined),
      ...[guide, spanishGuide].map((file) => `${file}: body: numbers its headings without \`points\`; found 1, 2`),
    ],
    [
      'an id of a heading that appears twice',
      (at) => at.add(post, '## One {#one}\n\na\n\n## Two {#one}\n\nb'),
      `${post}: body: {#one} appears twice`,
    ],
  ])
})

describe('parts of drawings', () => {
  const unknown = 'unknown drawing "moon": list it in views'
  /** The index of a view that no content names. */
  const unnamed = [...views.keys()].indexOf('question')
  refusesValues('drawings.yaml', [
    ['views.0.box', '400 300 540 540', 'reaches beyond the drawing, which is 800 by 960'],
    ['views.0.pin', '100 760', 'lies outside the part that is shown'],
    ['views.0.box', '130 300 540', 'write four whole numbers, as in "130 300 540 540"'],
    [`views.${unnamed}.name`, 'talk', '"talk" appears twice'],
    ['scenes.0', 'moon', unknown],
    ['neutral.1', 'moon', unknown],
    ['neutral', [], 'list at least one'],
  ])
})

describe('articles', () => {
  const page = 'pages/free-consultation.en.md'
  const reason = (said: string) => `"${said}": whether it is a or an depends on the value`

  test('an article right before a placeholder is rejected in English, in fields and in Markdown', () => {
    content.add(page, 'Ask an **{city}** doctor.')
    content.set(page, 'lead', 'A {region} clinic.')
    content.set('clinic.yaml', 'offices', [{ visit: { en: 'Take a {street} bus.', es: 'Vaya de aquí a {street}.' } }])
    expectProblems(
      content.check().filter((problem) => problem.reason.includes('whether it is a or an')),
      `clinic.yaml: offices.0.visit.en: ${reason('a {street}')}`,
      `${page}: lead: ${reason('A {region}')}`,
      `${page}: body: ${reason('an **{city}')}`,
    )
  })

  test('a Spanish “a” is not an article', () => {
    content.add('pages/free-consultation.es.md', 'Venga a {city}.')
    expectProblems(content.check())
  })

  test('messages have no article before a value either', () => {
    expect(checkMessages({ map: { label: 'The way to a {town} office', spoken: 'Pizza {town}' } })).toEqual([
      { file: 'messages/en.json', field: 'map.label', reason: expect.stringContaining(reason('a {town}')) },
    ])
    expect(checkMessages()).toEqual([])
  })
})

describe('danger signs of a page', () => {
  const arthritis = 'posts/arthritis-joint-pain.en.md'
  const spanishArthritis = 'posts/arthritis-joint-pain.es.md'
  const less = ['back-fever', 'night', 'weight', 'leg-numb']
  refusesValues(symptom, [
    ['urgent', undefined, 'is missing'],
    ['urgent', ['saddle'], 'name at least four danger signs'],
    ['urgent.0', 'hiccups', 'unknown danger sign "hiccups"; known: breath', 'urgent'],
    ['urgent', less, 'names no sign that calls for 911: put one first'],
  ])
  refuses([
    [
      'a box that stands nowhere',
      (at) => at.replace(arthritis, ' {#urgent}', ''),
      `${arthritis}: body, {#}: has no text`,
      `${arthritis}: body: shows its danger signs nowhere: put {#urgent} after a heading`,
    ],
    [
      'a box of a post about pain that names no sign',
      (at) => at.set(arthritis, 'urgent', undefined),
      `${arthritis}: urgent: is missing: this page is about pain; name its danger signs by the ids of danger.yaml`,
      ...[arthritis, spanishArthritis].map((file) => `${file}: body: has {#urgent}, but no "urgent" field`),
    ],
    [
      'urgency in words of its own',
      (at) => at.add(symptom, 'Call 911 for a numb groin.'),
      `${symptom}: body: tells how soon to seek care`,
    ],
  ])

  test('a post that leads to no symptom needs none', () => {
    content.set(arthritis, 'urgent', undefined)
    for (const file of [arthritis, spanishArthritis])
      content.body(file, (body) => body.replace(/\(\/symptoms\/[\w-]+\)/g, '(/faq)').replaceAll(' {#urgent}', ''))
    expect(content.check().filter(({ field }) => field === 'urgent')).toEqual([])
  })
})

describe('footnotes', () => {
  const [source, next] = [...content.read(post).matchAll(/- key: (\S+)/g)].map(([, key]) => key)
  refusesValues(symptom, [
    ['lead', 'A back can ache.[^a]', '[^a]: a footnote cannot be in this field; move it to the text'],
  ])
  refuses([
    [
      'two sources with one key',
      (at) => at.set(post, 'sources.1.key', source),
      `${post}: body: [^${next}] names no source`,
      `${post}: sources.1.key: is the key of an earlier source: choose another`,
    ],
    [
      'a source that no sentence names',
      (at) => at.body(post, (body) => body.replaceAll(`[^${source}]`, '')),
      `${post}: sources.0.key: no sentence names this source: write [^${source}] after the sentence it supports`,
    ],
    [
      'a footnote without its source',
      (at) => at.add(post, 'It helps.[^nih]'),
      `${post}: body: [^nih] names no source (known: ${source}, `,
    ],
    [
      'a footnote on a page without sources',
      (at) => at.add('about.en.md', 'It helps.[^nih]'),
      'about.en.md: body: [^nih] names no source: add one with "key: nih", or remove the footnote',
    ],
    [
      'a footnote in a heading, and elsewhere',
      (at) => at.add(post, `## Why[^${source}]\n\nBecause.`),
      `${post}: body: [^${source}] is in a heading: put it after the sentence that the source supports`,
    ],
  ])
})

describe('photos', () => {
  const file = 'photos.yaml'

  /** Describe one photo of the clinic, whose file exists, and show it. */
  function show(more: object = {}, settings: object = { clinic: ['front-door'] }) {
    content.write('photos/front-door.jpg', 'bytes')
    content.write(file, JSON.stringify({ ...settings, photos: [described(more)] }))
  }

  const expectOnly = (...problems: string[]) => expectProblems(content.check(), ...problems)

  test('a photo that is described and shown passes', () => {
    show({ focus: '50 30', caption: { en: 'The front door', es: 'La entrada' }, credit: 'Jane Example' })
    expectOnly()
  })

  const inEnglish = 'The front door of the clinic, seen from the street.'
  test.each<[object, field: string, reason: string]>([
    [{ alt: { en: 'The door.', es: ' ' } }, 'alt.es', 'is empty'],
    [{ alt: { en: described().alt.en, es: inEnglish } }, 'alt.es', 'is English: write it in Spanish'],
    [{ alt: { en: 'The front.', es: 'The front.' } }, 'alt.es', 'is the same in both languages: write it in Spanish'],
    [{ people: 'some' }, 'people', 'must be one of nobody, team, patients'],
    [{ people: 'team' }, 'people', 'say whether their written consent is on file'],
    [{ people: 'patients', consent: false }, 'consent', 'only with a written authorization: get it first'],
    [{ focus: 'left' }, 'focus', 'write the focus as "50 30"'],
    [{ focus: '50 130' }, 'focus', 'write the focus as "50 30"'],
    [{ file: '../secret.jpg' }, 'file', 'must name a file in content/photos'],
    [{ name: 'back-pain' }, 'name', '"back-pain" is a drawing too: choose another name, such as back-pain-photo'],
    [{ size: 5 }, 'size', 'is unknown'],
  ])('a photo with %j', (more, field, reason) => {
    show(more, { clinic: ['name' in more ? more.name : 'front-door'] })
    const found = { file: `content/${file}`, field: `photos.0.${field}`, reason: expect.stringContaining(reason) }
    expect(content.check()).toContainEqual(expect.objectContaining(found))
  })

  test('a missing file, and one without a description', () => {
    show()
    content.remove('photos/front-door.jpg')
    content.write('photos/IMG_0042.jpg', 'bytes')
    content.write('photos/.DS_Store', 'bytes')
    expectOnly(
      `${file}: photos.0.file: front-door.jpg is not in content/photos: copy it there`,
      'photos/IMG_0042.jpg: file: is not described',
    )
  })

  test.each(['NFC', 'NFD'])('a name with an accent is the same in both forms of Unicode (%s on the disk)', (form) => {
    content.write(`photos/${'clínica.jpg'.normalize(form)}`, 'bytes')
    for (const written of ['NFC', 'NFD']) {
      const photo = described({ file: 'clínica.jpg'.normalize(written) })
      content.write(file, JSON.stringify({ clinic: ['front-door'], photos: [photo] }))
      expectOnly()
    }
  })

  test('a photo that no page shows is named beside the problems', () => {
    show({}, {})
    expectOnly()
    const reason = 'photos.0.name: "front-door" is shown nowhere: choose it on a page, or remove it'
    expectProblems(unusedPhotos(readContent(content.path).entries), `${file}: ${reason}`)
  })

  test.each([
    ['one name', { file: 'room.jpg' }, 'photos.1.name: "front-door" appears twice'],
    ['one file', { name: 'room' }, 'photos.1.file: is the file of "front-door": rename this one'],
  ])('two photos with %s', (_, more, problem) => {
    for (const name of ['front-door', 'room']) content.write(`photos/${name}.jpg`, 'bytes')
    const clinic = ['front-door', ...('name' in more ? ['room'] : [])]
    content.write(file, JSON.stringify({ clinic, photos: [described(), described(more)] }))
    if ('name' in more) content.remove('photos/room.jpg')
    expectOnly(`${file}: ${problem}`)
  })

  test('an SVG in place of the doctor or of the clinic', () => {
    show({ file: 'front-door.svg' }, { doctor: 'front-door', clinic: ['front-door'] })
    content.write('photos/front-door.svg', 'bytes')
    content.remove('photos/front-door.jpg')
    const reason = '"front-door" is an SVG, which is for logos: take a JPEG here'
    expectOnly(`${file}: doctor: ${reason}`, `${file}: clinic.0: ${reason}`)
  })

  test.each([
    ['posts/chronic-stress.en.md', 'photo'],
    ['services/wellness-care.en.md', 'photo'],
    ['symptoms/back-pain.en.md', 'photo'],
    ['cities/rogers-chiropractor.en.md', 'photo'],
    [file, 'hands'],
    ['clinic.yaml', 'insurers.1.logo'],
    [file, 'doctor'],
    [file, 'clinic.0'],
  ])('%s may name a photo, and none that there is not', (page, field) => {
    show({}, { doctor: 'front-door', clinic: ['front-door'] })
    content.set(page, field, 'front-door')
    expectOnly()
    content.set(page, field, 'back-door')
    expectOnly(`${page}: ${field}: content/photos.yaml has no photo "back-door" (known: front-door)`)
  })

  test('a picture in a section may be a photo', () => {
    show({}, {})
    content.replace('services/wellness-care.en.md', /^!\[[^\]]*\]\(\S+/m, '![The door of the clinic](front-door')
    expectOnly()
  })

  test('a member of the team has words in both languages, and a photo', () => {
    show({}, {})
    const jo = { id: 'jo', role: 'Massage therapist', text: 'Works with tight necks and shoulders.' }
    content.set('about.en.md', 'team', [{ ...jo, name: 'Jo Example', photo: 'front-door' }])
    const reason = expect.stringContaining('lists other ids')
    expect(content.check()).toContainEqual({ file: 'content/about.es.md', field: 'id', reason })
    content.set('about.es.md', 'team', [{ id: 'jo', role: 'Masajista', text: 'Atiende cuellos y hombros tensos.' }])
    expectOnly()
  })

  test('the launch check asks for the consent of the team', () => {
    show({ people: 'team', consent: false })
    expectOnly()
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
    expect(print.mock.calls[0]?.[0]).toContain(
      'photos.yaml:1: photos.0.file: front-door.jpg is not a readable picture: save it as JPEG',
    )
    print.mockRestore()
    content.write('photos/front-door.jpg', await picture().jpeg().toBuffer())
    expect(await allProblems(content.path)).toEqual([])
  })
})
