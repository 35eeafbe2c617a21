import { readFileSync } from 'node:fs'
import { accepts, content, refuses, refusesValues } from './cases'

const clinic = 'clinic.yaml'
const embeds = 'embeds.yaml'
const address = 'must be a full https:// address'

const notice = (more: object) => [
  {
    level: 'warning',
    from: '2027-01-14',
    until: '2027-03-14',
    text: { en: 'Closed because of ice.', es: 'Cerrado por el hielo.' },
    ...more,
  },
]
const holiday = (more: object) => ({ date: '2026-11-26', name: { en: 'Holiday', es: 'Feriado' }, ...more })
const practitioner = { name: 'Dr. Ana Sample', credentials: 'DC', license: 'No. 1', services: ['wellness-care'] }
const prices = { asOf: '2026-11-01', from: true, firstVisit: 90 }
const said = { en: 'Yes.', es: 'Sí.' }

describe('clinic facts', () => {
  refusesValues(clinic, [
    ['goodFaithEstimate.disputeThreshold', -400, 'must be more than 0'],
    ['phone', '555-0142', 'is not a US phone number with ten digits'],
    ['phone', '+52 55 5123 4567', 'is a number of Mexico: write a US number'],
    ['phone', '(416) 967-1111', 'is a number of Canada'],
    ['email', 'hello at example.com', 'is not an email address'],
    ['address.street', 'P.O. Box 12', 'is a P.O. box'],
    ['address.zip', 72764, 'use five digits in quotes'],
    ['geo', { latitude: 36.175, longitude: 94.1549 }, '36.175, 94.1549 is not in Arkansas: copy both numbers again'],
    ['address.state', 'Arkansas', 'use the two-letter state code'],
    ['timeZone', 'CST', 'is not in the IANA time zone database'],
    ['emergencyRoom', { name: 'Valley Hospital', phone: '(479) 555-0100' }, 'is missing', 'emergencyRoom.address'],
    ['existingPatients', {}, 'write at least one address'],
    ['existingPatients.portal', 'portal.example.org', 'must be an https:// address, or one of this site'],
    ['social.facebook', 'http://facebook.com/example', address],
    ['social.myspace', 'https://myspace.com/example', 'myspace is unknown; known: facebook'],
    ['social.yelp', 'https://facebook.com/example', 'is not a page on Yelp'],
    ['rating.stars', 4.87, 'must have at most one decimal'],
    ['rating.asOf', '2999-01-01', 'lies in the future'],
    ['insurers.7', null, 'is empty'],
    ['insurers.4.page', 'centene', 'page "centene" has no file content/insurers/centene.en.md', 'insurers'],
    ['insurers.4.page', 'medicare', 'page "medicare" belongs to two insurers', 'insurers'],
    ['insurers.0.network', { in: true }, 'is missing', 'insurers.0.network.asOf'],
    ['practitioners', [practitioner, practitioner], 'appears twice', 'practitioners.1.name'],
    ['practitioners', [{ ...practitioner, services: ['x'] }], 'unknown service "x"', 'practitioners.0.services.0'],
    ['prices', { ...prices, firstVisit: '90-120' }, 'for a range write the lowest', 'prices.firstVisit'],
    ['prices', { ...prices, asOf: '2999-01-01' }, 'lies in the future', 'prices.asOf'],
    ['prices', { ...prices, firstVisit: undefined }, 'write at least one price'],
    ['prices', { ...prices, followUp: -5 }, 'more than 0', 'prices.followUp'],
    ['prices', { ...prices, backacheVisits: { fewest: 8, most: 4 } }, 'more than', 'prices.backacheVisits.fewest'],
    ['payment', { forms: ['shells'] }, 'must be one of cash, check', 'payment.forms.0'],
    ['arrival', { helipad: said }, 'is unknown', 'arrival.helipad'],
    ['staffLanguages', ['English'], 'must be a language code', 'staffLanguages.0'],
    ['papers', [{ title: said, href: 'consent.pdf' }], 'must be an https://', 'papers.0.href'],
    ['papers', [{ title: said, href: '/forms/Formulario (español).pdf' }], 'has a space, an accent', 'papers.0.href'],
    ['papers', [{ title: said, href: '/forms/a%20b.pdf' }], 'has a space, an accent', 'papers.0.href'],
    ['papers', [{ title: said, href: '/forms/consent.pdf' }], 'leads to no page of this site', 'papers.0.href'],
    ['confirmed', ['phone', 'fone'], 'unknown fact "fone"; known: name', 'confirmed.1'],
    ['confirmed', 'phone', 'must be a list'],
    ['travel.0.miles', 9, 'give either minutes or miles', 'travel.0.minutes'],
  ])
  refuses([
    [
      'an insurer listed twice',
      (at) => at.set(clinic, 'insurers.4.name', 'Aetna'),
      'clinic.yaml: insurers: "Aetna" appears twice',
      'insurance-cards.yaml: kinds.2.cards.0.insurer: is not an insurer of the clinic',
    ],
  ])

  const never = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
  const several = 'María José Núñez de la Peña-O’Hara'
  const lines = [
    { for: { en: 'Spanish line', es: 'Línea en español' }, phone: '(479) 555-0188' },
    { for: { en: 'Fax', es: 'Fax' }, phone: '(479) 555-0189', fax: true },
  ]
  accepts([
    ['a toll-free number', (at) => at.set(clinic, 'phone', '(800) 555-0142')],
    ['a name with apostrophe, ampersand and accent', (at) => at.set(clinic, 'name', 'O’Brien & Peña Chiropractic')],
    ['several last names', (at) => at.set(clinic, 'doctor.name', { en: `Dr. ${several}`, es: `Dra. ${several}` })],
    ['no hours: by appointment', (at) => at.set(clinic, 'hours', never)],
    ['no network', (at) => at.set(clinic, 'social', {})],
    ['a single review', (at) => at.set(clinic, 'rating', { stars: 5, reviews: 1 })],
    ['nine digits of a ZIP code', (at) => at.set(clinic, 'address.zip', '72764-1234')],
    ['years and patients that nobody counts', (at) => at.set(clinic, 'claims', { patients: [] })],
    ['a line in Spanish, and a fax', (at) => at.set(clinic, 'phoneLines', lines)],
    ['no calendar', (at) => at.set(embeds, 'booking', { provider: 'none' })],
    ['no listing on a map', (at) => at.set(clinic, 'mapsListing', undefined)],
    ['no holidays', (at) => at.set(clinic, 'holidays', [])],
  ])

  test('texts that name an email address, where the clinic publishes none, are named', () => {
    content.set(clinic, 'email', undefined)
    const reason = expect.stringMatching(/^says \{email\}, but content\/clinic.yaml has no email address/)
    expect(content.check()).toContainEqual(
      expect.objectContaining({ file: 'content/policies/accessibility.en.md', line: expect.any(Number), reason }),
    )
  })
})

describe('hours, holidays and notices', () => {
  const order = 'closing time must be later than opening time, or the next morning, at most 14 hours later'
  const dated = 'must be a real date, written 2025-09-12'
  const overlap = 'ranges of one day must follow each other and not overlap'
  refusesValues(clinic, [
    ['hours.monday.0', '13:00-09:00', order],
    ['hours.monday.0', '09:00-09:00', order],
    ['hours.monday.0', '00:00-00:00', 'write midnight as 24:00, around the clock as "00:00-24:00"'],
    ['hours.friday.0', '09:00-24:30', 'write hours as "09:00-13:00" (24-hour clock), midnight as 24:00'],
    ['hours.friday.0', '9:00-13:00', 'write hours as "09:00-13:00" (24-hour clock), midnight as 24:00'],
    ['hours.friday', ['09:00-13:00', '12:30-18:00'], overlap],
    ['hours.monday', ['20:00-02:00', '22:00-23:00'], overlap],
    ['holidays', [holiday({ date: '2026-02-30' })], dated, 'holidays.0.date'],
    ['holidays', [holiday({ date: '26.11.2026' })], dated, 'holidays.0.date'],
    ['holidays', [holiday({ closed: true })], 'is unknown', 'holidays.0.closed'],
    ['holidays', [holiday({ hours: ['13:00-09:00'] })], order, 'holidays.0.hours.0'],
    ['holidays', [holiday({ hours: ['09:00-13:00', '12:00-15:00'] })], overlap, 'holidays.0.hours'],
    ['holidays', [holiday({}), holiday({})], '2026-11-26 appears twice', 'holidays.1.date'],
    ['holidays', [holiday({}), holiday({ date: '2026-01-01' })], 'is listed after 2026-11-26', 'holidays.1.date'],
    ['notices', notice({ from: '2027-01-14 18:00', until: '2027-01-14 06:00' }), 'must be later', 'notices.0.until'],
    ['notices', notice({ from: '2027-02-30' }), 'is not a real day', 'notices.0.from'],
    ['notices', notice({ text: { en: ' ', es: 'Cerrado.' } }), 'is empty', 'notices.0.text.en'],
    ['notices', notice({ text: { en: 'Shut.', es: 'Shut.' } }), 'is the same in both languages', 'notices.0.text'],
  ])
  refuses([
    [
      'a night that ends after the next day has begun',
      (at) => {
        at.set(clinic, 'hours.monday', ['20:00-02:00'])
        at.set(clinic, 'hours.tuesday', ['01:00-13:00'])
      },
      'clinic.yaml: hours.tuesday.0: begins before the night of monday ends (02:00)',
    ],
  ])
})

describe('policies', () => {
  const gfe = 'policies/good-faith-estimate.en.md'
  const privacy = 'policies/privacy-policy.en.md'
  const spanish = 'policies/privacy-policy.es.md'
  const hipaa = 'policies/hipaa-policy.en.md'
  const others = `${spanish}: body: has other headings than content/${privacy}:`

  test.each([
    [gfe, 'estimateNotice'],
    [gfe, 'disputeThreshold'],
    ['policies/terms-of-service.es.md', 'governingLaw'],
    ['policies/terms-of-service.es.md', 'textConsent'],
    ['policies/accessibility.en.md', 'phone'],
    [spanish, 'textConsent'],
  ])('%s must state {%s}', (file, name) => {
    content.body(file, (body) => body.replaceAll(`{${name}}`, 'Texas'))
    const found = content.check().filter(({ reason }) => reason.startsWith('must state'))
    const reason = `must state {${name}}: this policy is where people look for it`
    expect(found).toEqual([expect.objectContaining({ file: `content/${file}`, field: 'body', reason })])
  })

  refusesValues(hipaa, [
    ['effective', undefined, 'is missing: the notice must say when it took effect (45 CFR 164.520(b)(1)(viii))'],
    ['updated', '2003-03-01', 'after the text last changed (2003-03-01): correct either date', 'effective'],
    ['updated', '2999-01-01', 'lies in the future'],
  ])
  refusesValues('policies/anti-discrimination.es.md', [
    ['assistance', undefined, 'is missing: every policy page shows it in both languages'],
  ])
  refuses([
    ['a heading without an id', (at) => at.replace(hipaa, ' {#rights}', ''), `${hipaa}: body: needs an id, as in ## `],
    [
      'a part that one language lacks',
      (at) => at.replace(spanish, /## [^\n]*\{#children\}/, ''),
      `${others} {#children} is missing`,
    ],
    [
      'a part in one language only',
      (at) => at.add(spanish, '## Más {#more}\n\nTexto.'),
      `${others} {#more} is not there`,
    ],
    [
      'parts in another order',
      (at) => {
        const swapped: Record<string, string> = { '{#keep}': '{#share}', '{#share}': '{#keep}' }
        at.body(spanish, (body) => body.replace(/\{#(keep|share)\}/g, (id) => swapped[id] ?? id))
      },
      `${others} the order differs`,
    ],
  ])
})

describe('text consent', () => {
  refusesValues('text-consent.en.yaml', [
    ['rates', 'This is free for you, of course.', 'must say that message and data rates may apply'],
    ['stop', 'I can end them at any time.', 'must contain the word STOP'],
    ['help', 'I can call {phone} to get assistance.', 'must contain the word HELP'],
    ['who', 'I agree to text messages.', 'must contain {clinic}: carriers check who sends the messages'],
  ])
})

describe('paying', () => {
  const plans = 'insurance-plans.en.md'
  const spanish = 'insurance-plans.es.md'
  const insurer = 'insurers/aetna.en.md'
  const source = { key: 'a', title: 'A', publisher: 'B', url: 'https://c.example', lang: 'en' }

  refusesValues(insurer, [
    ['site', 'http://www.aetna.com', address],
    ['sources', [source], 'list at least two sources'],
  ])
  refuses([
    [
      'a second page of an insurer',
      (at) => {
        at.set(insurer, 'title', 'Medicare')
        at.set(clinic, 'insurers.0.page', undefined)
      },
      `${insurer}: title: "Medicare" has its page in content/insurers/medicare.en.md already`,
    ],
    [
      'a question that only one language asks',
      (at) => at.set(spanish, 'questions.ask-writing', undefined),
      `${spanish}: id: lists other ids than content/${plans}`,
    ],
    [
      'a word explained twice',
      (at) => at.set(plans, 'terms.items.copay.id', 'deductible'),
      `${plans}: id: "deductible" appears twice`,
      `${spanish}: id: lists other ids than content/${plans}`,
    ],
  ])

  test('cash plans without payment plans', () => {
    content.replace('cash-plans.en.md', /## .+\{#payment-plans\}[\s\S]*?(?=\n## )/, '')
    const reason = expect.stringContaining('found {#self-pay}, {#wellness}, {#hsa}')
    expect(content.check()).toContainEqual(expect.objectContaining({ field: 'body', reason }))
  })
})

describe('embeds', () => {
  const script = {
    provider: 'script',
    url: 'https://a.b/FORM_ID',
    form: 'x',
    script: 'https://c.d/e.js',
    messages: 'iframe-resizer',
  }
  const iframe = { provider: 'iframe', url: 'https://a.b/' }
  const link = { provider: 'link', url: 'https://a.b/#/c' }
  const form = { provider: 'form', endpoint: 'https://a.b/' }
  const demo = { provider: 'demo' }
  const known = 'unknown provider; known: demo, none, link, iframe, script'
  const calendar = 'https://calendar.google.com/calendar/appointments/schedules/x1'

  refuses([['missing embeds', (at) => at.remove(embeds), `${embeds}: file: is missing: add it`]])
  refusesValues(embeds, [
    ['survey', { provider: 'fax' }, known, 'survey.provider'],
    ['booking', form, known, 'booking.provider'],
    ['map', { ...iframe, url: 'javascript:alert(1)' }, address, 'map.url'],
    ['contact', { en: demo, es: { ...form, endpoint: 'http://a.b/' } }, address, 'contact.es.endpoint'],
    ['map', { ...iframe, url: 'https://a.b/#c' }, 'must end before "#"', 'map.url'],
    ['map', { ...iframe, url: 'https://a:b@c.d/' }, 'must not contain a user name or password', 'map.url'],
    ['survey', { ...script, messages: 'smoke' }, 'must be one of iframe-resizer, embed-height', 'survey.messages'],
    ['survey', { ...script, attributes: { onload: 'x' } }, 'has an attribute other than id', 'survey.attributes'],
    ['survey', { ...script, url: 'https://a.b/' }, 'write FORM_ID in the url', 'survey.form'],
    ['survey', { ...script, form: '../x?' }, 'a form id has letters, digits, - and _ only', 'survey.form'],
    ['survey', { ...demo, url: 'https://a.b/' }, 'has no effect with "provider: demo"', 'survey.url'],
    ['booking', { ...link, payment: true }, 'has no effect with "provider: link"', 'booking.payment'],
    ['map', { ...iframe, url: 'https://maps.app.goo.gl/XXoGtVj8' }, 'Embed a map', 'map.url'],
    ['map', { ...iframe, url: 'https://www.google.com/maps/place/A+Clinic/' }, 'Embed a map', 'map.url'],
    ['map', { ...iframe, url: 'https://maps.google.com/?q=clinic' }, 'Embed a map', 'map.url'],
    ['booking', { ...iframe, url: 'https://calendar.app.google/x1' }, '?gv=true', 'booking.url'],
    ['booking', { ...iframe, url: calendar }, 'add ?gv=true to it', 'booking.url'],
    ['booking', { ...iframe, url: 'https://a.janeapp.com/' }, 'provider: link', 'booking.url'],
    ['booking', { ...iframe, origins: ['https://c.d/e'] }, 'without a path', 'booking.origins.0'],
    ['booking', { ...iframe, origins: 'https://c.d' }, 'write a list', 'booking.origins'],
    ['booking', { ...iframe, origins: ['https://a.b'] }, 'list only other origins', 'booking.origins'],
    ['booking', { ...iframe, origins: ['https://c.d', 'https://c.d'] }, 'appears twice', 'booking.origins.1'],
    ['booking', { ...iframe, payment: 'Stripe' }, 'must be true or false', 'booking.payment'],
    ['booking', { ...iframe, allow: ['payment'] }, 'write "payment: true"', 'booking.allow.0'],
    ['booking', { ...iframe, allow: ['usb'] }, '"usb" cannot be allowed; known: autoplay', 'booking.allow.0'],
    ['booking', { ...iframe, allow: 'camera; microphone' }, 'write a list', 'booking.allow'],
    ['booking', { ...iframe, messages: 'iframe-resizer' }, 'provider: script', 'booking.messages'],
    ['contact', { ...iframe, businessAssociate: 'soon' }, 'must be one of yes, no, not', 'contact.businessAssociate'],
    ['survey', 'demo', known],
  ])

  const maps = 'https://www.google.com/maps/embed?pb=1'
  accepts([
    ['a script with a form id', (at) => at.set(embeds, 'survey', script)],
    ['our own form in one language', (at) => at.set(embeds, 'contact', { en: demo, es: form })],
    ['Google’s map, as its snippet has it', (at) => at.set(embeds, 'map', { ...iframe, url: maps })],
    ['a link to a page with a part behind "#"', (at) => at.set(embeds, 'booking', link)],
    ['an agreement as older YAML reads it', (at) => at.set(embeds, 'contact', { ...iframe, businessAssociate: true })],
    ['every kind of provider', (at) => at.write(embeds, readFileSync('tests/providers.yaml', 'utf8'))],
  ])
})

describe('insurance cards', () => {
  const cards = 'insurance-cards.yaml'
  const kinds = (locale: string) => `insurance-kinds.${locale}.yaml`
  const insecure = { publisher: 'A', url: 'http://example.com', lang: 'en' }

  refusesValues(cards, [
    ['kinds.marketplace.cards.qualchoice.name', 'aetna', '"aetna" appears twice'],
    ['kinds.marketplace.cards.qualchoice.id', 'aetna', '"aetna" appears twice'],
    [
      'kinds.medicare-advantage.cards.humana.insurer',
      'Nobody Health',
      '"Nobody Health" is not an insurer of the clinic; known: ',
    ],
    ['kinds.medicaid.insurer', 'ARKids', '"ARKids" is not an insurer of the clinic'],
    ['kinds.medicaid.page', '/financial-information/humana', 'leads to no page of this site'],
    ['kinds.medicaid.page', 'https://a.com', 'must be an English address'],
    ['kinds.private.ask.1', 'ask-weather', '"ask-weather" is not a question in content/insurance-plans.en.md; known: '],
    ['kinds.tricare.source', insecure, address, 'kinds.tricare.source.url'],
  ])
  refuses([
    [
      'a kind without words in a language',
      (at) => at.set(kinds('es'), 'kinds.arhome', undefined),
      `${kinds('es')}: id: lists other ids than content/insurance-kinds.en.yaml`,
      `${cards}: ${content.fieldOf(cards, 'kinds.arhome.id')}: has no words: describe it in content/insurance-kinds.es.yaml`,
    ],
    [
      'words of a kind that has no cards',
      (at) => at.set(cards, 'kinds.arhome', undefined),
      ...['en', 'es'].map(
        (locale) => `${kinds(locale)}: ${content.fieldOf(cards, 'kinds.arhome.id')}: is not a kind in content/${cards}`,
      ),
    ],
    [
      'a promise that no page explains',
      (at) => at.set(kinds('en'), 'kinds.tricare.answer', 'We accept this.'),
      `${kinds('en')}: ${content.fieldOf(kinds('en'), 'kinds.tricare.answer')}: promises something: remove the answer, or name the page that says so`,
    ],
  ])

  test.each<[string, () => void, object]>([
    [
      'a page that is switched off',
      () => {
        content.set(clinic, 'notOffered', ['/services/pregnancy-care'])
        content.set(cards, 'kinds.medicaid.page', '/services/pregnancy-care')
      },
      {
        field: content.fieldOf(cards, 'kinds.medicaid.page'),
        reason: expect.stringContaining('which is switched off'),
      },
    ],
    [
      'no kind for every other card',
      () => content.set(cards, 'kinds.other', undefined),
      { field: 'kinds', reason: 'must end with "other": it answers for all other cards' },
    ],
  ])('%s', (_, change, problem) => {
    change()
    expect(content.check()).toContainEqual(expect.objectContaining({ file: `content/${cards}`, ...problem }))
  })
})

describe('danger signs', () => {
  const facts = 'danger.yaml'
  const english = 'danger.en.yaml'
  const spanish = 'danger.es.yaml'
  const hiccups = { name: 'Hiccups for days', said: ['a b', 'c d', 'e f', 'g h'] }

  /** Further problems may follow from the first. */
  test.each<[file: string, path: string, value: unknown, reason: string, at?: string]>([
    [facts, 'signs.breath.sources', ['emergencies'], 'a danger sign rests on two sources'],
    [facts, 'signs.breath.sources', ['stroke', 'heart'], 'cites only one publisher'],
    [facts, 'signs.breath.sources', ['stroke', 'aunt'], 'names no source of the list: aunt'],
    [
      facts,
      'signs.breath.quote',
      { source: 'heart', text: 'x' },
      'is not among its sources',
      'signs.breath.quote.source',
    ],
    [
      facts,
      'signs.breath.unread',
      undefined,
      'lacks the sentence of a source that supports its level',
      'signs.breath.quote',
    ],
    [facts, 'signs.heart.id', 'breath', '"breath" appears twice'],
    [facts, 'signs.thunderclap.parts', ['tail'], 'there is no part "tail"; known: head', 'signs.thunderclap.parts.0'],
    [facts, 'signs.wrong.everywhere', undefined, 'nothing shows "wrong": name its parts, or remove it', 'signs.wrong'],
    [facts, 'parts.head.pages.0', '/symptoms/toothache', '/symptoms/toothache leads to no page of this site'],
    [facts, 'parts.head.pages', [], 'leads nowhere'],
    [facts, 'parts.head.areas.0.box', '560 20 88 78', 'extends beyond the drawing, which is 600 by 900'],
    [facts, 'parts.jaw.id', 'chin', '"chin" has no sign of its own that calls for 911', 'parts.jaw'],
    [facts, 'parts.jaw.id', 'chin', '"chin" has no page: write content/where-does-it-hurt/chin.en.md'],
    [facts, 'reviewedBy', 'Jane Doe, DC', 'name and day belong together', 'reviewedOn'],
    [english, 'signs.saddle.name', 'One two three four five six seven', 'has 7 words: 2 to 6'],
    [spanish, 'signs.saddle.detail', 'a b c d e f g h i j k l m n o p', 'has 16 words; at most 15'],
    [english, 'signs.saddle.detail', 'when you wipe; or in bed.', 'holds more than one clause'],
    [english, 'signs.saddle.said', ['numb saddle'], 'list at least four ways'],
    [spanish, 'signs.saddle', undefined, 'lacks the words of "saddle"', 'signs'],
    [english, 'signs.hiccups', hiccups, '"hiccups" is no sign: add it to "signs"'],
  ])('%s, %s: %j', (file, path, value, reason, at = path) => {
    const field = content.fieldOf(file, at)
    content.set(file, path, value)
    expect(content.check()).toContainEqual(
      expect.objectContaining({ file: `content/${file}`, field, reason: expect.stringContaining(reason) }),
    )
  })

  test('a leaflet without a part', () => {
    content.set(facts, 'parts.jaw.id', 'chin')
    const reason = expect.stringContaining('"jaw" is no part: add it to "parts"')
    const file = 'content/where-does-it-hurt/jaw.es.md'
    expect(content.check()).toContainEqual(expect.objectContaining({ file, field: 'title', reason }))
  })
})
