import { checkCards } from '@/scripts/check/cards'
import { localPassages, lostPassages } from '@/scripts/check/local'
import { implausible } from '@/scripts/check/plausible'
import { additionalOffice } from '../../additional-office'
import { accepts, content, expectProblems, refuses, refusesValues } from './cases'

const symptom = 'symptoms/back-pain.en.md'
const spanishSymptom = 'symptoms/back-pain.es.md'
const post = 'posts/chronic-stress.en.md'
const clinic = 'clinic.yaml'
const city = 'cities/rogers-chiropractor.en.md'
const spanishCity = 'cities/rogers-chiropractor.es.md'
const both = [city, spanishCity]
const alias = '/symptoms/headaches-migraines'

describe('addresses', () => {
  const no = 'leads to no page of this site'
  const taken = (file: string) => `already belongs to content/${file}`

  test.each([
    ['/symptoms/elbow', no],
    [alias, no],
    ['/free-consultation?source=a', 'has two ways to start: add #consultation-form'],
    ['/es/contact', 'write the English address, the site adds /es itself'],
    ['http://example.com/', 'is neither a page of this site nor an https address'],
    ['back-pain', 'is neither a page of this site nor an https address'],
  ])('a link to %s', (href, reason) => {
    content.add(spanishSymptom, `Vea [esto](${href}).`)
    const [found, ...others] = content.check()
    expect(found).toMatchObject({ file: `content/${spanishSymptom}`, field: 'body' })
    expect(found?.reason).toMatch(href)
    expect(found?.reason).toMatch(reason)
    expect(others).toEqual([])
  })

  accepts(
    ['/faq?from=post#referral', '/', 'https://medlineplus.gov/', 'tel:+14795550142', '#causes'].map((href) => [
      `a link to ${href}`,
      (at) => at.add(post, `See [this page](${href}).`),
    ]),
  )

  refusesValues('faq.es.yaml', [['groups.0.items.0.answer', 'Vea [precios](/prices).', `/prices ${no}`]])
  refusesValues('home.en.yaml', [['extraServices.1.href', '/services/massage', no]])
  refusesValues(symptom, [
    ['aliases', ['Back Pain'], 'use lowercase letters, digits and single hyphens', 'aliases.0'],
    ['related.0', 'elbow-pain', '"elbow-pain" is no symptom page', 'related'],
    ['related.0', 'back-pain', 'names the page itself', 'related'],
  ])
  refusesValues('symptoms/work-injury.en.md', [
    ['aliases', ['headaches-migraines'], `address ${alias} ${taken('symptoms/headache-migraine.en.md')}`],
    ['aliases', ['neck-pain'], `address /symptoms/neck-pain ${taken('symptoms/neck-pain.en.md')}`],
  ])

  test.each([
    ['privacy-policy', 'policies/privacy-policy.en.md', taken('cities/privacy-policy.en.md')],
    ['search', 'cities/search.en.md', taken('search.en.yaml')],
    ['es', 'cities/es.en.md', 'address /es already belongs to the Spanish pages: rename the file'],
  ])('a city at the address of another page, /%s', (name, file, reason) => {
    content.copyPage('cities/rogers-chiropractor', `cities/${name}`)
    expectProblems(content.check(), `${file}: file name: ${reason}`)
  })
})

describe('former addresses', () => {
  const isPage = 'is an address of a page of this site: remove the row'
  const moved = (from: string, to = '/about') => [{ from, to }]
  refusesValues('redirects.yaml', [
    ['moved', moved('/es/faq/'), isPage, 'moved.0.from'],
    ['moved', moved('/faq.html'), isPage, 'moved.0.from'],
    ['moved', moved('/index.html'), isPage, 'moved.0.from'],
    ['moved', moved(alias), 'is an alias already: remove the row, or the alias', 'moved.0.from'],
    ['moved', moved('/?page_id=1', '/'), '/ already answers any query', 'moved.0.from'],
    ['moved', moved('https://old.example/a'), 'is not a former address: begin with a slash', 'moved.0.from'],
    ['moved', moved('//old.example/a'), 'is not a former address: begin with a slash', 'moved.0.from'],
    ['moved', moved('/blog/2019/*'), 'has a star, which stands for nothing here', 'moved.0.from'],
    ['moved', moved('/old/', '/abuot'), 'leads to no page of this site: name one with its language', 'moved.0.to'],
    ['moved', moved('/old/', alias), 'is an alias: name the page that it leads to', 'moved.0.to'],
    ['workers', ['js/worker.js'], 'must be the path of a script, such as /js/worker.js', 'workers.0'],
    ['moved', moved('/old/', 'http://www.example.com/about'), 'has a sign that addresses lack', 'moved.0.to'],
    ['moved', moved('/old/', '/drawings/my map.svg'), 'has a sign that addresses lack', 'moved.0.to'],
    ['moved', moved('/old/', '/forms/intake.pdf'), 'leads to no page of this site', 'moved.0.to'],
    ['moved', moved('/old/', '/abuot#costs'), 'leads to no page of this site', 'moved.0.to'],
    [
      'moved',
      [...moved('/informaci%C3%B3n/'), ...moved('/información')],
      'is named twice, earlier as /informaci%C3%B3n/',
      'moved.1.from',
    ],
  ])
})

describe('cities', () => {
  refusesValues(city, [
    ['claim', 'lowell', 'unknown claim "lowell"; known: '],
    ['travel', 'lowell', 'unknown travel fact "lowell"; known: '],
    ['emphasis', 'tulsa', 'unknown place on the map "tulsa"; known: springdale, '],
    ['geo.latitude', 34.75, 'lies outside the map: latitude between 36 and 36.4'],
    ['geo.longitude', 94.1185, 'lies outside the map: longitude between -94.345 and -93.9275'],
    ['stats.claim', '300 people from Rogers', 'leave the figure out: it comes from clinic.yaml'],
    ['keywords', ['One', 'Two', 'One'], '"One" appears twice'],
    ['social.title', 'i'.repeat(71), 'has 71 characters: keep the social title within 70'],
  ])
  refusesValues(spanishCity, [
    ['geo', { latitude: 36.3, longitude: -94.1 }, 'is unknown here: facts without language live in the English file'],
    ['questions.items.0', undefined, `lists other ids than content/${city}: `, 'id'],
  ])
  const setBoth = (path: string, value: unknown) => () => {
    for (const file of both) content.set(file, path, value)
  }
  refuses([
    ['missing directions', setBoth('directions', undefined), ...both.map((file) => `${file}: directions: is missing`)],
    [
      'directions from nowhere',
      setBoth('directions.items', []),
      ...both.map((file) => `${file}: directions.items: describe the way from at least two places`),
    ],
    [
      'a way in one step',
      setBoth('directions.items.0.steps', ['OK.']),
      ...both.map((file) => `${file}: directions.items.0.steps: give the directions in at least two steps`),
    ],
    [
      'a step that the Spanish reader does not get',
      (at) => at.set(spanishCity, 'directions.items.0.steps.0', undefined),
      `${spanishCity}: way "from-pinnacle": describe the same way`,
    ],
    [
      'no landmarks',
      setBoth('landmarks.items', []),
      ...both.map((file) => `${file}: landmarks.items: list at least three landmarks`),
    ],
    [
      'a service that does not exist',
      setBoth('services.items.0.id', 'massage'),
      ...both.map((file) => `${file}: services.items.0.id: "massage" is not a service page; known: `),
    ],
    [
      'a travel time written by hand',
      (at) => at.add(spanishCity, 'Llega en 10 minutos.'),
      `${spanishCity}: body: states "10 minutos" by hand: the page shows the figures of clinic.yaml, leave it out`,
    ],
    [
      'two ways from one place',
      (at) => at.set(clinic, 'travel.1.id', 'university-campus'),
      'clinic.yaml: travel.1.id: "university-campus" appears twice',
      `${city}: travel: unknown travel fact "pinnacle-hills"`,
    ],
  ])
})

describe('the map', () => {
  const east = 'lies outside the map: longitude between -94.345 and -93.9275'
  refusesValues('places.yaml', [
    ['towns.2.at', '36.15, -95.99', east],
    ['towns.1.drives.0.points.2', '35.9, -94.17', 'lies outside the map: latitude between 36 and 36.4'],
    ['spots.0.at', '36.1779, 94.2335', east],
    ['signs.0.at', '36.222', 'write a position as "36.1867, -94.1288": latitude, longitude'],
    ['towns.3.drives', [], 'draw at least one drive to the clinic'],
    ['sketch.street', 'left', 'write two whole numbers, as in "640 760"'],
  ])
  refuses([
    [
      'two towns of one name',
      (at) => at.set('places.yaml', 'towns.1.id', 'springdale'),
      'places.yaml: towns.1.id: "springdale" appears twice',
      'cities/fayetteville-chiropractor.en.md: emphasis: unknown place on the map',
    ],
  ])
})

describe('offices', () => {
  const set = (...offices: object[]) => content.set(clinic, 'offices', offices)
  const first = (more: object) => [{ ...additionalOffice, ...more }]
  const { address, hours } = additionalOffice
  const other = {
    ...additionalOffice,
    id: 'lowell',
    name: 'Lowell',
    address: { street: '4 Main Street', city: 'Lowell', state: 'AR', zip: '72745' },
    geo: { latitude: 36.2554, longitude: -94.1308 },
  }
  const second = (more: object) => [additionalOffice, { ...other, ...more }]
  const main = { street: '1900 west sunset avenue  suite 5', city: 'Springdale', state: 'AR', zip: '72764' }
  const denver = { street: '1 Broadway', city: 'Denver', state: 'CO', zip: '80202' }
  const inDenver = { address: denver, geo: { latitude: 39.74, longitude: -104.98 } }

  test.each<[field: string, offices: object[], reason: string]>([
    ['offices.0.hours', first({ hours: undefined }), 'is missing'],
    ['offices.0.hours', first({ hours: 'Mon-Fri' }), 'must be a list of "name: value" lines'],
    ['offices.0.hours.friday', first({ hours: { ...hours, friday: undefined } }), 'is missing'],
    ['offices.0.id', first({ id: 'main' }), '"main" is reserved for the main'],
    ['offices.0.id', first({ id: 'North Side' }), 'use lowercase letters'],
    ['offices.1.id', second({ id: additionalOffice.id }), 'appears twice'],
    [
      'offices.0.name',
      first({ name: 'west sunset avenue', address: { ...address, city: 'Springdale' } }),
      'is what the main office is called',
    ],
    ['offices.1.name', second({ name: 'fayetteville ' }), 'appears twice'],
    ['offices.0.address', first({ address: main }), 'is the address of another office'],
    ['offices.1.address', second({ address }), 'is the address of another office: write its own'],
    ['offices.0.geo', first({ geo: { latitude: 36.06, longitude: 94.15 } }), '36.06, 94.15 is not in Arkansas'],
    ['offices.1.geo', second({ geo: additionalOffice.geo }), 'is the pin of another office'],
    ['offices.0.geo', first({ ...inDenver, timeZone: 'America/Denver' }), 'lies 639 miles from the main office'],
    ['offices.0.address.zip', first({ address: { ...address, zip: '80202' } }), '80202 is no ZIP code of Arkansas'],
    ['offices.0.timeZone', first({ timeZone: 'America/Denver' }), 'is not a time zone of Arkansas'],
    ['offices.0.fax', first({ fax: '1' }), 'is unknown'],
  ])('%s of a further office', (field, offices, reason) => {
    set(...offices)
    expectProblems(content.check(), `${clinic}: ${field}: ${reason}`)
  })

  test('an office in a state with another time zone needs to state its own', () => {
    set({ ...additionalOffice, ...inDenver })
    const found = content.check().find(({ field }) => field === 'offices.0.address.state')
    expect(found?.reason).toBe('America/Chicago is not a time zone of Colorado: write "timeZone: America/Denver"')
  })

  accepts([
    ['an office that inherits from the main office', () => set({ ...additionalOffice, holidays: [] })],
    [
      'a city with an office',
      (at) => {
        set(additionalOffice, other)
        at.set(city, 'office', 'lowell')
      },
    ],
    [
      'a city with the only office',
      (at) => {
        set()
        at.set(city, 'office', 'main')
      },
    ],
  ])

  refuses([
    [
      'a city with an office that there is not',
      (at) => {
        set(additionalOffice)
        at.set(city, 'office', 'lowell')
      },
      `${city}: office: unknown office "lowell"; known: main, fayetteville`,
    ],
    [
      'a city whose office lies outside its map',
      (at) => {
        set({ ...additionalOffice, geo: { latitude: 35.08, longitude: -92.44 } })
        at.set(city, 'office', 'fayetteville')
      },
      `${city}: office: "fayetteville" lies outside the map: latitude between 36 and 36.4; change the map`,
    ],
  ])

  test('frames of an unknown office, and a demo page as the frame of one', () => {
    const provider = { provider: 'iframe', url: 'https://book.example.com/lowell' }
    const embeds = (value: object) => content.set('embeds.yaml', 'offices', value)
    embeds({ lowell: { booking: provider } })
    const unknown = 'unknown office "lowell"; clinic.yaml lists no others'
    expectProblems(content.check(), `embeds.yaml: offices.lowell: ${unknown}`)
    set(additionalOffice)
    embeds({ fayetteville: { booking: provider, map: { en: provider, es: provider } } })
    expectProblems(content.check())
    embeds({ fayetteville: { booking: { provider: 'demo' } } })
    expect(content.check()).toEqual([
      expect.objectContaining({ reason: 'unknown provider; known: link, iframe, script' }),
    ])
  })

  test('past holidays of an office are reported, and a drive is doubted only if no office is near', () => {
    const past = [{ date: '2026-07-03', name: { en: 'Day', es: 'Día' } }]
    set({ ...additionalOffice, holidays: past, geo: { latitude: 36.3731, longitude: -94.2089 } })
    content.set(clinic, 'travel.2.minutes', 12)
    const facts = content.parse().entries.find(({ collection }) => collection === 'clinic')
    expect(facts && implausible(facts, '2026-11-22')).toEqual([
      expect.objectContaining({ field: 'offices.0.holidays', reason: expect.stringContaining('have all passed') }),
    ])
  })
})

describe('local', () => {
  const passages = () => localPassages(content.parse().entries)

  test('a passage that reads otherwise by now is named with its line', () => {
    const lost = () => lostPassages(content.parse().entries, new Map([[post, content.read(post)]]))
    const passage = (here: string) => [{ file: post, here, there: 'Anywhere.' }]
    content.set('local.yaml', 'without', [])
    content.set('local.yaml', 'elsewhere', passage(content.read(post).split('\n').at(-2) ?? ''))
    expect(lost()).toEqual([])
    content.set('local.yaml', 'elsewhere', passage('Once upon a time.'))
    const reason = `"Once upon a time." is not once in content/${post}: copy how the text reads now`
    const line = content.lineOf('local.yaml', 'here: Once')
    expect(lost()).toEqual([{ file: 'content/local.yaml', field: 'elsewhere.0.here', line, reason }])
    content.set('local.yaml', 'elsewhere', [])
    content.set('local.yaml', 'without', [{ page: '/faq', words: [], passages: passage('Once upon a time.') }])
    expect(lost()).toMatchObject([{ field: 'without.0.passages.0.here', reason }])
  })

  test('a sentence with a local name is listed with its page, line and field', () => {
    content.add(spanishSymptom, 'Descanse. Camine por el Razorback greenway. Vuelva.')
    expect(passages()).toContainEqual({
      file: `content/${spanishSymptom}`,
      address: '/symptoms/back-pain',
      line: content.lineOf(spanishSymptom, 'Descanse. Camine'),
      field: 'body',
      text: 'Camine por el Razorback greenway.',
    })
  })

  test('a file that is local as a whole is listed once, in each language', () => {
    const cities = passages().filter(({ file }) => file.startsWith('content/cities/rogers'))
    expect(cities).toEqual(both.map((file) => ({ file: `content/${file}`, address: '/rogers-chiropractor' })))
    expect(passages()).toContainEqual({ file: 'content/places.yaml' })
  })

  test('placeholders, file names and addresses are not local', () => {
    const listed = passages().filter(({ file }) => /faq|first-chiropractic-visit|pages\/contact/.test(file))
    expect(listed).toEqual([])
  })

  test.each([
    ['files.0', 'cities/rogres', 'there is no file content/cities/rogres'],
    ['files.0', 'about.en.md', 'write the file without language'],
    ['names.0', 'Lake Wobegon', 'no text mentions "Lake Wobegon"'],
    ['names.0', 'A', 'is too short'],
  ])('local.yaml, %s: %s', (field, value, reason) => {
    content.set('local.yaml', field, value)
    expect(content.check()).toContainEqual(
      expect.objectContaining({ file: 'content/local.yaml', field, reason: expect.stringContaining(reason) }),
    )
  })
})

describe('offered', () => {
  const off = ['/services/pregnancy-care', '/symptoms/sports-injuries'] as const
  const services = ['acupuncture', 'chiropractic-care', 'pediatric-care', 'pregnancy-care', 'wellness-care']
  const offer = (...addresses: string[]) => content.set(clinic, 'notOffered', addresses)
  const isText = (path: string) => /\.(en|es)\.(md|yaml)$/.test(path)

  /** Make plain words of the links to the pages that are switched off. */
  function withoutLinks() {
    const link = new RegExp(`\\[([^\\]]*)\\]\\((?:${off.join('|')})[^)]*\\)`, 'g')
    for (const file of content.files.filter(isText)) {
      const source = content.read(file)
      if (source.search(link) >= 0) content.write(file, source.replace(link, '$1'))
    }
  }

  test('without the links to them, services and symptoms can be switched off', () => {
    offer(...off)
    withoutLinks()
    expectProblems(content.check())
  })

  test('every sentence in both languages that links to one is reported, except on switched-off pages', () => {
    offer(...off)
    const problems = content.check()
    const links = content.files
      .filter((path) => isText(path) && !off.some((page) => path.startsWith(page.slice(1))))
      .flatMap((path) => content.read(path).match(new RegExp(`\\]\\((?:${off.join('|')})`, 'g')) ?? [])
    expect(problems).toHaveLength(links.length)
  })

  test('a remaining link is reported with its sentence and line', () => {
    offer(...off)
    withoutLinks()
    content.add(spanishSymptom, `Vaya con calma.\nLea sobre [deportes](${off[1]}#home).`)
    expect(content.check()).toEqual([
      {
        file: `content/${spanishSymptom}`,
        field: 'body',
        line: content.lineOf(spanishSymptom, '[deportes]'),
        reason: `“Lea sobre deportes.” leads to ${off[1]}, which is switched off (notOffered in content/clinic.yaml): remove the link or the sentence, or offer the page`,
      },
    ])
  })

  test.each<[off: string[], file: string, field: string, reason: string]>([
    [['/services/dentistry'], clinic, 'notOffered.0', 'is the address of no service and no symptom; known: /services/'],
    [['/blog/chronic-stress'], clinic, 'notOffered.0', 'of no service'],
    [['pregnancy-care'], clinic, 'notOffered.0', 'write the address'],
    [[off[1], off[1]], clinic, 'notOffered.1', 'appears twice'],
    [['/services/wellness-care'], 'posts/chiropractic-care-without-pain.en.md', 'cta', 'choose another closing'],
    [services.map((name) => `/services/${name}`), clinic, 'notOffered', 'switches off every page of /services'],
  ])('%j cannot be switched off', (addresses, file, field, reason) => {
    offer(...addresses)
    expect(content.check()).toContainEqual(
      expect.objectContaining({ file: `content/${file}`, field, reason: expect.stringContaining(reason) }),
    )
  })

  test('a page that is related only to what is switched off', () => {
    offer('/symptoms/neck-pain', '/symptoms/sports-injuries')
    content.set(symptom, 'related', ['neck-pain', 'sports-injuries'])
    const reason = expect.stringContaining('names only pages that are switched off')
    expect(content.check()).toContainEqual(expect.objectContaining({ file: `content/${symptom}`, reason }))
  })
})

describe('a former address may lead to', () =>
  accepts(
    ['/es/faq', '/faq#referral', '/feed.xml', '/es/feed.xml', '/drawings/map.svg', 'https://clinic.janeapp.com'].map(
      (to) => [to, (content) => content.set('redirects.yaml', 'moved', [{ from: '/old/', to }])],
    ),
  ))

describe('social cards', () => {
  test.each([
    [post, 'title', 'Chronic stress 😮‍💨: small habits', 'has "😮", which the typeface'],
    [spanishSymptom, 'heading', 'Alivio → ya', 'has "→", which the typeface'],
    [spanishSymptom, 'heading', 'Electroencefalografistas '.repeat(12).trim(), 'does not fit on the card'],
  ])('%s: %s: %j cannot be drawn on a card', async (file, field, value, reason) => {
    content.set(file, field, value)
    expectProblems(await checkCards(content.parse().entries), `${file}: ${field}: ${reason}`)
  })

  test('a hard space, accents and typographic signs can', async () => {
    content.set(post, 'title', 'Estrés\u00a0crónico: “¿qué ayuda?” – 5 hábitos…')
    expectProblems(await checkCards(content.parse().entries))
  })
})
