import { guides } from '@/lib/content/read'
import { editor } from '@/lib/schemas/editor'
import { checkContent } from '@/scripts/check/check-content'
import { accepts, type Case, content, expectProblems, refuses, refusesValues } from './cases'
import type { ContentFolder } from './content-folder'

const symptom = 'symptoms/back-pain.en.md'
const spanishSymptom = 'symptoms/back-pain.es.md'
const service = 'services/chiropractic-care.en.md'
const post = 'posts/chronic-stress.en.md'
const spanishPost = 'posts/chronic-stress.es.md'
const clinic = 'clinic.yaml'
const inEnglish = 'is unknown here: facts without language live in the English file'

describe('files', () => {
  const homeless = 'file name: belongs to no page type'
  const write = (file: string, text: string | Buffer) => (at: ContentFolder) => at.write(file, text)

  test.each<Case>([
    [
      'a missing Spanish version',
      (at) => at.remove(spanishSymptom),
      `${symptom}: file: has no Spanish version: add content/${spanishSymptom}`,
    ],
    [
      'a missing English version',
      (at) => at.remove(symptom),
      `${spanishSymptom}: file: has no English version: add content/${symptom}`,
    ],
    [
      'a missing page of which there is one',
      (at) => {
        for (const locale of ['en', 'es']) at.remove(`testimonials.${locale}.yaml`)
      },
      'testimonials.en.yaml: file: is missing: add it, or restore it from an earlier version',
    ],
    ['missing clinic facts', (at) => at.remove(clinic), `${clinic}: file: is missing: add it`],
    ['a missing map', (at) => at.remove('places.yaml'), 'places.yaml: file: is missing: add it'],
    [
      'a page that no address shows',
      (at) => at.copyPage('pages/contact', 'pages/parking'),
      `pages/parking.en.md: ${homeless}`,
      `pages/parking.es.md: ${homeless}`,
    ],
    ['a file of no page type', write('recipes/soup.en.md', ''), `recipes/soup.en.md: ${homeless}`],
    ['a stray file', write('notes.txt', 'Call the printer.'), `notes.txt: ${homeless}`],
    ['a guide in another folder', write('posts/README.md', '# Posts'), `posts/README.md: ${homeless}`],
    ['a copy made by the file manager', write('posts/a copy.en.md', 'A'), `posts/a copy.en.md: ${homeless}`],
    [
      'a file of another encoding',
      write('faq.es.yaml', Buffer.from('lead: Sí\n', 'latin1')),
      'faq.es.yaml: file: is not UTF-8: save it with that encoding',
    ],
    [
      'a third language',
      write('symptoms/back-pain.fr.md', '---\n---\n'),
      'symptoms/back-pain.fr.md: file name: is in an unknown language "fr"; known: en, es',
    ],
    [
      'a file name that is no address',
      write('symptoms/Back_Pain.en.md', '---\n---\n'),
      'symptoms/Back_Pain.en.md: file name: in lowercase with hyphens',
    ],
    ['no fields', write(symptom, 'Only words.\n'), `${symptom}: front matter: is missing: begin the file with ---`],
    ['fields without an end', write(post, '---\ntitle: A\nText.\n'), `${post}: front matter: is not closed: put ---`],
    [
      'fields that are a list',
      write(symptom, '---\n- title\n---\nWords.\n'),
      `${symptom}: front matter: must be a list of "field: value" lines`,
    ],
    ['a tab', write(post, '---\n\ttitle: A\n---\n'), `${post}: line 2: begins with a tab`],
    [
      'a field that appears twice',
      write(post, '---\ntitle: A\ntitle: A\n---\n'),
      `${post}: line 3: has the field "title" once more: keep one of the two`,
    ],
    [
      'a quote that does not end',
      write(symptom, '---\ntitle: Back\nheading: "Back\nmenu: Upper\n---\nWords.\n'),
      `${symptom}: line 3: never closes`,
    ],
    [
      'a text that YAML cuts off at a number sign',
      write(symptom, '---\ntitle: Back\nheading: Room #5\n---\nWords.\n'),
      `${symptom}: line 3: ends before its " #", where a comment begins: put the text in quotes, "Room #5"`,
    ],
    ['invalid YAML', write(clinic, 'name: A\nname: A\n'), `${clinic}: line 2: has the field "name" once more`],
  ])('%s', (_, change, ...problems) => {
    change(content)
    expectProblems(checkContent(content.path), ...problems)
  })

  test.each<[string, (at: ContentFolder) => void]>([
    ['line endings of Windows', (at) => at.write(symptom, at.read(symptom).replaceAll('\n', '\r\n'))],
    ['the mark of Windows before the first line', (at) => at.write(symptom, `\uFEFF${at.read(symptom)}`)],
    ['that mark in a file of facts', (at) => at.write(clinic, `\uFEFF${at.read(clinic)}`)],
    ['hidden files of the computer', (at) => at.write('posts/.DS_Store', 'x')],
  ])('%s are no problem', (_, change) => {
    change(content)
    expect(checkContent(content.path)).toEqual([])
  })

  test('the writers’ guides exist', () => {
    for (const guide of guides) expect(content.read(guide)).not.toBe('')
  })

  test('the content of the site has no problem', () => {
    expect(checkContent('content')).toEqual([])
  })
})

describe('fields', () => {
  const date = 'must be a real date, written 2025-09-12'
  const unknown = 'unknown placeholder {phon}; known: {phone}, '
  const source = { key: 'who', title: 'A', type: 'public-health', publisher: 'A', url: 'https://a.org', lang: 'en' }

  refusesValues(symptom, [
    ['heading', undefined, 'is missing'],
    ['drawing', undefined, 'is missing'],
    ['drawing', 'elbow', 'unknown drawing "elbow"; known: '],
    ['lead', '  ', 'is empty'],
    ['lead', null, 'is empty'],
    ['colour', 'red', 'is unknown'],
    ['offer', 'half-price', '"new-patient-special"|"free-consultation"'],
    ['reviewed', '2999-01-01', 'lies in the future'],
    ['seo.title', 'i'.repeat(61), 'has 61 characters: keep the title within 60'],
    ['seo.title', 'W'.repeat(35), 'is 661 pixels wide: search results cut titles at 580'],
    ['seo.title', 'Springdale Family Chiropractic: Backs', 'names the clinic: leave it out'],
    ['seo.description', 'a'.repeat(119), 'has 119 characters: write at least 120'],
    ['seo.description', 'a'.repeat(156), 'has 156 characters: keep the description within 155'],
    // The city has ten letters.
    ['seo.description', `{city}${'i'.repeat(146)}`, 'has 156 characters: keep the description within 155'],
    ['seo.description', `{doctor}${'i'.repeat(130)}`, 'names {doctor}, whose length varies'],
    ['seo.focus', undefined, 'is missing: write what people type who look for this page'],
  ])
  refusesValues(spanishSymptom, [
    ['order', 1, inEnglish],
    ['aliases', ['espalda'], inEnglish],
  ])
  refusesValues('home.es.yaml', [['extraServices.0.href', '/services', inEnglish]])
  refusesValues(service, [['icon', 'unicorn', 'unknown icon "unicorn"; known: ']])
  refusesValues(post, [
    ['date', '2025-02-30', date],
    ['date', '03/01/2023', date],
    ['date', '2999-01-01', 'lies more than a year ahead: correct it'],
    ['sources', [source], 'list at least two sources'],
    ['sources.0.url', 'http://medlineplus.gov/stress.html', 'must be a full https:// address'],
  ])
  refusesValues('testimonials.en.yaml', [
    ['items.0.name', 'Maria Torres', 'a first name plus initial, as in "Maria T."'],
    ['items.0.source', { name: 'Google' }, 'nobody said a sample', 'items.0.sample'],
    ['items.0.stars', 4.5, 'must be a whole number of stars'],
  ])
  refusesValues('faq.es.yaml', [
    ['groups.1.items.0', undefined, 'lists other ids than content/faq.en.yaml: ', 'id'],
    ['lead', 'Llame al {phon}.', unknown],
  ])
  refusesValues('faq.en.yaml', [
    ['groups.0.items.0.answer', 'It <b>never</b> hurts.', 'contains HTML (<b>): write Markdown'],
  ])

  const setBoth = (files: string[], path: string, value: string) => (at: ContentFolder) => {
    for (const file of files) at.set(file, path, value)
  }
  const faq = ['faq.en.yaml', 'faq.es.yaml']
  const about = ['about.en.md', 'about.es.md']
  refuses([
    [
      'two pages with one title',
      setBoth([symptom, 'symptoms/neck-pain.en.md'], 'seo.title', 'Pain'),
      `symptoms/neck-pain.en.md: seo.title: is the same as in content/${symptom}`,
    ],
    [
      'two pages with one description',
      setBoth([symptom, service], 'seo.description', 'a'.repeat(130)),
      `${symptom}: seo.description: is the same as in content/${service}`,
    ],
    [
      'two pages with one search phrase',
      setBoth([symptom, service], 'seo.focus', 'Back pain'),
      `${symptom}: seo.focus: is the same as in content/${service}`,
    ],
    [
      'a testimonial of a patient without source and consent',
      (at) => at.set('testimonials.en.yaml', 'items.0.sample', false),
      'testimonials.en.yaml: items.0.source: write where the patient said so',
      'testimonials.en.yaml: items.0.consent: have the patient agree in writing',
    ],
    [
      'an id that appears twice',
      setBoth(faq, 'groups.1.items.0.id', 'referral'),
      ...faq.map((file) => `${file}: id: "referral" appears twice`),
    ],
    [
      'an id that cannot be part of an address',
      setBoth(about, 'accordion.0.id', 'Our Vision'),
      ...about.map((file) => `${file}: accordion.0.id: use lowercase letters, digits and single hyphens`),
    ],
  ])
  const withoutPicture = (names: string[]) => (at: ContentFolder) => {
    for (const file of [post, spanishPost]) for (const name of names) at.set(file, name, undefined)
  }
  accepts([
    [
      'the drawing of another post',
      (at) => {
        withoutPicture(['pin'])(at)
        at.set(post, 'drawing', 'bike')
      },
    ],
    ['a post without a drawing', withoutPicture(['drawing', 'pin', 'caption'])],
  ])
})

describe('Markdown', () => {
  const sections = `${symptom}: body: needs the headings {#home}, {#urgent}, {#causes}, {#care} in this order; found`
  const html = `${post}: body: contains HTML`
  refuses([
    ['a script', (at) => at.add(post, '<script>alert(1)</script>'), `${html} (<script>): write Markdown`],
    ['a comment', (at) => at.add(post, '<!-- later -->'), `${html} (<!-- later -->): write Markdown`],
    ['an unknown placeholder', (at) => at.add(post, 'Call {phone }.'), `${post}: body: unknown placeholder {phone }; `],
    [
      'a "# " heading',
      (at) => at.replace(post, /^/, '# A\n\n'),
      `${post}: body: holds a "# " heading: the page already`,
    ],
    [
      'a section without its id',
      (at) => at.replace(symptom, ' {#causes}', ''),
      `${sections} {#home}, {#urgent}, {#}, {#care}`,
    ],
    [
      'text above the first heading of a page that does not show it',
      (at) => at.replace(symptom, /^/, 'Backs hurt.\n\n'),
      `${symptom}: body: has text above its first heading, which this page does not show`,
    ],
    [
      'a section without text',
      (at) => at.replace(service, /(\{#who\}\n\n!\[.+\n)[\s\S]*?(?=\n## )/, '$1'),
      `${service}: body, {#who}: has no text`,
    ],
    [
      'a service section without a picture',
      (at) => at.replace(service, /!\[.+\n/, ''),
      `${service}: body, {#what}: needs a picture line ![words](drawing "caption")`,
    ],
    [
      'an unknown drawing in a service picture',
      (at) => at.replace(service, /\]\(\S+ /, '](elbow '),
      `${service}: body, {#what}: unknown drawing "elbow"; known: back-pain, `,
    ],
    [
      'a picture without words',
      (at) => at.replace(service, /!\[[^\]]+\]/, '![]'),
      `${service}: body: picture has no words for people who cannot see it`,
    ],
    [
      'a page without one of its parts',
      (at) => at.replace('pages/new-patient-special.en.md', ' {#checklist}', ''),
      'pages/new-patient-special.en.md: body: needs the headings {#includes}, ',
    ],
    [
      'a part without text',
      (at) => at.replace('pages/book-now.es.md', /(\{#direct\}\n)[\s\S]*$/, '$1'),
      'pages/book-now.es.md: body, {#direct}: has no text',
    ],
  ])

  test('an empty body', () => {
    content.body(post, () => '\n')
    expect(content.check()).toContainEqual(
      expect.objectContaining({ field: 'body', reason: 'is empty: write the text below the second ---' }),
    )
  })
})

describe('repository', () => {
  const github = { host: 'github', name: 'clinic/website' }
  const gitlab = { host: 'gitlab', name: 'clinic/web/site', branch: 'release/1.0', review: true }
  const gitea = { host: 'gitea', name: 'clinic/website', url: 'https://git.clinic.test:3000/git/' }
  const set = (more: object) => ({ ...github, ...more })

  accepts([github, gitlab, gitea].map((one) => [one.host, (at) => at.set('editor.yaml', 'repository', one)]))

  test('a server’s address is normalized as in browsers', () => {
    const url = 'https://Git.Clinic.test:443/git/'
    const { repository } = editor.parse({ repository: { ...gitea, url } })
    expect(repository?.url).toBe('https://git.clinic.test/git')
  })

  const server = 'must be just the https:// address of the server'
  refusesValues('editor.yaml', [
    ['repository', set({ host: 'bitbucket' }), 'unknown host; known: github, gitlab, gitea', 'repository.host'],
    ['repository', set({ name: 'https://github.com/a/b' }), 'must be owner and name', 'repository.name'],
    ['repository', set({ name: 'website' }), 'must be owner and name', 'repository.name'],
    ['repository', set({ url: 'http://git.clinic.test' }), server, 'repository.url'],
    ['repository', set({ url: 'https://a.test;script-src' }), server, 'repository.url'],
    ['repository', set({ branch: 'a..b' }), 'must be the name of a branch', 'repository.branch'],
    ['repository', { ...gitea, review: true }, 'works only with github and gitlab', 'repository.review'],
    ['repository', set({ token: 'abc' }), 'is unknown', 'repository.token'],
  ])
})

describe('counting', () => {
  refusesValues('counting.yaml', [
    ['service', 'google', 'unknown service; known: own, none, plausible, umami, goatcounter'],
  ])
})

describe('machine translation', () => {
  refusesValues('translation.yaml', [
    ['script', 'http://translate.example/element.js', 'must be a full https:// address'],
    ['script', 'https://translate.example/e.js?cb=a', 'must end before "?"'],
    ['origins.0', 'https://static.example/a', 'must be an address without a path'],
    ['languages.0.code', 'Vietnamese', 'must be a language code'],
    ['languages.0.code', 'es', 'is a language of this site'],
    ['languages', [], 'list at least one language'],
  ])
})

describe('search', () => {
  const file = 'search.en.yaml'
  const say = ['whatever']

  /** Put one more entry before the list of everyday words. */
  function add(entry: { say: string[]; pages: string[]; service?: string }) {
    const begin = '\neveryday:\n'
    content.write(
      file,
      content.read(file).replace(begin, () => `${begin}  - ${JSON.stringify(entry)}\n`),
    )
  }

  test.each([
    [{ say, pages: ['/symptoms/toothache'] }, '0.pages.0', 'leads to no page'],
    [{ say, pages: ['/no-page#x'] }, '0.pages.0', 'leads to no page'],
    [{ say, pages: ['/thank-you'] }, '0.pages.0', 'leads to no page'],
    [{ say, pages: ['/es/symptoms'] }, '0.pages.0', 'write the English address'],
    [{ say, pages: ['/services'], service: 'massage' }, '0.service', '"massage" is not a service without a page'],
    [{ say: [], pages: ['/symptoms'] }, '0.say', 'must have at least 1 item'],
    [{ say, pages: [] }, '0.pages', 'must have at least 1 item'],
  ])('everyday words %j', (entry, field, reason) => {
    add(entry)
    expect(content.check()).toContainEqual(
      expect.objectContaining({ field: `everyday.${field}`, reason: expect.stringContaining(reason) }),
    )
  })

  test('a phrase is listed once', () => {
    add({ say, pages: ['/symptoms'] })
    add({ say: ['Whatever'], pages: ['/symptoms'] })
    expectProblems(content.check(), `${file}: everyday.1.say.0: is listed twice`)
  })

  test('patients’ own words need no glossary', () => {
    add({ say: ['the best miracle cure for my lumbago and toxins'], pages: ['/symptoms/back-pain#care'] })
    expectProblems(content.check())
  })
})

describe('brand', () => {
  const install = 'is not installed: run `npm install --save-dev --save-exact @fontsource-variable/papyrus`'
  refusesValues('brand.yaml', [
    ['colors.main', '#fff', 'write a color in quotes, as # and six'],
    ['colors.main', null, 'is empty: put a color in quotes'],
    ['colors.accent', '#c8553d', 'too little contrast'],
    ['radius', 40, 'must be 24 or less'],
    ['radius', '8px', 'write a number of pixels'],
    ['fonts.body', '../figtree', 'write the name of a family'],
    ['fonts.headings', 'Papyrus', install],
  ])

  test('a color too faint is named with its line, and the nearest that passes', () => {
    content.set('brand.yaml', 'colors.accent', '#c8553d')
    const line = content.lineOf('brand.yaml', '#c8553d')
    const reason = expect.stringMatching(/ 7:1 is needed; the nearest color that passes is "#/)
    expect(content.check()).toEqual([expect.objectContaining({ line, reason })])
  })
})
