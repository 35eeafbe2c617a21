import { readFileSync } from 'node:fs'
import { type Case, content, testCases } from './cases'

const symptom = 'symptoms/back-pain.en.md'
const clinic = 'clinic.yaml'
/** Return a text one character too long for a limit. */
const tooLong = (limit: number) => 'i'.repeat(limit + 1)

/** A notice on every page. */
const notice = (more: object) => ({
  level: 'warning',
  from: '2027-01-14',
  until: '2027-03-14',
  text: { en: 'Closed because of ice.', es: 'Cerrado por el hielo.' },
  ...more,
})

/** Return the problems of a file whose text names none of its sources. */
const unnamed = (file: string, count: number) =>
  Array.from({ length: count }, (_, i): Case[2] => [
    file,
    `sources.${i}.key`,
    expect.stringContaining('no sentence names this source'),
  ])

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
    'a P.O. box',
    (content) => content.set(clinic, ['address', 'street'], 'P.O. Box 12'),
    [clinic, 'address.street', expect.stringContaining('is a P.O. box')],
  ],
  [
    'a range of prices',
    (content) => content.set(clinic, ['prices'], { asOf: '2026-11-01', from: false, firstVisit: '90-120' }),
    [clinic, 'prices.firstVisit', expect.stringContaining('for a range write the lowest')],
  ],
  [
    'links for existing patients without any',
    (content) => content.set(clinic, ['existingPatients'], {}),
    [clinic, 'existingPatients', expect.stringContaining('write at least one address')],
  ],
  [
    'a portal that is no address',
    (content) => content.set(clinic, ['existingPatients'], { portal: 'portal.example.org' }),
    [clinic, 'existingPatients.portal', 'must be an https:// address, or one of this site that begins with /'],
  ],
  [
    'two practitioners of one name',
    (content) => {
      const one = { name: 'Dr. Ana Sample', credentials: 'DC', license: 'No. 1', services: ['wellness-care'] }
      content.set(clinic, ['practitioners'], [one, { ...one, license: 'No. 2' }])
    },
    [clinic, 'practitioners.1.name', 'appears twice: name each practitioner once'],
  ],
  [
    'a notice that ends before it begins',
    (content) => content.set(clinic, ['notices'], [notice({ from: '2027-01-14 18:00', until: '2027-01-14 06:00' })]),
    [clinic, 'notices.0.until', 'must be later than "from", 2027-01-14 18:00'],
  ],
  [
    'a notice without an end',
    (content) => content.set(clinic, ['notices'], [notice({ until: undefined })]),
    [clinic, 'notices.0.until', 'is missing'],
  ],
  [
    'a notice in English alone',
    (content) => content.set(clinic, ['notices'], [notice({ text: { en: 'Closed.' } })]),
    [clinic, 'notices.0.text.es', 'is missing'],
  ],
  [
    'a notice that says nothing',
    (content) => content.set(clinic, ['notices'], [notice({ text: { en: ' ', es: 'Cerrado.' } })]),
    [clinic, 'notices.0.text.en', 'is empty'],
  ],
  [
    'a notice on a day that no calendar has',
    (content) => content.set(clinic, ['notices'], [notice({ from: '2027-02-30' })]),
    [clinic, 'notices.0.from', 'is not a real day'],
  ],
  [
    'a notice in English twice',
    (content) => content.set(clinic, ['notices'], [notice({ text: { en: 'Closed.', es: 'Closed.' } })]),
    [clinic, 'notices.0.text', 'is the same in both languages: translate it'],
  ],
  [
    'the phone of another country',
    (content) => content.set(clinic, ['phone'], '+52 55 5123 4567'),
    [clinic, 'phone', expect.stringContaining('is a number of Mexico: write a US number')],
  ],
  [
    'the phone of a country that shares the country code',
    (content) => content.set(clinic, ['phone'], '(416) 967-1111'),
    [clinic, 'phone', expect.stringContaining('is a number of Canada')],
  ],
  [
    'an email that is no email',
    (content) => content.set(clinic, ['email'], 'hello at example.com'),
    [clinic, 'email', 'is not an email address'],
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
    'a social network that is not known',
    (content) => content.set(clinic, ['social', 'myspace'], 'https://myspace.com/example'),
    [
      clinic,
      'social.myspace',
      'myspace is unknown; known: facebook, instagram, youtube, tiktok, x, threads, linkedin, pinterest, yelp, nextdoor, google',
    ],
  ],
  [
    'the page of one network as that of another',
    (content) => content.set(clinic, ['social', 'yelp'], 'https://facebook.com/example'),
    [clinic, 'social.yelp', expect.stringContaining('is not a page on Yelp')],
  ],
  [
    'a rating with two decimals',
    (content) => content.set(clinic, ['rating', 'stars'], 4.87),
    [clinic, 'rating.stars', 'must have at most one decimal, such as 4.9'],
  ],
  [
    'a rating read on a day to come',
    (content) => content.set(clinic, ['rating', 'asOf'], '2999-01-01'),
    [clinic, 'rating.asOf', 'lies in the future'],
  ],
  [
    'a zip of four digits',
    (content) => content.set(clinic, ['address', 'zip'], '7276'),
    [clinic, 'address.zip', expect.stringContaining('use five digits in quotes')],
  ],
  [
    'a zip without quotes',
    (content) => content.set(clinic, ['address', 'zip'], 72764),
    [clinic, 'address.zip', expect.stringContaining('use five digits in quotes')],
  ],
  [
    'a state written out',
    (content) => content.set(clinic, ['address', 'state'], 'Arkansas'),
    [clinic, 'address.state', 'use the two-letter state code'],
  ],
  [
    'a time zone that is no name of the database',
    (content) => content.set(clinic, ['timeZone'], 'Central Time'),
    [clinic, 'timeZone', 'is not in the IANA time zone database: write it as in America/Chicago'],
  ],
  [
    'the abbreviation of a time zone',
    (content) => content.set(clinic, ['timeZone'], 'CST'),
    [clinic, 'timeZone', 'is not in the IANA time zone database: write it as in America/Chicago'],
  ],
  [
    'an offset for a time zone',
    (content) => content.set(clinic, ['timeZone'], '-06:00'),
    [clinic, 'timeZone', 'is not in the IANA time zone database: write it as in America/Chicago'],
  ],
  [
    'closing before opening',
    (content) => content.set(clinic, ['hours', 'monday', 0], '13:00-09:00'),
    [
      clinic,
      'hours.monday.0',
      'closing time must be later than opening time, or the next morning, at most 14 hours later',
    ],
  ],
  [
    'closing at opening',
    (content) => content.set(clinic, ['hours', 'monday', 0], '09:00-09:00'),
    [
      clinic,
      'hours.monday.0',
      'closing time must be later than opening time, or the next morning, at most 14 hours later',
    ],
  ],
  [
    'a closed day, or one around the clock, written as from midnight to midnight',
    (content) => content.set(clinic, ['hours', 'monday', 0], '00:00-00:00'),
    [clinic, 'hours.monday.0', 'write midnight as 24:00, around the clock as "00:00-24:00", a closed day as []'],
  ],
  [
    'a night that ends after the next day has begun',
    (content) => {
      content.set(clinic, ['hours', 'monday'], ['20:00-02:00'])
      content.set(clinic, ['hours', 'tuesday'], ['01:00-13:00'])
    },
    [clinic, 'hours.tuesday.0', expect.stringContaining('begins before the night of monday ends (02:00)')],
  ],
  [
    'hours after a night that ends the next morning',
    (content) => content.set(clinic, ['hours', 'monday'], ['20:00-02:00', '22:00-23:00']),
    [clinic, 'hours.monday', 'ranges of one day must follow each other and not overlap'],
  ],
  [
    'overlapping hours',
    (content) => content.set(clinic, ['hours', 'friday'], ['09:00-13:00', '12:30-18:00']),
    [clinic, 'hours.friday', 'ranges of one day must follow each other and not overlap'],
  ],
  [
    'an impossible time',
    (content) => content.set(clinic, ['hours', 'friday'], ['09:00-24:30']),
    [clinic, 'hours.friday.0', 'write hours as "09:00-13:00" (24-hour clock), midnight as 24:00'],
  ],
  [
    'a time of the 12-hour clock',
    (content) => content.set(clinic, ['hours', 'friday'], ['9:00-13:00']),
    [clinic, 'hours.friday.0', 'write hours as "09:00-13:00" (24-hour clock), midnight as 24:00'],
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
    'a notice that takes effect after its text last changed',
    (content) => content.set('policies/hipaa-policy.en.md', ['updated'], '2023-03-01'),
    [
      'policies/hipaa-policy.en.md',
      'effective',
      'is 2026-02-16, after the text last changed (2023-03-01): correct either date',
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
    [insurer, 'sources', 'list at least two sources'],
  ],
  [
    'a second page of an insurer',
    (content) => {
      content.set(insurer, ['title'], 'Medicare')
      content.set(clinic, ['insurers', 0, 'page'], undefined)
    },
    [
      insurer,
      'title',
      '"Medicare" has its page in content/insurers/medicare.en.md already: write the name of another insurer',
    ],
  ],
  [
    'an insurer listed twice',
    (content) => content.set(clinic, ['insurers', 4, 'name'], 'Aetna'),
    [clinic, 'insurers', '"Aetna" appears twice'],
    ['insurance-cards.yaml', 'kinds.2.cards.0.insurer', expect.stringContaining('"Centene" is not an insurer')],
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

const embeds = 'embeds.yaml'
const script = {
  provider: 'script',
  url: 'https://a.b/FORM_ID',
  form: 'x',
  script: 'https://c.d/e.js',
  messages: 'iframe-resizer',
}

const iframe = { provider: 'iframe', url: 'https://a.b/' }
const link = { provider: 'link', url: 'https://a.b/#/c' }

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
    [embeds, 'survey.provider', 'unknown provider; known: demo, none, link, iframe, script'],
  ],
  [
    'our own form where there is none',
    (content) => content.set(embeds, ['booking'], { provider: 'form', endpoint: 'https://a.b/' }),
    [embeds, 'booking.provider', 'unknown provider; known: demo, none, link, iframe, script'],
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
    [embeds, 'map.url', 'must not contain a user name or password'],
  ],
  [
    'an unknown message format',
    (content) => content.set(embeds, ['survey'], { ...script, messages: 'smoke' }),
    [embeds, 'survey.messages', 'must be one of iframe-resizer, embed-height, calendly, jotform'],
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
    [embeds, 'survey.url', expect.stringContaining('has no effect with "provider: demo"')],
  ],
  ...(
    [
      [
        'a link that would be a frame',
        'booking',
        { ...link, payment: true },
        'payment',
        'has no effect with "provider: link"',
      ],
      ['a link without an address', 'booking', { provider: 'link' }, 'url', 'is missing'],
      ['a field of no provider', 'booking', { ...link, colour: 'red' }, 'colour', 'is unknown'],
      ['a short link to a map', 'map', { ...iframe, url: 'https://maps.app.goo.gl/XXoGtVj8' }, 'url', 'Embed a map'],
      [
        'a place on Google’s map',
        'map',
        { ...iframe, url: 'https://www.google.com/maps/place/A+Clinic/' },
        'url',
        'Embed a map',
      ],
      [
        'a search on Google’s map',
        'map',
        { ...iframe, url: 'https://maps.google.com/?q=clinic' },
        'url',
        'Embed a map',
      ],
      [
        'a short link to a calendar',
        'booking',
        { ...iframe, url: 'https://calendar.app.google/x1' },
        'url',
        '?gv=true',
      ],
      [
        'a calendar’s own page',
        'booking',
        { ...iframe, url: 'https://calendar.google.com/calendar/appointments/schedules/x1' },
        'url',
        'add ?gv=true to it',
      ],
      ['a page of Jane in a frame', 'booking', { ...iframe, url: 'https://a.janeapp.com/' }, 'url', 'provider: link'],
      [
        'a further host with a path',
        'booking',
        { ...iframe, origins: ['https://c.d/e'] },
        'origins.0',
        'without a path',
      ],
      ['a further host that is text', 'booking', { ...iframe, origins: 'https://c.d' }, 'origins', 'write a list'],
      [
        'a further host that is the first',
        'booking',
        { ...iframe, origins: ['https://a.b'] },
        'origins',
        'list only other origins',
      ],
      [
        'a further host twice',
        'booking',
        { ...iframe, origins: ['https://c.d', 'https://c.d'] },
        'origins.1',
        'appears twice',
      ],
      ['payment that is a word', 'booking', { ...iframe, payment: 'Stripe' }, 'payment', 'must be true or false'],
      ['payment as a permission', 'booking', { ...iframe, allow: ['payment'] }, 'allow.0', 'write "payment: true"'],
      [
        'a permission that no frame gets',
        'booking',
        { ...iframe, allow: ['usb'] },
        'allow.0',
        '"usb" cannot be allowed; known: autoplay',
      ],
      [
        'permissions as a snippet has them',
        'booking',
        { ...iframe, allow: 'camera; microphone' },
        'allow',
        'write a list',
      ],
      [
        'iframe-resizer without its script',
        'booking',
        { ...iframe, messages: 'iframe-resizer' },
        'messages',
        'provider: script',
      ],
      [
        'an agreement in other words',
        'contact',
        { ...iframe, businessAssociate: 'soon' },
        'businessAssociate',
        'must be one of yes, no, not needed',
      ],
    ] as const
  ).map(
    ([title, frame, setting, field, reason]): Case => [
      title,
      (content) => content.set(embeds, [frame], setting),
      [embeds, `${frame}.${field}`, expect.stringContaining(reason)],
    ],
  ),
  [
    'a setting that is a word',
    (content) => content.set(embeds, ['survey'], 'demo'),
    [embeds, 'survey', expect.any(String)],
  ],
]

describe('clinic facts', () => testCases(facts))

describe('policies', () => testCases(policies))

describe('paying', () => testCases(paying))

describe('embeds', () => testCases(frames))

test.each([
  ['a script with a form id', 'survey', script],
  [
    'our own form in one language',
    'contact',
    { en: { provider: 'demo' }, es: { provider: 'form', endpoint: 'https://a.b/' } },
  ],
  ['Google’s map, as its snippet has it', 'map', { ...iframe, url: 'https://www.google.com/maps/embed?pb=1' }],
  ['Google’s map by words', 'map', { ...iframe, url: 'https://maps.google.com/maps?q=clinic&output=embed' }],
  ['a link to a page with a part behind "#"', 'booking', link],
  ['an agreement as older YAML reads it', 'contact', { ...iframe, businessAssociate: true }],
])('%s is a sound embed', (_, frame, setting) => {
  content.set(embeds, [frame], setting)
  expect(content.check()).toEqual([])
})

const never = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
const several = 'María José Núñez de la Peña-O’Hara'

test.each<[string, (at: typeof content) => void]>([
  ['a toll-free number', (at) => at.set(clinic, ['phone'], '(800) 555-0142')],
  ['a name with apostrophe, ampersand and accent', (at) => at.set(clinic, ['name'], 'O’Brien & Peña Chiropractic')],
  ['several last names', (at) => at.set(clinic, ['doctor', 'name'], { en: `Dr. ${several}`, es: `Dra. ${several}` })],
  ['no hours: by appointment', (at) => at.set(clinic, ['hours'], never)],
  ['no network', (at) => at.set(clinic, ['social'], {})],
  ['a single review', (at) => at.set(clinic, ['rating'], { stars: 5, reviews: 1 })],
  ['nine digits of a ZIP code', (at) => at.set(clinic, ['address', 'zip'], '72764-1234')],
  ['years and patients that nobody counts', (at) => at.set(clinic, ['claims'], { patients: [] })],
  [
    'a line in Spanish, and a fax',
    (at) =>
      at.set(
        clinic,
        ['phoneLines'],
        [
          { for: { en: 'Spanish line', es: 'Línea en español' }, phone: '(479) 555-0188' },
          { for: { en: 'Fax', es: 'Fax' }, phone: '(479) 555-0189', fax: true },
        ],
      ),
  ],
  ['no calendar', (at) => at.set(embeds, ['booking'], { provider: 'none' })],
  ['no listing on a map', (at) => at.write(clinic, at.read(clinic).replace(/^mapsListing:.*\n/m, ''))],
])('a clinic may have %s', (_, change) => {
  change(content)
  expect(content.check()).toEqual([])
})

test('texts that name an email address, where the clinic publishes none, are named', () => {
  content.write(clinic, content.read(clinic).replace(/^email:.*\n/m, ''))
  const reason = expect.stringMatching(/^says \{email\}, but content\/clinic.yaml has no email address/)
  expect(content.check()).toContainEqual(
    expect.objectContaining({ file: 'content/policies/accessibility.en.md', line: expect.any(Number), reason }),
  )
})

test('a clinic with every kind of provider passes the check', () => {
  content.write(embeds, readFileSync('tests/providers.yaml', 'utf8'))
  expect(content.check()).toEqual([])
})

describe('insurance cards', () => {
  const cards = 'insurance-cards.yaml'
  const said = { publisher: 'A', url: 'http://example.com', lang: 'en' }

  test.each<[string, (string | number)[], unknown, string, string]>([
    ['a name twice', ['kinds', 2, 'cards', 1, 'name'], 'aetna', 'kinds.2.cards.1.name', '"aetna" appears twice'],
    ['an id twice', ['kinds', 2, 'cards', 1, 'id'], 'aetna', 'kinds.2.cards.1.id', '"aetna" appears twice'],
    [
      'an insurer that the clinic does not name',
      ['kinds', 7, 'cards', 2, 'insurer'],
      'Nobody Health',
      'kinds.7.cards.2.insurer',
      '"Nobody Health" is not an insurer of the clinic; known: ',
    ],
    [
      'an insurer of a whole kind that the clinic does not name',
      ['kinds', 3, 'insurer'],
      'ARKids',
      'kinds.3.insurer',
      '"ARKids" is not an insurer of the clinic',
    ],
    [
      'a page that is not there',
      ['kinds', 3, 'page'],
      '/financial-information/humana',
      'kinds.3.page',
      '/financial-information/humana leads to no page of this site',
    ],
    ['a page elsewhere', ['kinds', 3, 'page'], 'https://a.com', 'kinds.3.page', 'must be an English address'],
    [
      'a question that is not there',
      ['kinds', 0, 'ask', 1],
      'ask-weather',
      'kinds.0.ask.1',
      '"ask-weather" is not a question in content/insurance-plans.en.md; known: ask-interpreter, ',
    ],
    ['a source without https', ['kinds', 10, 'source'], said, 'kinds.10.source.url', 'must be a full https:// address'],
    ['a card without a name', ['kinds', 0, 'cards', 0, 'name'], undefined, 'kinds.0.cards.0.name', 'is missing'],
  ])('insurance cards with %s', (_, path, value, field, reason) => {
    content.set(cards, path, value)
    expect(content.check()).toContainEqual(
      expect.objectContaining({ file: `content/${cards}`, field, reason: expect.stringContaining(reason) }),
    )
  })

  test('a page that is switched off', () => {
    content.set('clinic.yaml', ['notOffered'], ['/services/pregnancy-care'])
    content.set(cards, ['kinds', 3, 'page'], '/services/pregnancy-care')
    expect(content.check()).toContainEqual(
      expect.objectContaining({
        file: `content/${cards}`,
        field: 'kinds.3.page',
        reason:
          'leads to /services/pregnancy-care, which is switched off (notOffered in content/clinic.yaml): remove it, or offer the page',
      }),
    )
  })

  test('a kind of coverage without words in a language', () => {
    content.set('insurance-kinds.es.yaml', ['kinds', 4], undefined)
    expect(content.check()).toContainEqual(
      expect.objectContaining({
        file: `content/${cards}`,
        field: 'kinds.4.id',
        reason: '"arhome" has no words: describe it in content/insurance-kinds.es.yaml',
      }),
    )
  })

  test('words of a kind that has no cards', () => {
    content.set(cards, ['kinds', 4], undefined)
    const wrong = (locale: string) =>
      expect.objectContaining({
        file: `content/insurance-kinds.${locale}.yaml`,
        field: 'kinds.4.id',
        reason: `"arhome" is not a kind in content/${cards}`,
      })
    expect(content.check()).toEqual([wrong('en'), wrong('es')])
  })

  test('without the kind for every other card', () => {
    content.set(cards, ['kinds', 15], undefined)
    expect(content.check()).toContainEqual(
      expect.objectContaining({
        file: `content/${cards}`,
        field: 'kinds',
        reason: 'must end with "other": it answers for all other cards',
      }),
    )
  })

  test('a promise that no page explains', () => {
    content.set('insurance-kinds.en.yaml', ['kinds', 10, 'answer'], 'We accept this.')
    expect(content.check()).toContainEqual(
      expect.objectContaining({
        file: 'content/insurance-kinds.en.yaml',
        field: 'kinds.10.answer',
        reason: `promises something: remove the answer, or name the page that says so at "page" of "tricare" in content/${cards}`,
      }),
    )
  })

  test('a missing language, and a missing file', () => {
    content.remove('insurance-kinds.es.yaml')
    content.remove(cards)
    expect(content.check()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          file: `content/${cards}`,
          field: 'file',
          reason: expect.stringContaining('is missing: add it'),
        }),
        expect.objectContaining({
          file: 'content/insurance-kinds.en.yaml',
          reason: 'has no Spanish version: add content/insurance-kinds.es.yaml',
        }),
      ]),
    )
  })
})

describe('visit facts', () => {
  const said = { en: 'Yes.', es: 'Sí.' }

  test.each<[string, (string | number)[], unknown, string, string]>([
    ['prices without their day', ['prices'], { from: true, firstVisit: 90 }, 'prices.asOf', 'is missing'],
    [
      'prices of tomorrow',
      ['prices'],
      { asOf: '2999-01-01', from: true, firstVisit: 90 },
      'prices.asOf',
      'lies in the future',
    ],
    ['prices that name none', ['prices'], { asOf: '2026-11-01', from: true }, 'prices', 'write at least one price'],
    [
      'a price below zero',
      ['prices'],
      { asOf: '2026-11-01', from: true, followUp: -5 },
      'prices.followUp',
      'more than 0',
    ],
    [
      'an insurer in network without a day',
      ['insurers', 0, 'network'],
      { in: true },
      'insurers.0.network.asOf',
      'is missing',
    ],
    ['an unknown way to pay', ['payment'], { forms: ['shells'] }, 'payment.forms.0', 'must be one of cash, check'],
    ['parking in one language', ['arrival'], { parking: { en: 'Yes.' } }, 'arrival.parking.es', 'is missing'],
    ['an unknown place to arrive', ['arrival'], { helipad: said }, 'arrival.helipad', 'is unknown'],
    ['half a length', ['visitMinutes'], { first: 60 }, 'visitMinutes.typical', 'is missing'],
    ['a language that is a word', ['staffLanguages'], ['English'], 'staffLanguages.0', 'must be a language code'],
    [
      'a practitioner without a license',
      ['practitioners'],
      [{ name: 'A', credentials: 'DC', services: ['wellness-care'] }],
      'practitioners.0.license',
      'is missing',
    ],
    [
      'a practitioner of a service that there is not',
      ['practitioners'],
      [{ name: 'A', credentials: 'DC', license: 'No. 1', services: ['dentistry'] }],
      'practitioners.0.services.0',
      'unknown service "dentistry"; known: chiropractic-care',
    ],
    [
      'a form that is nowhere',
      ['papers'],
      [{ title: said, href: 'consent.pdf' }],
      'papers.0.href',
      'must be an https://',
    ],
  ])('facts for visitors: %s', (_, path, value, field, reason) => {
    content.set('clinic.yaml', path, value)
    expect(content.check()).toEqual([
      expect.objectContaining({ file: 'content/clinic.yaml', field, reason: expect.stringContaining(reason) }),
    ])
  })
})

describe('visits', () => {
  const clinic = 'clinic.yaml'
  const special = 'pages/new-patient-special.en.md'
  const booking = 'pages/book-now.es.md'

  const holiday = (changes: object) => ({ date: '2026-11-26', name: { en: 'Holiday', es: 'Feriado' }, ...changes })
  const set = (changes: object) => () => content.set(clinic, ['holidays', 0], holiday(changes))
  const dated = 'must be a real date, written 2025-09-12'

  type Case = [kind: string, breakIt: () => void, file: string, field: string, reason: unknown]

  test.each<Case>([
    ['no list of holidays', () => content.set(clinic, ['holidays'], undefined), clinic, 'holidays', 'is missing'],
    ['a holiday without a date', set({ date: undefined }), clinic, 'holidays.0.date', 'is missing'],
    ['a day that no calendar has', set({ date: '2026-02-30' }), clinic, 'holidays.0.date', dated],
    ['a date the other way round', set({ date: '26.11.2026' }), clinic, 'holidays.0.date', dated],
    ['a name in one language', set({ name: { en: 'Holiday' } }), clinic, 'holidays.0.name.es', 'is missing'],
    ['an empty name', set({ name: { en: ' ', es: 'Feriado' } }), clinic, 'holidays.0.name.en', 'is empty'],
    ['an unknown field', set({ closed: true }), clinic, 'holidays.0.closed', 'is unknown'],
    [
      'hours that close before they open',
      set({ hours: ['13:00-09:00'] }),
      clinic,
      'holidays.0.hours.0',
      'closing time must be later than opening time, or the next morning, at most 14 hours later',
    ],
    [
      'hours in words',
      set({ hours: ['morning'] }),
      clinic,
      'holidays.0.hours.0',
      'write hours as "09:00-13:00" (24-hour clock), midnight as 24:00',
    ],
    [
      'hours that overlap',
      set({ hours: ['09:00-13:00', '12:00-15:00'] }),
      clinic,
      'holidays.0.hours',
      'ranges of one day must follow each other and not overlap',
    ],
    [
      'a day that appears twice',
      () => content.set(clinic, ['holidays', 1], holiday({})),
      clinic,
      'holidays.1.date',
      '2026-11-26 appears twice: keep one of the two',
    ],
    [
      'a day out of order',
      () => content.set(clinic, ['holidays', 1], holiday({ date: '2026-01-01' })),
      clinic,
      'holidays.1.date',
      '2026-01-01 is listed after 2026-11-26: sort by date',
    ],
    [
      'a page without one of its parts',
      () => content.body(special, (body) => body.replace(' {#calendar}', '')),
      special,
      'body',
      expect.stringMatching(/^needs the headings \{#includes\}, .*, \{#calendar\} in this order; found .*\{#\}$/),
    ],
    [
      'a part without text',
      () => content.body(booking, (body) => body.replace(/(\{#direct\}\n)[\s\S]*$/, '$1')),
      booking,
      'body, {#direct}',
      'has no text',
    ],
  ])('%s', (_, breakIt, file, field, reason) => {
    breakIt()
    const found = content.check().map(({ file, field, reason }) => ({ file, field, reason }))
    expect(found).toContainEqual({ file: `content/${file}`, field, reason })
  })

  test('no holidays at all are no problem', () => {
    content.set(clinic, ['holidays'], [])
    expect(content.check()).toEqual([])
  })
})

describe('text consent', () => {
  const problems = (file: string, path: string[], value: unknown) => {
    content.set(file, path, value)
    return content.check()
  }

  test.each([
    [
      'nobody who sends',
      'who',
      'I agree to text messages.',
      'must contain {clinic}: carriers check who sends the messages',
    ],
    ['no frequency', 'frequency', undefined, 'is missing'],
    ['no rates', 'rates', 'This is free for you, of course.', 'must say that message and data rates may apply'],
    [
      'no STOP',
      'stop',
      'I can end them at any time.',
      'must contain the word STOP: replying with it ends the messages',
    ],
    [
      'no HELP',
      'help',
      'I can call {phone} to get assistance.',
      'must contain the word HELP: replying with it brings help',
    ],
    ['a condition of care', 'condition', undefined, 'is missing'],
  ])('a consent to text messages with %s', (_, field, value, reason) => {
    expect(problems('text-consent.en.yaml', [field], value)).toEqual(
      expect.arrayContaining([expect.objectContaining({ file: 'content/text-consent.en.yaml', field, reason })]),
    )
  })

  test.each(['privacy-policy', 'terms-of-service'])('%s without the clause about text messages', (name) => {
    content.body(`policies/${name}.es.md`, (body) => body.replace('{textConsent}', 'Acepto.'))
    expect(content.check()).toEqual([
      expect.objectContaining({
        file: `content/policies/${name}.es.md`,
        reason: expect.stringContaining('must state {textConsent}'),
      }),
    ])
  })
})

describe('danger signs', () => {
  const facts = 'danger.yaml'
  const english = 'danger.en.yaml'
  const spanish = 'danger.es.yaml'

  type Path = (string | number)[]

  /** Set a field to a value, in a file. */
  const set = (file: string, path: Path, value: unknown) => () => content.set(file, path, value)

  test.each<[kind: string, breakIt: () => void, file: string, field: string, reason: string]>([
    [
      'a sign with one source',
      set(facts, ['signs', 0, 'sources'], ['emergencies']),
      facts,
      'signs.0.sources',
      'a danger sign rests on two sources',
    ],
    [
      'a sign whose sources have one publisher',
      set(facts, ['signs', 0, 'sources'], ['stroke', 'heart']),
      facts,
      'signs.0.sources',
      '"breath" rests on one publisher alone',
    ],
    [
      'a sign with a source that is not there',
      set(facts, ['signs', 0, 'sources'], ['stroke', 'aunt']),
      facts,
      'signs.0.sources',
      '"breath" names no source of the list: aunt',
    ],
    [
      'a sentence of a source that is not the sign’s',
      set(facts, ['signs', 0, 'quote'], { source: 'heart', text: 'Call 911.' }),
      facts,
      'signs.0.quote.source',
      '"breath" quotes "heart", which is not among its sources',
    ],
    [
      'a sign without the sentence of a source',
      set(facts, ['signs', 0, 'unread'], undefined),
      facts,
      'signs.0.quote',
      '"breath" lacks the sentence of a source that supports its level',
    ],
    ['a sign without a level', set(facts, ['signs', 0, 'level'], undefined), facts, 'signs.0.level', 'is missing'],
    ['two signs of one name', set(facts, ['signs', 1, 'id'], 'breath'), facts, 'signs.1.id', '"breath" appears twice'],
    [
      'a sign of a part that is not there',
      set(facts, ['signs', 7, 'parts'], ['tail']),
      facts,
      'signs.7.parts.0',
      'there is no part "tail"; known: head',
    ],
    [
      'a sign that nothing shows',
      set(facts, ['signs', 6, 'everywhere'], undefined),
      facts,
      'signs.6',
      'nothing shows "wrong": name its parts, or remove it',
    ],
    [
      'a part that leads to a page that is not there',
      set(facts, ['parts', 0, 'pages', 0], '/symptoms/toothache'),
      facts,
      'parts.0.pages.0',
      '/symptoms/toothache leads to no page of this site',
    ],
    ['a part that leads nowhere', set(facts, ['parts', 0, 'pages'], []), facts, 'parts.0.pages', 'leads nowhere'],
    [
      'a place beyond the drawing',
      set(facts, ['parts', 0, 'areas', 0, 'box'], '560 20 88 78'),
      facts,
      'parts.0.areas.0.box',
      'extends beyond the drawing, which is 600 by 900',
    ],
    [
      'a part without a sign that calls for 911',
      set(facts, ['parts', 1, 'id'], 'chin'),
      facts,
      'parts.1',
      '"chin" has no sign of its own that calls for 911',
    ],
    [
      'a part without a leaflet',
      set(facts, ['parts', 1, 'id'], 'chin'),
      facts,
      'parts.1.id',
      '"chin" has no page: write content/where-does-it-hurt/chin.en.md',
    ],
    [
      'a leaflet without a part',
      set(facts, ['parts', 1, 'id'], 'chin'),
      'where-does-it-hurt/jaw.es.md',
      'title',
      '"jaw" is no part: add it to "parts"',
    ],
    [
      'a reviewer without a day',
      set(facts, ['reviewedBy'], 'Jane Doe, DC'),
      facts,
      'reviewedOn',
      'name and day belong together',
    ],
    [
      'a name that is too long to be read in fear',
      set(english, ['signs', 'saddle', 'name'], 'One two three four five six seven'),
      english,
      'signs.saddle.name',
      'has 7 words: 2 to 6',
    ],
    [
      'a clause that is too long to be read in fear',
      set(spanish, ['signs', 'saddle', 'detail'], 'a b c d e f g h i j k l m n o p'),
      spanish,
      'signs.saddle.detail',
      'has 16 words; at most 15',
    ],
    [
      'two thoughts in one sign',
      set(english, ['signs', 'saddle', 'detail'], 'when you wipe; or in bed.'),
      english,
      'signs.saddle.detail',
      'holds more than one clause',
    ],
    [
      'a sign that search hardly finds',
      set(english, ['signs', 'saddle', 'said'], ['numb saddle']),
      english,
      'signs.saddle.said',
      'list at least four ways',
    ],
    [
      'a sign without Spanish words',
      set(spanish, ['signs', 'saddle'], undefined),
      spanish,
      'signs',
      'lacks the words of "saddle"',
    ],
    [
      'words without a sign',
      set(english, ['signs', 'hiccups'], { name: 'Hiccups for days', said: ['a b', 'c d', 'e f', 'g h'] }),
      english,
      'signs.hiccups',
      '"hiccups" is no sign: add it to "signs"',
    ],
    [
      'a level without whom to call',
      set(english, ['levels', 'today', 'end', 'child'], undefined),
      english,
      'levels.today.end.child',
      'is missing',
    ],
    [
      'an emergency room without an address',
      set('clinic.yaml', ['emergencyRoom'], { name: 'Valley Hospital', phone: '(479) 555-0100' }),
      'clinic.yaml',
      'emergencyRoom.address',
      'is missing',
    ],
  ])('%s', (_, breakIt, file, field, reason) => {
    breakIt()
    expect(content.check()).toContainEqual(
      expect.objectContaining({ file: `content/${file}`, field, reason: expect.stringContaining(reason) }),
    )
  })
})
