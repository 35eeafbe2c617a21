/** @jest-environment node */
import { checkContent } from '@/lib/content/check'
import { guides, type Problem } from '@/lib/content/read'
import { ContentFolder } from './content-folder'

const symptom = 'symptoms/back-pain.en.md'
const spanishSymptom = 'symptoms/back-pain.es.md'
const service = 'services/chiropractic-care.en.md'
const post = 'posts/chronic-stress.en.md'
const clinic = 'clinic.yaml'

/** The longest text that still fits a limit, and one more character. */
const tooLong = (limit: number) => 'a'.repeat(limit + 1)
const nextLink = (href: string) => (body: string) => `${body}\nSee [this page](${href}).\n`
const fact = 'is unknown here: facts without language live in the English file'
const known = 'known: {phone}, {clinic}, {doctor}, {governingLaw}'
const sections = 'needs the headings {#causes}, {#signs}, {#care}, {#home}, {#urgent} in this order; found'

type Case = [kind: string, breakIt: (content: ContentFolder) => void, ...problems: [string, string, string][]]

const files: Case[] = [
  [
    'a missing Spanish twin',
    (content) => content.remove(spanishSymptom),
    [symptom, 'file', `has no Spanish twin: add content/${spanishSymptom}`],
  ],
  [
    'a missing English twin',
    (content) => content.remove(symptom),
    [spanishSymptom, 'file', `has no English twin: add content/${symptom}`],
  ],
  [
    'a missing page of which there is one',
    (content) => {
      for (const locale of ['en', 'es']) content.remove(`testimonials.${locale}.yaml`)
    },
    ['testimonials.en.yaml', 'file', 'is missing'],
  ],
  ['missing clinic facts', (content) => content.remove(clinic), [clinic, 'file', 'is missing']],
  [
    'a page that no address shows',
    (content) => content.copyPage('pages/contact', 'pages/parking'),
    ['pages/parking.en.md', 'file name', 'belongs to no page of this site'],
    ['pages/parking.es.md', 'file name', 'belongs to no page of this site'],
  ],
  [
    'a file in no collection',
    (content) => content.write('recipes/soup.en.md', ''),
    ['recipes/soup.en.md', 'file name', expect.stringContaining('belongs to no collection: name it folder/name.en.md')],
  ],
  [
    'a stray file',
    (content) => content.write('notes.txt', 'Call the printer.'),
    ['notes.txt', 'file name', expect.stringContaining('belongs to no collection')],
  ],
  [
    'a guide in another folder',
    (content) => content.write('posts/README.md', '# Posts'),
    ['posts/README.md', 'file name', expect.stringContaining('belongs to no collection')],
  ],
  [
    'a copy made by the file manager',
    (content) => content.write('posts/chronic-stress copy.en.md', content.read(post)),
    ['posts/chronic-stress copy.en.md', 'file name', expect.stringContaining('belongs to no collection')],
  ],
  [
    'a file of another encoding',
    (content) => content.write('faq.es.yaml', Buffer.from(content.read('faq.es.yaml'), 'latin1')),
    ['faq.es.yaml', 'file', 'is not UTF-8: save it with that encoding'],
  ],
  [
    'fields without an end',
    (content) => content.write(post, content.read(post).replace('\n---\n', '\n')),
    [post, 'front matter', 'has no end: put --- on a line of its own below the fields'],
  ],
  [
    'a tab before a field',
    (content) => content.write(post, content.read(post).replace('\n  title:', '\n\ttitle:')),
    [post, 'line 5', 'is not valid YAML: Tabs are not allowed as indentation'],
  ],
  [
    'a field that stands twice',
    (content) => content.write(post, content.read(post).replace('\ntitle:', '\ntitle: "Rest"\ntitle:')),
    [post, 'line 3', 'is not valid YAML: Map keys must be unique'],
  ],
  [
    'a file in a third language',
    (content) => content.write('symptoms/back-pain.fr.md', content.read(symptom)),
    ['symptoms/back-pain.fr.md', 'file name', expect.stringContaining('belongs to no collection')],
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
    [symptom, 'line 4', expect.stringMatching(/^is not valid YAML: .+[^:]$/)],
  ],
  [
    'invalid YAML in a YAML file',
    (content) => content.write(clinic, 'name: Clinic\nname: Clinic\n'),
    [clinic, 'line 2', 'is not valid YAML: Map keys must be unique'],
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
    [symptom, 'seo.title', 'keep the title within 60 characters'],
  ],
  [
    'a description too short',
    (content) => content.set(symptom, ['seo', 'description'], 'a'.repeat(119)),
    [symptom, 'seo.description', 'write at least 120 characters: search results show about 150'],
  ],
  [
    'a description too long',
    (content) => content.set(symptom, ['seo', 'description'], tooLong(155)),
    [symptom, 'seo.description', 'keep the description within 155 characters'],
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
    'too few sources',
    (content) =>
      content.set(post, ['sources'], [{ title: 'Stress', publisher: 'A', url: 'https://a.org', lang: 'en' }]),
    [post, 'sources', 'name at least two sources'],
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
    'a post of the future',
    (content) => content.set(post, ['date'], '2999-01-01'),
    [post, 'date', 'lies in the future'],
  ],
  [
    'a testimonial with a full name',
    (content) => content.set('testimonials.en.yaml', ['items', 0, 'name'], 'Maria Torres'),
    ['testimonials.en.yaml', 'items.0.name', 'a first name plus initial, as in "Maria T."'],
  ],
  [
    'eight testimonials',
    (content) => {
      for (const locale of ['en', 'es']) content.set(`testimonials.${locale}.yaml`, ['items', 8], undefined)
    },
    ['testimonials.en.yaml', 'items', 'there are nine testimonials'],
    ['testimonials.es.yaml', 'items', 'there are nine testimonials'],
  ],
  [
    'a testimonial that does not say whether it is a sample',
    (content) => content.set('testimonials.es.yaml', ['items', 0, 'sample'], undefined),
    ['testimonials.es.yaml', 'items.0.sample', 'is missing'],
  ],
  [
    'a question that one language lacks',
    (content) => content.set('faq.es.yaml', ['groups', 1, 'items', 0], undefined),
    ['faq.es.yaml', 'id', expect.stringMatching(/^lists other ids than content\/faq\.en\.yaml: chiropractic, /)],
  ],
  [
    'an id that stands twice',
    (content) => {
      for (const locale of ['en', 'es']) content.set(`faq.${locale}.yaml`, ['groups', 1, 'items', 0, 'id'], 'referral')
    },
    ['faq.en.yaml', 'id', '"referral" stands twice'],
    ['faq.es.yaml', 'id', '"referral" stands twice'],
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
    ['faq.en.yaml', 'groups.0.items.0.answer', 'holds HTML (<b>): write Markdown'],
  ],
]

const facts: Case[] = [
  [
    'a phone that is no phone',
    (content) => content.set(clinic, ['phone'], '555-0142'),
    [clinic, 'phone', 'is not a US phone number with ten digits'],
  ],
  [
    'an e-mail that is no e-mail',
    (content) => content.set(clinic, ['email'], 'hello at example.com'),
    [clinic, 'email', 'is not an e-mail address'],
  ],
  [
    'a social link over http',
    (content) => content.set(clinic, ['social', 'facebook'], 'http://facebook.com/example'),
    [clinic, 'social.facebook', 'must be a full https:// address'],
  ],
  [
    'a social link that is no address',
    (content) => content.set(clinic, ['social', 'youtube'], '@example'),
    [clinic, 'social.youtube', 'must be a full https:// address'],
  ],
  [
    'a fourth social network',
    (content) => content.set(clinic, ['social', 'x'], 'https://x.com/example'),
    [clinic, 'social.x', 'is unknown'],
  ],
  [
    'a zip of four digits',
    (content) => content.set(clinic, ['address', 'zip'], '7276'),
    [clinic, 'address.zip', 'use five digits in quotes'],
  ],
  [
    'a zip without quotes',
    (content) => content.set(clinic, ['address', 'zip'], 72764),
    [clinic, 'address.zip', 'use five digits in quotes'],
  ],
  [
    'a state written out',
    (content) => content.set(clinic, ['address', 'state'], 'Arkansas'),
    [clinic, 'address.state', 'use the two-letter state code'],
  ],
  [
    'closing before opening',
    (content) => content.set(clinic, ['hours', 'monday', 0], '13:00-09:00'),
    [clinic, 'hours.monday.0', 'closing time must be later than opening time'],
  ],
  [
    'closing at opening',
    (content) => content.set(clinic, ['hours', 'monday', 0], '09:00-09:00'),
    [clinic, 'hours.monday.0', 'closing time must be later than opening time'],
  ],
  [
    'overlapping hours',
    (content) => content.set(clinic, ['hours', 'friday'], ['09:00-13:00', '12:30-18:00']),
    [clinic, 'hours.friday', 'ranges of one day must follow each other and not overlap'],
  ],
  [
    'an impossible time',
    (content) => content.set(clinic, ['hours', 'friday'], ['09:00-24:30']),
    [clinic, 'hours.friday.0', 'write hours as "09:00-13:00" (24-hour clock)'],
  ],
  [
    'a time of the 12-hour clock',
    (content) => content.set(clinic, ['hours', 'friday'], ['9:00-13:00']),
    [clinic, 'hours.friday.0', 'write hours as "09:00-13:00" (24-hour clock)'],
  ],
  [
    'a day without hours',
    (content) => content.set(clinic, ['hours', 'sunday'], undefined),
    [clinic, 'hours.sunday', 'is missing'],
  ],
  [
    'an insurer whose page has no file',
    (content) => content.set(clinic, ['insurers', 4, 'page'], 'centene'),
    [clinic, 'insurers', 'page "centene" has no file content/insurers/centene.en.md'],
  ],
  ['an empty insurer', (content) => content.set(clinic, ['insurers', 7], null), [clinic, 'insurers.7', 'is empty']],
]

const bodies: Case[] = [
  [
    'an empty body',
    (content) => content.body(post, () => '\n'),
    [post, 'body', 'is empty: write the text below the second ---'],
  ],
  [
    'HTML in Markdown',
    (content) => content.body(post, (body) => `${body}\n<script>alert(1)</script>\n`),
    [post, 'body', 'holds HTML (<script>): write Markdown'],
  ],
  [
    'an HTML comment',
    (content) => content.body(post, (body) => `${body}\n<!-- later -->\n`),
    [post, 'body', 'holds HTML (<!-- later -->): write Markdown'],
  ],
  [
    'a "# " heading',
    (content) => content.body(post, (body) => `# Stress\n\n${body}`),
    [post, 'body', 'holds a "# " heading: the page already has one, begin with "## "'],
  ],
  [
    'a section without its id',
    (content) => content.body(symptom, (body) => body.replace(' {#signs}', '')),
    [symptom, 'body', `${sections} {#causes}, {#}, {#care}, {#home}, {#urgent}`],
  ],
  [
    'sections in another order',
    (content) =>
      content.body(symptom, (body) =>
        body.replace('{#signs}', '{#x}').replace('{#care}', '{#signs}').replace('{#x}', '{#care}'),
      ),
    [symptom, 'body', `${sections} {#causes}, {#care}, {#signs}, {#home}, {#urgent}`],
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
    [service, 'body, {#what}', 'unknown drawing "elbow"'],
  ],
  [
    'a picture without words',
    (content) => content.body(service, (body) => body.replace(/!\[[^\]]+\]/, '![]')),
    [service, 'body, {#what}', 'picture has no words for people who cannot see it'],
  ],
  [
    'a symptom page with too few words',
    (content) =>
      content.body(symptom, () =>
        ['causes', 'signs', 'care', 'home', 'urgent'].map((id) => `## One two {#${id}}\n\nThree.\n`).join('\n'),
      ),
    [symptom, 'body', 'has 15 words; a symptom page needs at least 600'],
  ],
]

const addresses: Case[] = [
  [
    'a link in Markdown to no page',
    (content) => content.body(symptom, nextLink('/symptoms/elbow')),
    [symptom, 'body', '/symptoms/elbow leads to no page of this site'],
  ],
  [
    'a link in a YAML answer to no page',
    (content) => content.set('faq.es.yaml', ['groups', 0, 'items', 0, 'answer'], 'Vea [precios](/prices).'),
    ['faq.es.yaml', 'groups.0.items.0.answer', '/prices leads to no page of this site'],
  ],
  [
    'an extra service that leads to no page',
    (content) => content.set('home.en.yaml', ['extraServices', 1, 'href'], '/services/acupuncture'),
    ['home.en.yaml', 'extraServices.1.href', '/services/acupuncture leads to no page of this site'],
  ],
  [
    'a link to an alias',
    (content) => content.body(post, nextLink('/symptoms/headaches-migraines')),
    [post, 'body', '/symptoms/headaches-migraines leads to no page of this site'],
  ],
  [
    'a link with the Spanish prefix',
    (content) => content.body(spanishSymptom, nextLink('/es/contact')),
    [spanishSymptom, 'body', '/es/contact: write the English address, the site adds /es itself'],
  ],
  [
    'a link over http',
    (content) => content.body(post, nextLink('http://example.com/')),
    [post, 'body', 'http://example.com/ is neither a page of this site nor an https address'],
  ],
  [
    'a relative link, even one named as a drawing',
    (content) => content.body(post, nextLink('back-pain')),
    [post, 'body', 'back-pain is neither a page of this site nor an https address'],
  ],
  [
    'an alias of two pages',
    (content) => content.set('symptoms/work-injury.en.md', ['aliases'], ['headaches-migraines']),
    [
      'symptoms/work-injury.en.md',
      'aliases',
      'address /symptoms/headaches-migraines already belongs to content/symptoms/headache-migraine.en.md',
    ],
  ],
  [
    'an alias that is the address of a page',
    (content) => content.set('symptoms/arthritis-joint-pain.en.md', ['aliases'], ['neck-pain']),
    [
      'symptoms/arthritis-joint-pain.en.md',
      'aliases',
      'address /symptoms/neck-pain already belongs to content/symptoms/neck-pain.en.md',
    ],
  ],
  [
    'an alias that is no address',
    (content) => content.set(symptom, ['aliases'], ['Back Pain']),
    [symptom, 'aliases.0', 'use lowercase letters, digits and single hyphens'],
  ],
  [
    'one address for a city and a policy',
    (content) => content.copyPage('cities/rogers-chiropractor', 'cities/privacy-policy'),
    [
      'policies/privacy-policy.en.md',
      'file name',
      'address /privacy-policy already belongs to content/cities/privacy-policy.en.md',
    ],
  ],
  [
    'a city at the address of another page',
    (content) => content.copyPage('cities/rogers-chiropractor', 'cities/faq'),
    ['cities/faq.en.md', 'file name', 'address /faq already belongs to content/faq.en.yaml'],
  ],
  [
    'a city at the address of the Spanish pages',
    (content) => content.copyPage('cities/rogers-chiropractor', 'cities/es'),
    ['cities/es.en.md', 'file name', 'address /es already belongs to the Spanish pages'],
  ],
  [
    'a related page that does not exist',
    (content) => content.set(symptom, ['related', 0], 'elbow-pain'),
    [symptom, 'related', '"elbow-pain" is no symptom page'],
  ],
  [
    'a page related to itself',
    (content) => content.set(symptom, ['related', 0], 'back-pain'),
    [symptom, 'related', 'names the page itself'],
  ],
]

const content = new ContentFolder()
afterEach(() => content.mend())
afterAll(() => content.delete())

describe.each([
  ['files', files],
  ['fields', fields],
  ['clinic facts', facts],
  ['Markdown', bodies],
  ['addresses', addresses],
])('%s', (_, cases) => {
  test.each(cases)('%s', (_kind, breakIt, ...problems) => {
    breakIt(content)
    expect(checkContent(content.path)).toEqual(
      problems.map(([file, field, reason]): Problem => ({ file: `content/${file}`, field, reason })),
    )
  })
})

test.each<[string, (content: ContentFolder) => void]>([
  ['line ends of Windows', (folder) => folder.write(symptom, folder.read(symptom).replaceAll('\n', '\r\n'))],
  ['the mark of Windows before the first line', (folder) => folder.write(symptom, `\uFEFF${folder.read(symptom)}`)],
  ['that mark in a file of facts', (folder) => folder.write(clinic, `\uFEFF${folder.read(clinic)}`)],
  ['hidden files of the computer', (folder) => folder.write('posts/.DS_Store', 'x')],
])('%s are no problem', (_, change) => {
  change(content)
  expect(checkContent(content.path)).toEqual([])
})

test('the guides for the people who write are there', () => {
  for (const guide of guides) expect(content.read(guide)).not.toBe('')
})

test('the content of the site has no problem', () => {
  expect(checkContent('content')).toEqual([])
})

test.each([
  ['a fragment and a query', '/faq?from=post#referral'],
  ['the home page', '/'],
  ['https', 'https://medlineplus.gov/'],
  ['a phone', 'tel:+14795550142'],
  ['a part of the same page', '#causes'],
])('a link to %s is sound', (_, href) => {
  content.body(post, nextLink(href))
  expect(checkContent(content.path)).toEqual([])
})
