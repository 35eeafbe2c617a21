import { localPassages } from '@/scripts/check/local'
import { implausible } from '@/scripts/check/plausible'
import { furtherOffice } from '../../further-office'
import { type Case, content, testCases } from './cases'

const symptom = 'symptoms/back-pain.en.md'
const spanishSymptom = 'symptoms/back-pain.es.md'
const post = 'posts/chronic-stress.en.md'
const clinic = 'clinic.yaml'
/** Return a text one character too long for a limit. */
const tooLong = (limit: number) => 'i'.repeat(limit + 1)
const nextLink = (href: string) => (body: string) => `${body}\nSee [this page](${href}).\n`
const fact = 'is unknown here: facts without language live in the English file'

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
  ...(
    [
      ['a page', '/es/faq/', '/about', 'from', '/es/faq/ is an address of a page of this site: remove the row'],
      [
        'a page by its file',
        '/faq.html',
        '/about',
        'from',
        '/faq.html is an address of a page of this site: remove the row',
      ],
      [
        'home by its file',
        '/index.html',
        '/about',
        'from',
        '/index.html is an address of a page of this site: remove the row',
      ],
      [
        'an alias',
        '/symptoms/headaches-migraines',
        '/about',
        'from',
        '/symptoms/headaches-migraines is an alias already: remove the row, or the alias',
      ],
      [
        'its own page with a query',
        '/?page_id=1',
        '/',
        'from',
        'leads to itself: / answers with any query: remove the row',
      ],
      [
        'a whole address',
        'https://old.example/a',
        '/about',
        'from',
        'is not a former address: begin with a slash, without the domain, as in /about-us/, /contact.php or /?page_id=12',
      ],
      ['a pattern', '/blog/2019/*', '/about', 'from', 'has a star, which stands for nothing here: list the addresses'],
      [
        'another host',
        '//old.example/a',
        '/about',
        'from',
        'is not a former address: begin with a slash, without the domain, as in /about-us/, /contact.php or /?page_id=12',
      ],
    ] as const
  ).map(
    ([what, from, to, field, reason]): Case => [
      `a former address that is ${what}`,
      (content) => content.set('redirects.yaml', ['moved'], [{ from, to }]),
      ['redirects.yaml', `moved.0.${field}`, reason],
    ],
  ),
  ...(
    [
      [
        'no page',
        '/abuot',
        '/abuot leads to no page of this site: name one with its language, as in /about or /es/about',
      ],
      [
        'an alias',
        '/symptoms/headaches-migraines',
        '/symptoms/headaches-migraines is an alias: name the page that it leads to',
      ],
      [
        'another host',
        'https://www.example.com/about',
        'https://www.example.com/about leads to no page of this site: name one with its language, as in /about or /es/about',
      ],
    ] as const
  ).map(
    ([what, to, reason]): Case => [
      `a former address that leads to ${what}`,
      (content) => content.set('redirects.yaml', ['moved'], [{ from: '/old/', to }]),
      ['redirects.yaml', 'moved.0.to', reason],
    ],
  ),
  [
    'a former address that is named twice',
    (content) =>
      content.set(
        'redirects.yaml',
        ['moved'],
        ['/informaci%C3%B3n/', '/información'].map((from) => ({ from, to: '/about' })),
      ),
    [
      'redirects.yaml',
      'moved.1.from',
      '/información is named twice, earlier as /informaci%C3%B3n/: keep one of the two',
    ],
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
    [city, 'directions.items.0.steps', 'give the directions in at least two steps'],
    [spanishCity, 'directions.items.0.steps', 'give the directions in at least two steps'],
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
    [city, 'landmarks.items', 'list at least three landmarks'],
    [spanishCity, 'landmarks.items', 'list at least three landmarks'],
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
    [
      city,
      'services.items.0.id',
      expect.stringMatching(/^"massage" is not a service page; known: chiropractic-care, /),
    ],
    [spanishCity, 'services.items.0.id', expect.stringMatching(/^"massage" is not a service page; /)],
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
    [city, 'social.title', 'has 71 characters: keep the social title within 70'],
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
    [clinic, 'travel.0.minutes', 'give either minutes or miles'],
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

describe('addresses', () => testCases(addresses))

describe('cities', () => testCases(cities))

describe('places and ways', () => testCases(area))

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

describe('offices', () => {
  const clinic = 'clinic.yaml'
  const city = 'cities/rogers-chiropractor.en.md'
  const set = (...offices: object[]) => content.set(clinic, ['offices'], offices)
  const other = {
    ...furtherOffice,
    id: 'lowell',
    name: 'Lowell',
    address: { street: '4 Main Street', city: 'Lowell', state: 'AR', zip: '72745' },
    geo: { latitude: 36.2554, longitude: -94.1308 },
  }
  const main = { street: '1900 west sunset avenue  suite 5', city: 'Springdale', state: 'AR', zip: '72764' }
  const denver = { street: '1 Broadway', city: 'Denver', state: 'CO', zip: '80202' }

  type Case = [kind: string, change: () => void, field: string, reason: string]

  test.each<Case>([
    ['no hours', () => set({ ...furtherOffice, hours: undefined }), 'offices.0.hours', 'is missing'],
    [
      'hours without a day',
      () => set({ ...furtherOffice, hours: { ...furtherOffice.hours, friday: undefined } }),
      'offices.0.hours.friday',
      'is missing',
    ],
    ['no phone', () => set({ ...furtherOffice, phone: undefined }), 'offices.0.phone', 'is missing'],
    [
      'the id of the main office',
      () => set({ ...furtherOffice, id: 'main' }),
      'offices.0.id',
      '"main" is reserved for the main',
    ],
    [
      'the name that the main office has',
      () =>
        set({
          ...furtherOffice,
          name: 'west sunset avenue',
          address: { ...furtherOffice.address, city: 'Springdale' },
        }),
      'offices.0.name',
      'is what the main office is called',
    ],
    ['an id in words', () => set({ ...furtherOffice, id: 'North Side' }), 'offices.0.id', 'use lowercase letters'],
    [
      'the same id',
      () => set(furtherOffice, { ...other, id: 'fayetteville' }),
      'offices.1.id',
      '"fayetteville" appears twice',
    ],
    ['the same name', () => set(furtherOffice, { ...other, name: 'fayetteville ' }), 'offices.1.name', 'appears twice'],
    [
      'the address of the main office, written otherwise',
      () => set({ ...furtherOffice, address: main }),
      'offices.0.address',
      'is the address of another office',
    ],
    [
      'the address of another one',
      () => set(furtherOffice, { ...other, address: furtherOffice.address }),
      'offices.1.address',
      '12 North College Avenue is the address of another office: write its own',
    ],
    [
      'a pin in another state',
      () => set({ ...furtherOffice, geo: { latitude: 36.06, longitude: 94.15 } }),
      'offices.0.geo',
      '36.06, 94.15 is not in Arkansas: copy both numbers again',
    ],
    [
      'the pin of another office',
      () => set(furtherOffice, { ...other, geo: furtherOffice.geo }),
      'offices.1.geo',
      'is the pin of another office',
    ],
    [
      'a pin far away',
      () =>
        set({
          ...furtherOffice,
          address: denver,
          timeZone: 'America/Denver',
          geo: { latitude: 39.74, longitude: -104.98 },
        }),
      'offices.0.geo',
      'lies 639 miles from the main office',
    ],
    [
      'a ZIP code of another state',
      () => set({ ...furtherOffice, address: { ...furtherOffice.address, zip: '80202' } }),
      'offices.0.address.zip',
      '80202 is no ZIP code of Arkansas, where they begin with 716 to 729, 755',
    ],
    [
      'a time zone of another state',
      () => set({ ...furtherOffice, timeZone: 'America/Denver' }),
      'offices.0.timeZone',
      'America/Denver is not a time zone of Arkansas: write "timeZone: America/Chicago"',
    ],
    [
      'parking in one language',
      () => set({ ...furtherOffice, parking: { en: 'Yes.' } }),
      'offices.0.parking.es',
      'is missing',
    ],
    [
      'hours in one line',
      () => set({ ...furtherOffice, hours: 'Mon-Fri' }),
      'offices.0.hours',
      'must be a list of "name: value" lines',
    ],
    ['a fact that there is not', () => set({ ...furtherOffice, fax: '1' }), 'offices.0.fax', 'is unknown'],
  ])('a further office with %s', (_, change, field, reason) => {
    change()
    expect(content.check()).toEqual([
      expect.objectContaining({ file: `content/${clinic}`, field, reason: expect.stringContaining(reason) }),
    ])
  })

  test('an office in a state with another time zone needs to state its own', () => {
    const colorado = { ...furtherOffice, address: denver, geo: { latitude: 39.74, longitude: -104.98 } }
    set(colorado)
    const found = content.check().find(({ field }) => field === 'offices.0.address.state')
    expect(found?.reason).toBe('America/Chicago is not a time zone of Colorado: write "timeZone: America/Denver"')
  })

  test('an office that inherits from the main office is valid, and so is an empty list', () => {
    set({ ...furtherOffice, holidays: [] })
    expect(content.check()).toEqual([])
    set(furtherOffice, other)
    content.set(city, ['office'], 'lowell')
    expect(content.check()).toEqual([])
    set()
    content.set(city, ['office'], 'main')
    expect(content.check()).toEqual([])
  })

  test.each([
    ['among further ones', [furtherOffice], 'unknown office "lowell"; known: main, fayetteville'],
    ['while there is one', [], 'unknown office "lowell"; known: main'],
  ])('a city with an office that there is not, %s', (_, offices, reason) => {
    set(...offices)
    content.set(city, ['office'], 'lowell')
    expect(content.check()).toEqual([expect.objectContaining({ file: `content/${city}`, field: 'office', reason })])
  })

  test('a city whose office lies outside its map', () => {
    set({ ...furtherOffice, geo: { latitude: 35.08, longitude: -92.44 } })
    content.set(city, ['office'], 'fayetteville')
    expect(content.check()).toEqual([
      expect.objectContaining({
        file: `content/${city}`,
        field: 'office',
        reason: expect.stringMatching(
          /^"fayetteville" lies outside the map: latitude between 36 and 36\.4; change the map/,
        ),
      }),
    ])
  })

  test('frames of an unknown office, and a demo page as the frame of one', () => {
    const provider = { provider: 'iframe', url: 'https://book.example.com/lowell' }
    content.set('embeds.yaml', ['offices'], { lowell: { booking: provider } })
    expect(content.check()).toEqual([
      expect.objectContaining({
        field: 'offices.lowell',
        reason: 'unknown office "lowell"; clinic.yaml lists no others',
      }),
    ])
    set(furtherOffice)
    content.set('embeds.yaml', ['offices'], {
      fayetteville: { booking: provider, map: { en: provider, es: provider } },
    })
    expect(content.check()).toEqual([])
    content.set('embeds.yaml', ['offices'], { fayetteville: { booking: { provider: 'demo' } } })
    expect(content.check()).toEqual([
      expect.objectContaining({ reason: 'unknown provider; known: link, iframe, script' }),
    ])
  })

  test('past holidays of an office are reported, and a drive is doubted only if no office is near', () => {
    const past = [{ date: '2026-07-03', name: { en: 'Day', es: 'Día' } }]
    set({ ...furtherOffice, holidays: past, geo: { latitude: 36.3731, longitude: -94.2089 } })
    content.set('clinic.yaml', ['travel', 2, 'minutes'], 12)
    const facts = content.parse().entries.find(({ collection }) => collection === 'clinic')
    expect(facts && implausible(facts, '2026-11-22')).toEqual([
      expect.objectContaining({ field: 'offices.0.holidays', reason: expect.stringContaining('have all passed') }),
    ])
  })
})

describe('local', () => {
  const passages = () => localPassages(content.parse().entries)

  test('a sentence with a local name is listed with its page, line and field', () => {
    const file = 'symptoms/back-pain.es.md'
    content.body(file, (body) => `${body}\nDescanse. Camine por el Razorback greenway. Vuelva.\n`)
    const line =
      content
        .read(file)
        .split('\n')
        .findIndex((text) => text.startsWith('Descanse.')) + 1
    expect(passages()).toContainEqual({
      file: `content/${file}`,
      address: '/symptoms/back-pain',
      line,
      field: 'body',
      text: 'Camine por el Razorback greenway.',
    })
  })

  test('a file that is local as a whole is listed once, in each language', () => {
    const cities = passages().filter(({ file }) => file.startsWith('content/cities/rogers'))
    expect(cities).toEqual(
      ['en', 'es'].map((locale) => ({
        file: `content/cities/rogers-chiropractor.${locale}.md`,
        address: '/rogers-chiropractor',
      })),
    )
    expect(passages()).toContainEqual({ file: 'content/places.yaml' })
  })

  test('placeholders, file names and addresses are not local', () => {
    const listed = passages().filter(({ file }) => /faq|first-chiropractic-visit|pages\/contact/.test(file))
    expect(listed).toEqual([])
  })

  test.each([
    ['a file that there is not', ['files', 0], 'cities/rogres', 'files.0', 'there is no file content/cities/rogres'],
    ['a file with its language', ['files', 0], 'about.en.md', 'files.0', 'write the file without language'],
    ['a name that no text says', ['names', 0], 'Lake Wobegon', 'names.0', 'no text says "Lake Wobegon"'],
    ['a letter', ['names', 0], 'A', 'names.0', 'is too short'],
  ])('stops at %s', (_, path, value, field, reason) => {
    content.set('local.yaml', path, value)
    expect(content.check()).toContainEqual(
      expect.objectContaining({ file: 'content/local.yaml', field, reason: expect.stringContaining(reason) }),
    )
  })
})

describe('offered', () => {
  const off = ['/services/pregnancy-care', '/symptoms/sports-injuries']
  const offer = (...addresses: string[]) => content.set('clinic.yaml', ['notOffered'], addresses)

  /** Make plain words of the links to the pages that are switched off. */
  function withoutLinks() {
    const link = new RegExp(`\\[([^\\]]*)\\]\\((?:${off.join('|')})[^)]*\\)`, 'g')
    for (const file of content.files.filter((path) => /\.(en|es)\.(md|yaml)$/.test(path))) {
      const source = content.read(file)
      if (source.search(link) >= 0) content.write(file, source.replace(link, '$1'))
    }
  }

  test('without the links to them, services and symptoms can be switched off', () => {
    offer(...off)
    withoutLinks()
    expect(content.check()).toEqual([])
  })

  test('every sentence in both languages that links to one is reported, except on switched-off pages', () => {
    offer(...off)
    const problems = content.check()
    const links = content.files
      .filter((path) => /\.(en|es)\.(md|yaml)$/.test(path) && !off.some((page) => path.startsWith(page.slice(1))))
      .flatMap((path) => content.read(path).match(new RegExp(`\\]\\((?:${off.join('|')})`, 'g')) ?? [])
    expect(problems).toHaveLength(links.length)
    expect(problems).toContainEqual({
      file: 'content/faq.en.yaml',
      field: expect.stringMatching(/^groups\.\d\.items\.\d\.answer$/),
      line: expect.any(Number),
      reason: expect.stringMatching(
        /^“[^“”[\]()]+\.” leads to \/services\/pregnancy-care, which is switched off \(notOffered in content\/clinic\.yaml\): remove the link or the sentence, or offer the page$/,
      ),
    })
  })

  test('a remaining link is reported with its sentence and line', () => {
    offer(...off)
    withoutLinks()
    const file = 'symptoms/back-pain.es.md'
    content.body(file, (body) => `${body}\nVaya con calma.\nLea sobre [deportes](${off[1]}#home).\n`)
    const line =
      content
        .read(file)
        .split('\n')
        .findIndex((text) => text.includes('[deportes]')) + 1
    expect(content.check()).toEqual([
      {
        file: `content/${file}`,
        field: 'body',
        line,
        reason: `“Lea sobre deportes.” leads to ${off[1]}, which is switched off (notOffered in content/clinic.yaml): remove the link or the sentence, or offer the page`,
      },
    ])
  })

  test.each<[string, () => void, string, string, string]>([
    [
      'an address that there is not',
      () => offer('/services/dentistry'),
      'clinic.yaml',
      'notOffered.0',
      '"/services/dentistry" is the address of no service and no symptom; known: /services/chiropractic-care, ',
    ],
    ['a page that is neither', () => offer('/blog/chronic-stress'), 'clinic.yaml', 'notOffered.0', 'of no service'],
    ['a name without its address', () => offer('pregnancy-care'), 'clinic.yaml', 'notOffered.0', 'write the address'],
    [
      'an address twice',
      () => {
        offer(off[1] as string, off[1] as string)
        withoutLinks()
      },
      'clinic.yaml',
      'notOffered.1',
      'appears twice',
    ],
    [
      'the service that a post closes with',
      () => offer('/services/wellness-care'),
      'posts/chiropractic-care-without-pain.en.md',
      'cta',
      '"wellness" leads to /services/wellness-care, which is switched off (notOffered in content/clinic.yaml): choose another closing',
    ],
    [
      'all related pages of another',
      () => {
        offer('/symptoms/neck-pain', '/symptoms/sports-injuries')
        content.set('symptoms/back-pain.en.md', ['related'], ['neck-pain', 'sports-injuries'])
      },
      'symptoms/back-pain.en.md',
      'related',
      'names only pages that are switched off',
    ],
    [
      'every service with a page',
      () =>
        offer(
          '/services/acupuncture',
          ...['chiropractic', 'pediatric', 'pregnancy', 'wellness'].map((name) => `/services/${name}-care`),
        ),
      'clinic.yaml',
      'notOffered',
      'switches off every page of /services: keep at least one',
    ],
    [
      'every service',
      () => offer(...['chiropractic', 'pediatric', 'pregnancy', 'wellness'].map((name) => `/services/${name}-care`)),
      'clinic.yaml',
      'notOffered',
      'switches off every page of /services: keep at least one',
    ],
  ])('stops at %s', (_, breakIt, file, field, reason) => {
    breakIt()
    expect(content.check()).toContainEqual(
      expect.objectContaining({ file: `content/${file}`, field, reason: expect.stringContaining(reason) }),
    )
  })
})
