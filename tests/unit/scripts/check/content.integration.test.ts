/** @jest-environment node */

import { guides, type Problem } from '@/lib/content/read'
import { checkContent } from '@/scripts/check/content'
import { content } from './cases/content'
import type { ContentFolder } from './content-folder'
import './cases/articles'
import './cases/brand'
import './cases/danger'
import './cases/editorial'
import './cases/footnotes'
import './cases/insurance-cards'
import './cases/language-notices'
import './cases/launch'
import './cases/local'
import './cases/machine-translation'
import './cases/made-up-pages'
import './cases/offered'
import './cases/offices'
import './cases/photos'
import './cases/repository'
import './cases/search'
import './cases/text-consent'
import './cases/translations'
import './cases/triage'
import './cases/visit-facts'
import './cases/visits'

const symptom = 'symptoms/back-pain.en.md'
const spanishSymptom = 'symptoms/back-pain.es.md'
const service = 'services/chiropractic-care.en.md'
const post = 'posts/chronic-stress.en.md'
const clinic = 'clinic.yaml'

/** A text one character too long for a limit. */
const tooLong = (limit: number) => 'i'.repeat(limit + 1)
const nextLink = (href: string) => (body: string) => `${body}\nSee [this page](${href}).\n`
const fact = 'is unknown here: facts without language live in the English file'
const known =
  'known: {phone}, {email}, {address}, {street}, {city}, {state}, {stateName}, {region}, {clinic}, {doctor}, {governingLaw}, {estimateNotice}, {disputeThreshold}, {browserStorage}, {textConsent}, {symptomCount}, {serviceCount}'
const sections = 'needs the headings {#causes}, {#signs}, {#care}, {#home}, {#urgent} in this order; found'

type Case = [kind: string, breakIt: (content: ContentFolder) => void, ...problems: [string, string, string][]]

/** What is said of the sources of a file whose text names none of them. */
const unnamed = (file: string, count: number) =>
  Array.from({ length: count }, (_, i): Case[2] => [
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
    ['pages/parking.en.md', 'file name', expect.stringContaining('belongs to no kind of page')],
    ['pages/parking.es.md', 'file name', expect.stringContaining('belongs to no kind of page')],
  ],
  [
    'a file of no kind',
    (content) => content.write('recipes/soup.en.md', ''),
    [
      'recipes/soup.en.md',
      'file name',
      expect.stringContaining('belongs to no kind of page: name it folder/name.en.md'),
    ],
  ],
  [
    'a stray file',
    (content) => content.write('notes.txt', 'Call the printer.'),
    ['notes.txt', 'file name', expect.stringContaining('belongs to no kind of page')],
  ],
  [
    'a guide in another folder',
    (content) => content.write('posts/README.md', '# Posts'),
    ['posts/README.md', 'file name', expect.stringContaining('belongs to no kind of page')],
  ],
  [
    'a copy made by the file manager',
    (content) => content.write('posts/chronic-stress copy.en.md', content.read(post)),
    ['posts/chronic-stress copy.en.md', 'file name', expect.stringContaining('belongs to no kind of page')],
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
    (content) => content.write(post, content.read(post).replace('\ntitle:', '\n\ttitle:')),
    [post, 'line 2', 'is not valid YAML: Tabs are not allowed as indentation'],
  ],
  [
    'a field that appears twice',
    (content) => content.write(post, content.read(post).replace('\ntitle:', '\ntitle: "Rest"\ntitle:')),
    [post, 'line 3', 'is not valid YAML: Map keys must be unique'],
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
    [symptom, 'seo.title', 'keep the title within 60 characters'],
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
    ['testimonials.en.yaml', 'items', 'keep exactly nine testimonials'],
    ['testimonials.es.yaml', 'items', 'keep exactly nine testimonials'],
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
    ['faq.en.yaml', 'groups.0.items.0.answer', 'holds HTML (<b>): write Markdown'],
  ],
]

const gfe = 'policies/good-faith-estimate'
const states = 'must state {'
const policies: Case[] = [
  [
    'an estimate page that does not say how early to ask',
    (content) => content.body(`${gfe}.es.md`, (body) => body.replaceAll('{estimateNotice}', 'un día hábil')),
    [`${gfe}.es.md`, 'body', `${states}estimateNotice}: this policy is where people look for it`],
  ],
  [
    'an estimate page with a threshold of its own',
    (content) => content.body(`${gfe}.en.md`, (body) => body.replaceAll('{disputeThreshold}', '$500')),
    [`${gfe}.en.md`, 'body', `${states}disputeThreshold}: this policy is where people look for it`],
  ],
  [
    'terms without governing law',
    (content) => content.body('policies/terms-of-service.es.md', (body) => body.replaceAll('{governingLaw}', 'Texas')),
    ['policies/terms-of-service.es.md', 'body', `${states}governingLaw}: this policy is where people look for it`],
  ],
  [
    'a notice of privacy practices without the day it took effect',
    (content) => content.set('policies/hipaa-policy.en.md', ['effective'], undefined),
    [
      'policies/hipaa-policy.en.md',
      'effective',
      'is missing: the notice must say when it took effect (45 CFR 164.520(b)(1)(viii))',
    ],
  ],
  [
    'a policy without a way to ask',
    (content) => content.body('policies/accessibility.en.md', (body) => body.replaceAll('{phone}', 'the office')),
    ['policies/accessibility.en.md', 'body', `${states}phone}: this policy is where people look for it`],
  ],
  [
    'a heading without an id',
    (content) => content.body('policies/hipaa-policy.en.md', (body) => body.replace(' {#rights}', '')),
    [
      'policies/hipaa-policy.en.md',
      'body',
      expect.stringMatching(/^heading "Your rights.*" needs an id, as in ## Heading \{#id\}$/),
    ],
  ],
  [
    'a part that one language lacks',
    (content) => content.body('policies/privacy-policy.es.md', (body) => body.replace(/## [^\n]*\{#children\}/, '')),
    [
      'policies/privacy-policy.es.md',
      'body',
      'has other headings than content/policies/privacy-policy.en.md: {#children} is missing',
    ],
  ],
  [
    'a part that stands in one language only',
    (content) => content.body('policies/privacy-policy.es.md', (body) => `${body}\n## Más {#more}\n\nTexto.\n`),
    [
      'policies/privacy-policy.es.md',
      'body',
      'has other headings than content/policies/privacy-policy.en.md: {#more} is not there',
    ],
  ],
  [
    'parts in another order',
    (content) =>
      content.body('policies/privacy-policy.es.md', (body) =>
        body.replace('{#keep}', '{#x}').replace('{#share}', '{#keep}').replace('{#x}', '{#share}'),
      ),
    [
      'policies/privacy-policy.es.md',
      'body',
      'has other headings than content/policies/privacy-policy.en.md: the order differs',
    ],
  ],
  [
    'no offer of help in one of the languages',
    (content) => content.set('policies/anti-discrimination.es.md', ['assistance'], undefined),
    ['policies/anti-discrimination.es.md', 'assistance', 'is missing: every policy page shows it in both languages'],
  ],
  [
    'a review that has not happened',
    (content) => content.set(symptom, ['reviewed'], '2999-01-01'),
    [symptom, 'reviewed', 'lies in the future'],
  ],
  [
    'a policy of the future',
    (content) => content.set('policies/accessibility.en.md', ['updated'], '2999-01-01'),
    ['policies/accessibility.en.md', 'updated', 'lies in the future'],
  ],
]

const facts: Case[] = [
  [
    'a negative threshold',
    (content) => content.set(clinic, ['goodFaithEstimate', 'disputeThreshold'], -400),
    [clinic, 'goodFaithEstimate.disputeThreshold', 'must be more than 0'],
  ],
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
    'a time zone that is no name of the database',
    (content) => content.set(clinic, ['timeZone'], 'Central Time'),
    [clinic, 'timeZone', 'is no name of the IANA time zone database: write it as in America/Chicago'],
  ],
  [
    'the abbreviation of a time zone',
    (content) => content.set(clinic, ['timeZone'], 'CST'),
    [clinic, 'timeZone', 'is no name of the IANA time zone database: write it as in America/Chicago'],
  ],
  [
    'an offset for a time zone',
    (content) => content.set(clinic, ['timeZone'], '-06:00'),
    [clinic, 'timeZone', 'is no name of the IANA time zone database: write it as in America/Chicago'],
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

const insurance = 'insurance-plans.en.md'
const spanishInsurance = 'insurance-plans.es.md'
const insurer = 'insurers/aetna.en.md'

const paying: Case[] = [
  [
    'an insurer without one of the four steps',
    (content) => content.set(insurer, ['steps', 'billing'], undefined),
    [insurer, 'steps.billing', 'is missing'],
  ],
  [
    'a benefit beyond the three',
    (content) => content.set(insurer, ['benefits', 'sleep'], { title: 'Sleep', text: 'Better nights.' }),
    [insurer, 'benefits.sleep', 'is unknown'],
  ],
  [
    'an insurer’s site over http',
    (content) => content.set(insurer, ['site'], 'http://www.aetna.com'),
    [insurer, 'site', 'must be a full https:// address'],
  ],
  [
    'an insurer with one source',
    (content) =>
      content.set(
        insurer,
        ['sources'],
        [{ key: 'a', title: 'A', publisher: 'B', url: 'https://c.example', lang: 'en' }],
      ),
    [insurer, 'sources', 'name at least two sources'],
  ],
  [
    'an insurer’s page that its list does not name',
    (content) => content.set(clinic, ['insurers', 0, 'page'], undefined),
    [insurer, 'file name', 'no insurer of content/clinic.yaml has "page: aetna"'],
    ['insurers/aetna.es.md', 'file name', 'no insurer of content/clinic.yaml has "page: aetna"'],
  ],
  [
    'an insurer listed twice',
    (content) => content.set(clinic, ['insurers', 4, 'name'], 'Aetna'),
    [clinic, 'insurers', '"Aetna" appears twice'],
    ['insurance-cards.yaml', 'kinds.2.cards.0.insurer', expect.stringContaining('"Centene" is no insurer')],
  ],
  [
    'two insurers with one page',
    (content) => content.set(clinic, ['insurers', 4, 'page'], 'medicare'),
    [clinic, 'insurers', 'page "medicare" belongs to two insurers'],
  ],
  [
    'a question too long for the printed list',
    (content) => content.set(insurance, ['sheet', 'items', 0, 'question'], tooLong(110)),
    [insurance, 'sheet.items.0.question', 'keep a question within 110 characters: the list is one printed page'],
  ],
  [
    'more questions than the printed page holds',
    (content) => {
      for (const file of [insurance, spanishInsurance])
        content.set(file, ['sheet', 'items', 12], { id: 'ask-more', question: 'More?' })
    },
    [insurance, 'sheet.items', 'twelve questions fit the printed page'],
    [spanishInsurance, 'sheet.items', 'twelve questions fit the printed page'],
  ],
  [
    'a question that only one language asks',
    (content) => content.set(spanishInsurance, ['sheet', 'items', 11], undefined),
    [spanishInsurance, 'id', expect.stringContaining(`lists other ids than content/${insurance}`)],
  ],
  [
    'a word explained twice',
    (content) => content.set(insurance, ['terms', 'items', 1, 'id'], 'deductible'),
    [insurance, 'id', '"deductible" appears twice'],
    [spanishInsurance, 'id', expect.stringContaining(`lists other ids than content/${insurance}`)],
  ],
  [
    'cash plans without the estimate',
    (content) => content.body('cash-plans.en.md', (body) => body.replace(/## .+\{#estimate\}[\s\S]*?(?=\n## )/, '')),
    ['cash-plans.en.md', 'body', expect.stringContaining('found {#self-pay}, {#payment-plans}, {#wellness}, {#hsa}')],
    ...unnamed('cash-plans.en.md', 1),
  ],
]

const bodies: Case[] = [
  [
    'an empty body',
    (content) => content.body(post, () => '\n'),
    [post, 'body', 'is empty: write the text below the second ---'],
    ...unnamed(post, 4),
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
    [service, 'body, {#what}', expect.stringMatching(/^unknown drawing "elbow"; known: back-pain, /)],
  ],
  [
    'a picture without words',
    (content) => content.body(service, (body) => body.replace(/!\[[^\]]+\]/, '![]')),
    [service, 'body', 'picture has no words for people who cannot see it'],
  ],
  [
    'a symptom page with too few words',
    (content) =>
      content.body(symptom, () =>
        ['causes', 'signs', 'care', 'home', 'urgent'].map((id) => `## One two {#${id}}\n\nThree.\n`).join('\n'),
      ),
    [symptom, 'body', 'has 15 words; a page of this kind needs at least 600'],
    ...unnamed(symptom, 5),
  ],
]

const addresses: Case[] = [
  [
    'a link in Markdown to no page',
    (content) => content.body(symptom, nextLink('/symptoms/elbow')),
    [symptom, 'body', '/symptoms/elbow leads to no page of this site'],
  ],
  [
    'a link to a page with two ways to start that names neither',
    (content) => content.body(symptom, nextLink('/free-consultation?source=a')),
    [
      symptom,
      'body',
      '/free-consultation?source=a has two ways to start: add #consultation-form for the free talk, or #new-patient-form for the offer',
    ],
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
      'address /symptoms/headaches-migraines already belongs to content/symptoms/headache-migraine.en.md: take the alias out',
    ],
  ],
  [
    'an alias that is the address of a page',
    (content) => content.set('symptoms/arthritis-joint-pain.en.md', ['aliases'], ['neck-pain']),
    [
      'symptoms/arthritis-joint-pain.en.md',
      'aliases',
      'address /symptoms/neck-pain already belongs to content/symptoms/neck-pain.en.md: take the alias out',
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
      'address /privacy-policy already belongs to content/cities/privacy-policy.en.md: rename one of the two files',
    ],
  ],
  [
    'a city at the address of a page that stands after the cities',
    (content) => content.copyPage('cities/rogers-chiropractor', 'cities/search'),
    ['cities/search.en.md', 'file name', 'address /search already belongs to content/search.en.yaml: rename the file'],
  ],
  [
    'a city at the address of another page',
    (content) => content.copyPage('cities/rogers-chiropractor', 'cities/faq'),
    ['cities/faq.en.md', 'file name', 'address /faq already belongs to content/faq.en.yaml: rename the file'],
  ],
  [
    'a city at the address of the Spanish pages',
    (content) => content.copyPage('cities/rogers-chiropractor', 'cities/es'),
    ['cities/es.en.md', 'file name', 'address /es already belongs to the Spanish pages: rename the file'],
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

const city = 'cities/rogers-chiropractor.en.md'
const spanishCity = 'cities/rogers-chiropractor.es.md'
const region = 'lies outside the map:'

const cities: Case[] = [
  [
    'a claim that clinic.yaml does not make',
    (content) => content.set(city, ['claim'], 'lowell'),
    [city, 'claim', expect.stringMatching(/^unknown claim "lowell"; known: .*\brogers\b/)],
  ],
  [
    'a travel fact that clinic.yaml does not state',
    (content) => content.set(city, ['travel'], 'lowell'),
    [city, 'travel', expect.stringMatching(/^unknown travel fact "lowell"; known: .*\bpinnacle-hills\b/)],
  ],
  [
    'a place that is not on the map',
    (content) => content.set(city, ['emphasis'], 'tulsa'),
    [city, 'emphasis', 'unknown place on the map "tulsa"; known: springdale, fayetteville, rogers, bentonville'],
  ],
  [
    'a town in another part of Arkansas',
    (content) => content.set(city, ['geo', 'latitude'], 34.75),
    [city, 'geo.latitude', `${region} latitude between 36 and 36.4`],
  ],
  [
    'a town with east and west mixed up',
    (content) => content.set(city, ['geo', 'longitude'], 94.1185),
    [city, 'geo.longitude', `${region} longitude between -94.345 and -93.9275`],
  ],
  [
    'the position of a town in the Spanish file',
    (content) => content.set(spanishCity, ['geo'], { latitude: 36.3, longitude: -94.1 }),
    [spanishCity, 'geo', fact],
  ],
  [
    'missing directions',
    (content) => {
      for (const file of [city, spanishCity]) content.set(file, ['directions'], undefined)
    },
    [city, 'directions', 'is missing'],
    [spanishCity, 'directions', 'is missing'],
  ],
  [
    'the way from one place only',
    (content) => {
      for (const file of [city, spanishCity]) {
        content.set(file, ['directions', 'items', 2], undefined)
        content.set(file, ['directions', 'items', 1], undefined)
      }
    },
    [city, 'directions.items', 'describe the way from at least two places'],
    [spanishCity, 'directions.items', 'describe the way from at least two places'],
  ],
  [
    'a way in one step',
    (content) => {
      content.set(city, ['directions', 'items', 0, 'steps'], ['Drive south.'])
      content.set(spanishCity, ['directions', 'items', 0, 'steps'], ['Vaya al sur.'])
    },
    [city, 'directions.items.0.steps', 'give the way in at least two steps'],
    [spanishCity, 'directions.items.0.steps', 'give the way in at least two steps'],
  ],
  [
    'a step that the Spanish reader does not get',
    (content) => content.set(spanishCity, ['directions', 'items', 0, 'steps', 3], undefined),
    [
      spanishCity,
      'way "from-pinnacle"',
      'has 3 steps, content/cities/rogers-chiropractor.en.md 4: describe the same way',
    ],
  ],
  [
    'no landmarks',
    (content) => {
      for (const file of [city, spanishCity]) content.set(file, ['landmarks', 'items'], [])
    },
    [city, 'landmarks.items', 'name at least three landmarks'],
    [spanishCity, 'landmarks.items', 'name at least three landmarks'],
  ],
  [
    'a local question that one language lacks',
    (content) => content.set(spanishCity, ['questions', 'items', 0], undefined),
    [spanishCity, 'id', expect.stringMatching(/^lists other ids than content\/cities\/rogers-chiropractor\.en\.md: /)],
  ],
  [
    'a service that does not exist',
    (content) => {
      for (const file of [city, spanishCity]) content.set(file, ['services', 'items', 0, 'id'], 'massage')
    },
    [city, 'services.items.0.id', expect.stringMatching(/^"massage" is no service page; known: chiropractic-care, /)],
    [spanishCity, 'services.items.0.id', expect.stringMatching(/^"massage" is no service page; /)],
  ],
  [
    'a figure in a label',
    (content) => content.set(city, ['stats', 'claim'], '300 people from Rogers'),
    [city, 'stats.claim', 'leave the figure out: it comes from clinic.yaml'],
  ],
  [
    'a travel time written by hand',
    (content) => content.body(spanishCity, (body) => `${body}\nLlega en 10 minutos.\n`),
    [spanishCity, 'body', 'states "10 minutos" by hand: the page shows the figures of clinic.yaml, leave it out'],
  ],
  [
    'a keyword twice',
    (content) => content.set(city, ['keywords', 1], 'Chiropractor Rogers AR'),
    [city, 'keywords', '"Chiropractor Rogers AR" appears twice'],
  ],
  [
    'a social title too long to be shown',
    (content) => content.set(city, ['social', 'title'], tooLong(70)),
    [city, 'social.title', 'keep the social title within 70 characters'],
  ],
]

const places = 'places.yaml'
const position = 'write a position as "36.1867, -94.1288": latitude, longitude'
const distances = 'give either minutes or miles'

const area: Case[] = [
  [
    'a town that lies on another map',
    (content) => content.set(places, ['towns', 2, 'at'], '36.15, -95.99'),
    [places, 'towns.2.at', `${region} longitude between -94.345 and -93.9275`],
  ],
  [
    'a drive that leaves the map',
    (content) => content.set(places, ['towns', 1, 'drives', 0, 'points', 2], '35.9, -94.17'),
    [places, 'towns.1.drives.0.points.2', `${region} latitude between 36 and 36.4`],
  ],
  [
    'a smaller place with east and west mixed up',
    (content) => content.set(places, ['spots', 0, 'at'], '36.1779, 94.2335'),
    [places, 'spots.0.at', `${region} longitude between -94.345 and -93.9275`],
  ],
  [
    'a position without its longitude',
    (content) => content.set(places, ['signs', 0, 'at'], '36.222'),
    [places, 'signs.0.at', position],
  ],
  [
    'two towns of one name',
    (content) => content.set(places, ['towns', 1, 'id'], 'springdale'),
    [places, 'towns.1.id', '"springdale" appears twice'],
    ['cities/fayetteville-chiropractor.en.md', 'emphasis', expect.stringMatching(/^unknown place on the map /)],
  ],
  [
    'a town without a drive',
    (content) => content.set(places, ['towns', 3, 'drives'], []),
    [places, 'towns.3.drives', 'draw at least one drive to the clinic'],
  ],
  [
    'a place of the small drawing that is none',
    (content) => content.set(places, ['sketch', 'street'], 'left'),
    [places, 'sketch.street', 'write two whole numbers, as in "640 760"'],
  ],
  [
    'a way in minutes and in miles',
    (content) => content.set(clinic, ['travel', 0, 'miles'], 9),
    [clinic, 'travel.0.minutes', distances],
  ],
  [
    'a way of no length',
    (content) => content.set(clinic, ['travel', 0, 'minutes'], undefined),
    // A missing field is reported as missing.
    [clinic, 'travel.0.minutes', 'is missing'],
  ],
  [
    'two ways from one place',
    (content) => content.set(clinic, ['travel', 1, 'id'], 'university-campus'),
    [clinic, 'travel.1.id', '"university-campus" appears twice'],
    [city, 'travel', expect.stringMatching(/^unknown travel fact "pinnacle-hills"; known: university-campus, /)],
  ],
  [
    'a group of patients without its number',
    (content) => content.set(clinic, ['claims', 'patients', 2, 'count'], undefined),
    [clinic, 'claims.patients.2.count', 'is missing'],
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
    [drawings, 'neutral', 'name at least one'],
  ],
]

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
    [post, 'caption', 'is missing: say in a line what the drawing shows'],
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
    'a call to action without its question',
    (content) => content.set('posts/chronic-stress.es.md', ['ask'], undefined),
    ['posts/chronic-stress.es.md', 'ask', 'is missing'],
  ],
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
    [post, 'related', 'name at least two posts'],
  ],
  [
    'a pin without words',
    (content) => content.set('posts/chronic-stress.es.md', ['pin'], undefined),
    ['posts/chronic-stress.es.md', 'pin', 'is missing: say what the pin of the drawing marks'],
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

const embeds = 'embeds.yaml'
const script = {
  provider: 'script',
  url: 'https://a.b/FORM_ID',
  form: 'x',
  script: 'https://c.d/e.js',
  messages: 'iframe-resizer',
}

const frames: Case[] = [
  [
    'missing embeds',
    (content) => content.remove(embeds),
    [embeds, 'file', expect.stringContaining('is missing: add it')],
  ],
  ['a frame without a setting', (content) => content.set(embeds, ['map'], undefined), [embeds, 'map', 'is missing']],
  [
    'an unknown frame',
    (content) => content.set(embeds, ['chat'], { provider: 'demo' }),
    [embeds, 'chat', 'is unknown'],
  ],
  [
    'an unknown provider',
    (content) => content.set(embeds, ['survey'], { provider: 'fax' }),
    [embeds, 'survey.provider', 'unknown provider; known: demo, iframe, script'],
  ],
  [
    'our own form where there is none',
    (content) => content.set(embeds, ['booking'], { provider: 'form', endpoint: 'https://a.b/' }),
    [embeds, 'booking.provider', 'unknown provider; known: demo, iframe, script'],
  ],
  [
    'a frame over http',
    (content) => content.set(embeds, ['map'], { provider: 'iframe', url: 'http://maps.example/' }),
    [embeds, 'map.url', 'must be a full https:// address'],
  ],
  [
    'a script address',
    (content) => content.set(embeds, ['map'], { provider: 'iframe', url: 'javascript:alert(1)' }),
    [embeds, 'map.url', 'must be a full https:// address'],
  ],
  [
    'an endpoint over http in one language',
    (content) =>
      content.set(embeds, ['contact'], { en: { provider: 'demo' }, es: { provider: 'form', endpoint: 'http://a.b/' } }),
    [embeds, 'contact.es.endpoint', 'must be a full https:// address'],
  ],
  [
    'a frame in one language only',
    (content) => content.set(embeds, ['contact'], { en: { provider: 'demo' } }),
    [embeds, 'contact.es', 'is missing'],
  ],
  [
    'an address with a fragment',
    (content) => content.set(embeds, ['map'], { provider: 'iframe', url: 'https://a.b/#c' }),
    [embeds, 'map.url', 'must end before "#": the site adds its own parameters'],
  ],
  [
    'an address with a password',
    (content) => content.set(embeds, ['map'], { provider: 'iframe', url: 'https://a:b@c.d/' }),
    [embeds, 'map.url', 'must not hold a user name or password'],
  ],
  [
    'an unknown message format',
    (content) => content.set(embeds, ['survey'], { ...script, messages: 'smoke' }),
    [embeds, 'survey.messages', 'must be one of iframe-resizer, embed-height'],
  ],
  [
    'an attribute that no script looks for',
    (content) => content.set(embeds, ['survey'], { ...script, attributes: { onload: 'alert(1)' } }),
    [embeds, 'survey.attributes', 'has an attribute other than id, name and data-…'],
  ],
  [
    'a form id without its place',
    (content) => content.set(embeds, ['survey'], { ...script, url: 'https://a.b/' }),
    [embeds, 'survey.form', 'write FORM_ID in the url where the form id belongs, and the id under "form"'],
  ],
  [
    'a form id that is none',
    (content) => content.set(embeds, ['survey'], { ...script, form: '../x?' }),
    [embeds, 'survey.form', 'a form id has letters, digits, - and _ only'],
  ],
  [
    'a field of another provider',
    (content) => content.set(embeds, ['survey'], { provider: 'demo', url: 'https://a.b/' }),
    [embeds, 'survey.url', 'is unknown'],
  ],
  [
    'a setting that is a word',
    (content) => content.set(embeds, ['survey'], 'demo'),
    [embeds, 'survey', expect.any(String)],
  ],
]

const expectProblems = (found: Problem[], problems: [string, string, string][]) =>
  expect(found.map(({ line, ...problem }) => problem)).toEqual(
    problems.map(([file, field, reason]): Problem => ({ file: `content/${file}`, field, reason })),
  )

describe('files', () => {
  test.each(files)('%s', (_kind, breakIt, ...problems) => {
    breakIt(content)
    expectProblems(checkContent(content.path), problems)
  })
})

describe.each([
  ['fields', fields],
  ['policies', policies],
  ['clinic facts', facts],
  ['paying', paying],
  ['Markdown', bodies],
  ['addresses', addresses],
  ['cities', cities],
  ['places and ways', area],
  ['parts of drawings', parts],
  ['posts', posts],
  ['embeds', frames],
])('%s', (_, cases) => {
  test.each(cases)('%s', (_kind, breakIt, ...problems) => {
    breakIt(content)
    expectProblems(content.check(), problems)
  })
})

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
  expect(content.check()).toEqual([])
})

test.each([
  ['a script with a form id', 'survey', script],
  [
    'our own form in one language',
    'contact',
    { en: { provider: 'demo' }, es: { provider: 'form', endpoint: 'https://a.b/' } },
  ],
])('%s is a sound embed', (_, frame, setting) => {
  content.set(embeds, [frame], setting)
  expect(content.check()).toEqual([])
})
