import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guides } from '@/lib/content/read'
import { editor } from '@/lib/schemas/editor'
import { checkContent } from '@/scripts/check/content'
import { presentRecords } from '@/scripts/check/translations'
import { addPages, townOf } from '@/tools/bench/content'
import { temporaryFolder } from '../../temporary-folder'
import { type Case, content, expectProblems, testCases } from './cases'
import type { ContentFolder } from './content-folder'

const symptom = 'symptoms/back-pain.en.md'
const spanishSymptom = 'symptoms/back-pain.es.md'
const service = 'services/chiropractic-care.en.md'
const post = 'posts/chronic-stress.en.md'
const clinic = 'clinic.yaml'
/** Return a text one character too long for a limit. */
const tooLong = (limit: number) => 'i'.repeat(limit + 1)
const fact = 'is unknown here: facts without language live in the English file'
const known =
  'known: {phone}, {email}, {address}, {street}, {city}, {state}, {stateName}, {region}, {clinic}, {doctor}, {governingLaw}, {estimateNotice}, {disputeThreshold}, {browserStorage}, {passedOn}, {textConsent}, {insurers}, {symptomCount}, {serviceCount}'
const sections = 'needs the headings {#home}, {#urgent}, {#causes}, {#care} in this order; found'

/** Return the problems of a file whose text names none of its sources. */
const unnamed = (file: string) =>
  [...readFileSync(join('content', file), 'utf8').matchAll(/^ {2}- key: /gm)].map((_, i): Case[2] => [
    file,
    `sources.${i}.key`,
    expect.stringContaining('no sentence names this source'),
  ])

const files: Case[] = [
  [
    'a missing Spanish version',
    (content) => content.remove(spanishSymptom),
    [symptom, 'file', `has no Spanish version: add content/${spanishSymptom}`],
  ],
  [
    'a missing English version',
    (content) => content.remove(symptom),
    [spanishSymptom, 'file', `has no English version: add content/${symptom}`],
  ],
  [
    'a missing page of which there is one',
    (content) => {
      for (const locale of ['en', 'es']) content.remove(`testimonials.${locale}.yaml`)
    },
    ['testimonials.en.yaml', 'file', 'is missing: add it, or restore it from an earlier version'],
  ],
  [
    'missing clinic facts',
    (content) => content.remove(clinic),
    [clinic, 'file', expect.stringContaining('is missing: add it')],
  ],
  [
    'a missing map',
    (content) => content.remove('places.yaml'),
    ['places.yaml', 'file', expect.stringContaining('is missing: add it')],
  ],
  [
    'a page that no address shows',
    (content) => content.copyPage('pages/contact', 'pages/parking'),
    ['pages/parking.en.md', 'file name', expect.stringContaining('belongs to no page type')],
    ['pages/parking.es.md', 'file name', expect.stringContaining('belongs to no page type')],
  ],
  [
    'a file of no page type',
    (content) => content.write('recipes/soup.en.md', ''),
    ['recipes/soup.en.md', 'file name', expect.stringContaining('belongs to no page type: name it folder/name.en.md')],
  ],
  [
    'a stray file',
    (content) => content.write('notes.txt', 'Call the printer.'),
    ['notes.txt', 'file name', expect.stringContaining('belongs to no page type')],
  ],
  [
    'a guide in another folder',
    (content) => content.write('posts/README.md', '# Posts'),
    ['posts/README.md', 'file name', expect.stringContaining('belongs to no page type')],
  ],
  [
    'a copy made by the file manager',
    (content) => content.write('posts/chronic-stress copy.en.md', content.read(post)),
    ['posts/chronic-stress copy.en.md', 'file name', expect.stringContaining('belongs to no page type')],
  ],
  [
    'a file of another encoding',
    (content) => content.write('faq.es.yaml', Buffer.from(content.read('faq.es.yaml'), 'latin1')),
    ['faq.es.yaml', 'file', 'is not UTF-8: save it with that encoding'],
  ],
  [
    'fields without an end',
    (content) => content.write(post, content.read(post).replace('\n---\n', '\n')),
    [post, 'front matter', 'is not closed: put --- on its own line after the fields'],
  ],
  [
    'a tab before a field',
    (content) => content.write(post, content.read(post).replace('\ntitle:', '\n\ttitle:')),
    [post, 'line 2', expect.stringContaining('begins with a tab')],
  ],
  [
    'a field that appears twice',
    (content) => content.write(post, content.read(post).replace('\ntitle:', '\ntitle: "Rest"\ntitle:')),
    [post, 'line 3', 'has the field "title" once more: keep one of the two'],
  ],
  [
    'a file in a third language',
    (content) => content.write('symptoms/back-pain.fr.md', content.read(symptom)),
    ['symptoms/back-pain.fr.md', 'file name', expect.stringContaining('is in an unknown language "fr"; known: en, es')],
  ],
  [
    'a file name that is no address',
    (content) => content.write('symptoms/Back_Pain.en.md', content.read(symptom)),
    ['symptoms/Back_Pain.en.md', 'file name', expect.stringContaining('in lowercase with hyphens')],
  ],
  [
    'a file without front matter',
    (content) => content.write(symptom, 'Only words.\n'),
    [symptom, 'front matter', 'is missing: begin the file with --- fields ---'],
  ],
  [
    'front matter that is a list',
    (content) => content.write(symptom, '---\n- title\n---\nWords.\n'),
    [symptom, 'front matter', 'must be a list of "field: value" lines'],
  ],
  [
    'invalid YAML in a Markdown file',
    (content) => content.write(symptom, '---\ntitle: Back\nheading: "Back\nmenu: Upper\n---\nWords.\n'),
    [symptom, 'line 3', expect.stringContaining('never closes')],
  ],
  [
    'a text that YAML cuts off at a number sign',
    (content) => content.write(symptom, '---\ntitle: Back\nheading: Room #5\n---\nWords.\n'),
    [symptom, 'line 3', 'ends before its " #", where a comment begins: put the text in quotes, "Room #5"'],
  ],
  [
    'invalid YAML in a YAML file',
    (content) => content.write(clinic, 'name: Clinic\nname: Clinic\n'),
    [clinic, 'line 2', 'has the field "name" once more: keep one of the two'],
  ],
]

const fields: Case[] = [
  [
    'a missing required field',
    (content) => content.set(symptom, ['heading'], undefined),
    [symptom, 'heading', 'is missing'],
  ],
  [
    'a missing field inside another',
    (content) => content.set(spanishSymptom, ['seo', 'title'], undefined),
    [spanishSymptom, 'seo.title', 'is missing'],
  ],
  [
    'a missing Spanish description',
    (content) => content.set(spanishSymptom, ['seo', 'description'], undefined),
    [spanishSymptom, 'seo.description', 'is missing'],
  ],
  ['a missing drawing', (content) => content.set(symptom, ['drawing'], undefined), [symptom, 'drawing', 'is missing']],
  ['a missing date', (content) => content.set(post, ['date'], undefined), [post, 'date', 'is missing']],
  ['an empty field', (content) => content.set(symptom, ['lead'], ''), [symptom, 'lead', 'is empty']],
  ['a field of spaces', (content) => content.set(symptom, ['lead'], '  '), [symptom, 'lead', 'is empty']],
  ['a field with no value', (content) => content.set(symptom, ['lead'], null), [symptom, 'lead', 'is empty']],
  ['an unknown field', (content) => content.set(symptom, ['colour'], 'red'), [symptom, 'colour', 'is unknown']],
  [
    'a fact in the Spanish file',
    (content) => content.set(spanishSymptom, ['order'], 1),
    [spanishSymptom, 'order', fact],
  ],
  [
    'an alias in the Spanish file',
    (content) => content.set(spanishSymptom, ['aliases'], ['espalda']),
    [spanishSymptom, 'aliases', fact],
  ],
  [
    'a link of an extra service in the Spanish file',
    (content) => content.set('home.es.yaml', ['extraServices', 0, 'href'], '/services'),
    ['home.es.yaml', 'extraServices.0.href', fact],
  ],
  [
    'an unknown icon',
    (content) => content.set(service, ['icon'], 'unicorn'),
    [service, 'icon', expect.stringMatching(/^unknown icon "unicorn"; known: .*\bneedle\b/)],
  ],
  [
    'an unknown drawing',
    (content) => content.set(symptom, ['drawing'], 'elbow'),
    [symptom, 'drawing', expect.stringMatching(/^unknown drawing "elbow"; known: back-pain, /)],
  ],
  [
    'an unknown second button',
    (content) => content.set(symptom, ['offer'], 'half-price'),
    [symptom, 'offer', expect.stringContaining('"new-patient-special"|"free-consultation"')],
  ],
  [
    'a title too long for search results',
    (content) => content.set(symptom, ['seo', 'title'], tooLong(60)),
    [symptom, 'seo.title', 'has 61 characters: keep the title within 60'],
  ],
  [
    'a title too wide for search results',
    (content) => content.set(symptom, ['seo', 'title'], 'W'.repeat(35)),
    [symptom, 'seo.title', expect.stringMatching(/^is 661 pixels wide: search results cut titles at 580/)],
  ],
  [
    'a title that names the clinic',
    (content) => content.set(symptom, ['seo', 'title'], 'Springdale Family Chiropractic: Backs'),
    [symptom, 'seo.title', expect.stringMatching(/^names the clinic: leave it out/)],
  ],
  [
    'a description too short',
    (content) => content.set(symptom, ['seo', 'description'], 'a'.repeat(119)),
    [symptom, 'seo.description', 'has 119 characters: write at least 120'],
  ],
  [
    'a description too long',
    (content) => content.set(symptom, ['seo', 'description'], tooLong(155)),
    [symptom, 'seo.description', 'has 156 characters: keep the description within 155'],
  ],
  [
    'a description that is too long once the clinic’s town stands in it',
    (content) => content.set(symptom, ['seo', 'description'], `{city}${'i'.repeat(146)}`),
    [symptom, 'seo.description', 'has 156 characters: keep the description within 155'],
  ],
  [
    'a description with a word of unknown length',
    (content) => content.set(symptom, ['seo', 'description'], `{doctor}${'i'.repeat(130)}`),
    [symptom, 'seo.description', 'names {doctor}, whose length varies: write it in words of your own'],
  ],
  [
    'two pages with one title',
    (content) => {
      for (const file of [symptom, 'symptoms/neck-pain.en.md']) content.set(file, ['seo', 'title'], 'Pain')
    },
    ['symptoms/neck-pain.en.md', 'seo.title', `is the same as in content/${symptom}`],
  ],
  [
    'two pages with one description',
    (content) => {
      for (const file of [symptom, service]) content.set(file, ['seo', 'description'], 'a'.repeat(130))
    },
    [symptom, 'seo.description', `is the same as in content/${service}`],
  ],
  [
    'a listed page without a search phrase',
    (content) => content.set(symptom, ['seo', 'focus'], undefined),
    [symptom, 'seo.focus', 'is missing: write what people type who look for this page'],
  ],
  [
    'two pages with one search phrase',
    (content) => {
      for (const file of [symptom, service]) content.set(file, ['seo', 'focus'], 'Back pain')
    },
    [symptom, 'seo.focus', `is the same as in content/${service}`],
  ],
  [
    'too few sources',
    (content) =>
      content.set(
        post,
        ['sources'],
        [{ key: 'who', title: 'Stress', type: 'public-health', publisher: 'A', url: 'https://a.org', lang: 'en' }],
      ),
    [post, 'sources', 'list at least two sources'],
  ],
  [
    'a source over http',
    (content) => content.set(post, ['sources', 0, 'url'], 'http://medlineplus.gov/stress.html'),
    [post, 'sources.0.url', 'must be a full https:// address'],
  ],
  [
    'an impossible date',
    (content) => content.set(post, ['date'], '2025-02-30'),
    [post, 'date', 'must be a real date, written 2025-09-12'],
  ],
  [
    'a date written another way',
    (content) => content.set('policies/accessibility.en.md', ['updated'], '03/01/2023'),
    ['policies/accessibility.en.md', 'updated', 'must be a real date, written 2025-09-12'],
  ],
  [
    'a post of a far future',
    (content) => content.set(post, ['date'], '2999-01-01'),
    [post, 'date', 'lies more than a year ahead: correct it'],
  ],
  [
    'a testimonial with a full name',
    (content) => content.set('testimonials.en.yaml', ['items', 0, 'name'], 'Maria Torres'),
    ['testimonials.en.yaml', 'items.0.name', 'a first name plus initial, as in "Maria T."'],
  ],
  [
    'a testimonial that does not say whether it is a sample',
    (content) => content.set('testimonials.en.yaml', ['items', 0, 'sample'], undefined),
    ['testimonials.en.yaml', 'items.0.sample', 'is missing'],
  ],
  [
    'a testimonial of a patient without source and consent',
    (content) => content.set('testimonials.en.yaml', ['items', 0, 'sample'], false),
    ['testimonials.en.yaml', 'items.0.source', expect.stringContaining('write where the patient said so')],
    ['testimonials.en.yaml', 'items.0.consent', expect.stringContaining('have the patient agree in writing')],
  ],
  [
    'a sample with a source',
    (content) => content.set('testimonials.en.yaml', ['items', 0, 'source'], { name: 'Google' }),
    ['testimonials.en.yaml', 'items.0.sample', expect.stringContaining('nobody said a sample')],
  ],
  [
    'a testimonial with half a star',
    (content) => content.set('testimonials.en.yaml', ['items', 0, 'stars'], 4.5),
    ['testimonials.en.yaml', 'items.0.stars', 'must be a whole number of stars'],
  ],
  [
    'a question that one language lacks',
    (content) => content.set('faq.es.yaml', ['groups', 1, 'items', 0], undefined),
    ['faq.es.yaml', 'id', expect.stringMatching(/^lists other ids than content\/faq\.en\.yaml: chiropractic, /)],
  ],
  [
    'an id that appears twice',
    (content) => {
      for (const locale of ['en', 'es']) content.set(`faq.${locale}.yaml`, ['groups', 1, 'items', 0, 'id'], 'referral')
    },
    ['faq.en.yaml', 'id', '"referral" appears twice'],
    ['faq.es.yaml', 'id', '"referral" appears twice'],
  ],
  [
    'an id that cannot be part of an address',
    (content) => {
      for (const locale of ['en', 'es']) content.set(`about.${locale}.md`, ['accordion', 0, 'id'], 'Our Vision')
    },
    ['about.en.md', 'accordion.0.id', 'use lowercase letters, digits and single hyphens'],
    ['about.es.md', 'accordion.0.id', 'use lowercase letters, digits and single hyphens'],
  ],
  [
    'an unknown placeholder in a field',
    (content) => content.set('faq.es.yaml', ['lead'], 'Llame al {phon}.'),
    ['faq.es.yaml', 'lead', `unknown placeholder {phon}; ${known}`],
  ],
  [
    'a placeholder with a stray character',
    (content) => content.body(post, (body) => `${body}\nCall {phone }.\n`),
    [post, 'body', `unknown placeholder {phone }; ${known}`],
  ],
  [
    'HTML in a field',
    (content) => content.set('faq.en.yaml', ['groups', 0, 'items', 0, 'answer'], 'It <b>never</b> hurts.'),
    ['faq.en.yaml', 'groups.0.items.0.answer', 'contains HTML (<b>): write Markdown'],
  ],
]

const bodies: Case[] = [
  [
    'an empty body',
    (content) => content.body(post, () => '\n'),
    [post, 'body', 'is empty: write the text below the second ---'],
    ...unnamed(post),
    [post, 'body', 'shows its danger signs nowhere: put {#urgent} after a heading'],
  ],
  [
    'HTML in Markdown',
    (content) => content.body(post, (body) => `${body}\n<script>alert(1)</script>\n`),
    [post, 'body', 'contains HTML (<script>): write Markdown'],
  ],
  [
    'an HTML comment',
    (content) => content.body(post, (body) => `${body}\n<!-- later -->\n`),
    [post, 'body', 'contains HTML (<!-- later -->): write Markdown'],
  ],
  [
    'a "# " heading',
    (content) => content.body(post, (body) => `# Stress\n\n${body}`),
    [post, 'body', 'holds a "# " heading: the page already has one, begin with "## "'],
  ],
  [
    'a section without its id',
    (content) => content.body(symptom, (body) => body.replace(' {#causes}', '')),
    [symptom, 'body', `${sections} {#home}, {#urgent}, {#}, {#care}`],
  ],
  [
    'text above the first heading of a page that does not show it',
    (content) => content.body(symptom, (body) => `Backs hurt.\n\n${body}`),
    [
      symptom,
      'body',
      'has text above its first heading, which this page does not show: move it below a heading, or into the lead',
    ],
  ],
  [
    'sections in another order',
    (content) =>
      content.body(symptom, (body) =>
        body.replace('{#causes}', '{#x}').replace('{#care}', '{#causes}').replace('{#x}', '{#care}'),
      ),
    [symptom, 'body', `${sections} {#home}, {#urgent}, {#care}, {#causes}`],
  ],
  [
    'a section without text',
    (content) => content.body(service, (body) => body.replace(/(\{#who\}\n\n!\[.+\n)[\s\S]*?(?=\n## )/, '$1')),
    [service, 'body, {#who}', 'has no text'],
  ],
  [
    'a service section without a picture',
    (content) => content.body(service, (body) => body.replace(/!\[.+\n/, '')),
    [service, 'body, {#what}', 'needs a picture line ![words](drawing "caption")'],
  ],
  [
    'an unknown drawing in a service picture',
    (content) => content.body(service, (body) => body.replace(/\]\(spine /, '](elbow ')),
    [service, 'body, {#what}', expect.stringMatching(/^unknown drawing "elbow"; known: back-pain, /)],
  ],
  [
    'a picture without words',
    (content) => content.body(service, (body) => body.replace(/!\[[^\]]+\]/, '![]')),
    [service, 'body', 'picture has no words for people who cannot see it'],
  ],
]

describe('files', () => {
  test.each(files)('%s', (_kind, breakIt, ...problems) => {
    breakIt(content)
    expectProblems(checkContent(content.path), problems)
  })
})

describe('fields', () => testCases(fields))

describe('Markdown', () => testCases(bodies))

test.each<[string, (content: ContentFolder) => void]>([
  ['line ends of Windows', (folder) => folder.write(symptom, folder.read(symptom).replaceAll('\n', '\r\n'))],
  ['the mark of Windows before the first line', (folder) => folder.write(symptom, `\uFEFF${folder.read(symptom)}`)],
  ['that mark in a file of facts', (folder) => folder.write(clinic, `\uFEFF${folder.read(clinic)}`)],
  ['hidden files of the computer', (folder) => folder.write('posts/.DS_Store', 'x')],
  [
    'the drawing of another post',
    (folder) => {
      folder.set(post, ['drawing'], 'bike')
      for (const locale of ['en', 'es']) folder.set(`posts/chronic-stress.${locale}.md`, ['pin'], undefined)
    },
  ],
  [
    'a post without a drawing',
    (folder) => {
      folder.set(post, ['drawing'], undefined)
      for (const locale of ['en', 'es']) {
        folder.set(`posts/chronic-stress.${locale}.md`, ['pin'], undefined)
        folder.set(`posts/chronic-stress.${locale}.md`, ['caption'], undefined)
      }
    },
  ],
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

describe('repository', () => {
  const github = { host: 'github', name: 'clinic/website' }

  test.each<[string, object]>([
    ['on GitHub', github],
    [
      'in a group of groups on GitLab',
      { host: 'gitlab', name: 'clinic/web/site', branch: 'release/1.0', review: true },
    ],
    ['on a Gitea of our own', { host: 'gitea', name: 'clinic/website', url: 'https://git.clinic.test:3000/git/' }],
  ])('a repository %s', (_, repository) => {
    content.set('editor.yaml', ['repository'], repository)
    expect(content.check()).toEqual([])
  })

  test('a server’s address is normalized as in browsers', () => {
    const url = 'https://Git.Clinic.test:443/git/'
    const { repository } = editor.parse({ repository: { ...github, host: 'gitea', url } })
    expect(repository?.url).toBe('https://git.clinic.test/git')
  })

  test.each<[string, object, string, string]>([
    ['another host', { host: 'bitbucket', name: 'a/b' }, 'host', 'unknown host; known: github, gitlab, gitea'],
    ['without a name', { host: 'github' }, 'name', 'is missing'],
    ['an address as a name', { ...github, name: 'https://github.com/a/b' }, 'name', 'must be owner and name'],
    ['a name without its owner', { ...github, name: 'website' }, 'name', 'must be owner and name'],
    [
      'a server over http',
      { ...github, url: 'http://git.clinic.test' },
      'url',
      'must be just the https:// address of the server',
    ],
    [
      'a server that would end the policy',
      { ...github, url: 'https://a.test;script-src' },
      'url',
      'must be just the https:// address',
    ],
    ['a branch that Git refuses', { ...github, branch: 'a..b' }, 'branch', 'must be the name of a branch'],
    ['review on Gitea', { ...github, host: 'gitea', review: true }, 'review', 'works with github and gitlab alone'],
    ['a token in the file', { ...github, token: 'abc' }, 'token', 'is unknown'],
  ])('a repository: %s', (_, repository, field, reason) => {
    content.set('editor.yaml', ['repository'], repository)
    expect(content.check()).toEqual([
      expect.objectContaining({
        file: 'content/editor.yaml',
        field: `repository.${field}`,
        reason: expect.stringContaining(reason),
      }),
    ])
  })
})

describe('made-up pages', () => {
  test('there are enough invented towns for the largest build, all with different names', () => {
    const towns = Array.from({ length: 2500 }, (_, number) => townOf(number))
    expect(new Set(towns).size).toBe(2500)
    for (const town of towns) expect(town).toMatch(/^[A-Z][a-z]{5}ville$/)
  })

  test('pages are added in both languages, with unique texts that the check accepts', () => {
    const folder = temporaryFolder()
    cpSync('content', join(folder, 'content'), { recursive: true })
    const before = new Set(readdirSync(join(folder, 'content'), { recursive: true }).map(String))
    addPages(folder, 6)
    const added = readdirSync(join(folder, 'content'), { recursive: true })
      .map(String)
      .filter((file) => !before.has(file))
    expect(added).toHaveLength(12)
    const texts = added.map((file) => readFileSync(join(folder, 'content', file), 'utf8'))
    const paragraphs = texts.map((text) => new Set(text.split('\n').filter((line) => /^\p{Lu}.{150}/u.test(line))))
    for (const [i, own] of paragraphs.entries())
      for (const other of paragraphs.slice(i + 1)) expect([...own].filter((line) => other.has(line))).toEqual([])
    expect(presentRecords(join(folder, 'content')).size).toBeGreaterThan(6)
    expect(checkContent(join(folder, 'content'))).toEqual([])
  })
})

describe('machine translation', () => {
  test.each([
    ['a script over http', ['script'], 'http://translate.example/element.js', 'must be a full https:// address'],
    ['a script with parameters', ['script'], 'https://translate.example/e.js?cb=a', 'must end before "?"'],
    ['an origin with a path', ['origins', 0], 'https://static.example/a', 'must be an address without a path'],
    ['a code that is none', ['languages', 0, 'code'], 'Vietnamese', 'must be a language code'],
    ['our own Spanish', ['languages', 0, 'code'], 'es', 'is a language of this site'],
    ['a language without a name', ['languages', 1, 'name'], '', 'is empty'],
    ['no language at all', ['languages'], [], 'list at least one language'],
  ])('translation by machine: %s', (_, path, value, reason) => {
    content.set('translation.yaml', path, value)
    expect(content.check()).toEqual([
      expect.objectContaining({
        file: 'content/translation.yaml',
        field: path.join('.'),
        reason: expect.stringContaining(reason),
      }),
    ])
  })
})

describe('search', () => {
  const file = 'search.en.yaml'

  const first = { say: ['threw my back out'], pages: ['/symptoms/back-pain'] }

  /** Put one more entry before the list of everyday words. */
  function add(entry: { say: string[]; pages: string[]; service?: string }) {
    content.write(
      file,
      content.read(file).replace('\neveryday:\n', () => `\neveryday:\n  - ${JSON.stringify(entry)}\n`),
    )
  }

  test.each([
    [
      'a page that is not there',
      { say: ['whatever'], pages: ['/symptoms/toothache'] },
      '0.pages.0',
      'leads to no page',
    ],
    [
      'a part of a page that is not there',
      { say: ['whatever'], pages: ['/no-page#x'] },
      '0.pages.0',
      'leads to no page',
    ],
    ['a page that search does not find', { say: ['whatever'], pages: ['/thank-you'] }, '0.pages.0', 'leads to no page'],
    ['a Spanish address', { say: ['whatever'], pages: ['/es/symptoms'] }, '0.pages.0', 'write the English address'],
    ['a phrase that stands further down', { ...first, say: ['Slept wrong'] }, undefined, 'is listed twice'],
    [
      'a service that is not there',
      { say: ['whatever'], pages: ['/services'], service: 'massage' },
      '0.service',
      '"massage" is not a service without a page',
    ],
    ['no phrase', { say: [], pages: ['/symptoms'] }, '0.say', 'must have at least 1 item'],
    ['no page', { say: ['whatever'], pages: [] }, '0.pages', 'must have at least 1 item'],
  ])('everyday words with %s', (_, entry, field, reason) => {
    add(entry)
    expect(content.check()).toContainEqual(
      expect.objectContaining({
        file: `content/${file}`,
        field: field ? `everyday.${field}` : expect.stringMatching(/^everyday\.\d+\.say\.\d+$/),
        reason: expect.stringContaining(reason),
      }),
    )
  })

  test('patients’ own words need no glossary and no reading level', () => {
    add({ say: ['the best miracle cure for my lumbago and toxins'], pages: ['/symptoms/back-pain#care'] })
    expect(content.check()).toEqual([])
  })
})

describe('brand', () => {
  const file = 'brand.yaml'
  const problems = () => content.check().map(({ file, line, field, reason }) => `${file}:${line}: ${field}: ${reason}`)

  test.each([
    [['colors', 'main'], '1C6A60', /^content\/brand\.yaml:\d+: colors\.main: write a color in quotes, as # and six/],
    [['colors', 'main'], '#fff', /colors\.main: write a color in quotes/],
    [['colors', 'main'], null, /colors\.main: is empty: put a color in quotes/],
    [['colors', 'main'], undefined, /colors\.main: is missing/],
    [['colors', 'blue'], '#0000ff', /colors\.blue: is unknown/],
    [
      ['colors', 'accent'],
      '#c8553d',
      /colors\.accent: too little contrast: .* 7:1 is needed; the nearest color that passes is "#/,
    ],
    [['radius'], 40, /radius: must be 24 or less/],
    [['radius'], '8px', /radius: write a number of pixels/],
    [['fonts', 'body'], '../figtree', /fonts\.body: write the name of a family/],
    [
      ['fonts', 'headings'],
      'Papyrus',
      /fonts\.headings: "Papyrus" is not installed: run `npm install --save-dev --save-exact @fontsource-variable\/papyrus`/,
    ],
  ])('%j: %j', (path, value, message) => {
    content.set(file, path, value)
    const found = problems()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  test('the line is that of the color', () => {
    content.set(file, ['colors', 'pin'], '#ff88aa')
    const line =
      content
        .read(file)
        .split('\n')
        .findIndex((text) => text.trim().startsWith('pin:')) + 1
    expect(problems()[0]).toMatch(new RegExp(`^content/brand\\.yaml:${line}: colors\\.pin: too little contrast`))
  })
})
