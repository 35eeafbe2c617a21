// content-collections.ts
import { defineCollection, defineConfig } from '@content-collections/core'
// lib/content/schemas/about.ts
// lib/content/schemas/fields.ts
import { z, z as z2, z as z18 } from 'zod'

// lib/pictures/drawings.ts
var views = {
  // The twelve symptoms: square crops, one pin each.
  'back-pain': {
    file: 'back',
    size: [800, 960],
    box: [130, 300, 540, 540],
    pin: [432, 760],
  },
  'neck-pain': {
    file: 'neck',
    size: [800, 800],
    box: [130, 0, 540, 540],
    pin: [452, 395],
  },
  'headache-migraine': {
    file: 'head',
    size: [800, 800],
    box: [120, 90, 600, 600],
    pin: [300, 520],
  },
  'auto-accident-whiplash': {
    file: 'profile',
    size: [800, 960],
    box: [250, 90, 320, 320],
    pin: [368, 292],
  },
  'work-injury': {
    file: 'lowback',
    size: [800, 800],
    box: [110, 140, 580, 580],
    pin: [446, 520],
  },
  'arthritis-joint-pain': {
    file: 'knee',
    size: [800, 800],
    box: [230, 80, 560, 560],
    pin: [548, 320],
  },
  'sports-injuries': {
    file: 'shoulder',
    size: [800, 800],
    box: [150, 50, 620, 620],
    pin: [518, 400],
  },
  'postural-issues-scoliosis': {
    file: 'profile',
    size: [800, 960],
    box: [80, 150, 640, 640],
    pin: [333, 400],
  },
  'sciatica-neuropathy': {
    file: 'legs',
    size: [800, 960],
    box: [140, 60, 520, 520],
    pin: [454, 236],
  },
  'repetitive-strain-injury': {
    file: 'hand',
    size: [800, 800],
    box: [70, 200, 560, 560],
    pin: [356, 556],
  },
  'stress-management': {
    file: 'neck',
    size: [800, 800],
    box: [0, 230, 480, 480],
    pin: [268, 440],
  },
  'various-health-concerns': {
    file: 'back',
    size: [800, 960],
    box: [80, 10, 640, 640],
    pin: [400, 215],
  },
  // The four services: 4:3 crops, one pin each.
  'chiropractic-care': {
    file: 'back',
    size: [800, 960],
    box: [80, 200, 640, 480],
    pin: [432, 440],
  },
  'pediatric-care': {
    file: 'child',
    size: [800, 800],
    box: [60, 180, 720, 540],
    pin: [424, 620],
  },
  'pregnancy-care': {
    file: 'pregnancy',
    size: [800, 800],
    box: [0, 100, 800, 600],
    pin: [290, 342],
  },
  'wellness-care': {
    file: 'profile',
    size: [800, 960],
    box: [80, 30, 640, 480],
    pin: [345, 440],
  },
  // Posts: views of their own; the scenes below serve them too.
  car: {
    file: 'car',
    size: [1200, 800],
    box: [160, 90, 1005, 670],
    pin: [654, 462],
  },
  'head-forehead': {
    file: 'head',
    size: [800, 800],
    box: [80, 60, 640, 640],
    pin: [560, 240],
  },
  'neck-shoulders': {
    file: 'neck',
    size: [800, 800],
    box: [40, 240, 720, 540],
    pin: [600, 490],
  },
  'knees-behind': {
    file: 'legs',
    size: [800, 960],
    box: [130, 420, 540, 540],
    pin: [318, 600],
  },
  'knee-front': {
    file: 'knee',
    size: [800, 800],
    box: [120, 60, 640, 480],
    pin: [570, 310],
  },
  'spine-curve': {
    file: 'spine',
    size: [1200, 800],
    box: [210, 60, 780, 585],
    pin: [618, 470],
  },
  pelvis: {
    file: 'pregnancy',
    size: [800, 800],
    box: [40, 60, 700, 700],
    pin: [300, 470],
  },
  'desk-neck': {
    file: 'desk',
    size: [1200, 800],
    box: [180, 60, 960, 720],
    pin: [462, 300],
  },
  'pillow-neck': {
    file: 'pillow',
    size: [1200, 800],
    box: [60, 180, 1040, 620],
    pin: [310, 478],
  },
  'backpack-strap': {
    file: 'backpack',
    size: [1200, 800],
    box: [250, 60, 800, 720],
    pin: [500, 330],
  },
  'exam-posture': {
    file: 'exam',
    size: [1200, 800],
    box: [150, 60, 960, 740],
    pin: [602, 470],
  },
  // Every drawing under its own name, whole.
  talk: {
    file: 'talk',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  exam: {
    file: 'exam',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  table: {
    file: 'table',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  plan: {
    file: 'plan',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  spine: {
    file: 'spine',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  xray: {
    file: 'xray',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  backpack: {
    file: 'backpack',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  pillow: {
    file: 'pillow',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  walk: {
    file: 'walk',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  bike: {
    file: 'bike',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  crib: {
    file: 'crib',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  desk: {
    file: 'desk',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  back: {
    file: 'back',
    size: [800, 960],
    box: [0, 0, 800, 960],
  },
  neck: {
    file: 'neck',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  head: {
    file: 'head',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  lowback: {
    file: 'lowback',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  knee: {
    file: 'knee',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  child: {
    file: 'child',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  pregnancy: {
    file: 'pregnancy',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  legs: {
    file: 'legs',
    size: [800, 960],
    box: [0, 0, 800, 960],
  },
  hand: {
    file: 'hand',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  profile: {
    file: 'profile',
    size: [800, 960],
    box: [0, 0, 800, 960],
  },
  shoulder: {
    file: 'shoulder',
    size: [800, 800],
    box: [0, 0, 800, 800],
  },
  clinic: {
    file: 'clinic',
    size: [1200, 800],
    box: [0, 0, 1200, 800],
  },
  portrait: {
    file: 'portrait',
    size: [800, 1e3],
    box: [0, 0, 800, 1e3],
  },
}

// lib/pictures/icons.ts
var icons = [
  'address-book',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'baby',
  'car-profile',
  'caret-down',
  'check',
  'clock',
  'copy',
  'envelope-simple',
  'facebook-logo',
  'instagram-logo',
  'link-simple',
  'list',
  'map-pin',
  'needle',
  'person-arms-spread',
  'person-simple-tai-chi',
  'phone',
  'plant',
  'plus',
  'rss-simple',
  'share-network',
  'translate',
  'warning',
  'x',
  'youtube-logo',
]

// lib/content/schemas/fields.ts
var text = z.string().trim().min(1, 'is empty')
var httpsUrl = z.url({ protocol: /^https$/, error: 'must be a full https:// address' })
var slugText = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lowercase letters, digits and single hyphens')
var view = z.enum(Object.keys(views), {
  error: (issue) => `unknown drawing "${issue.input}"; known: ${Object.keys(views).join(', ')}`,
})
var icon = z.enum(icons, { error: (issue) => `unknown icon "${issue.input}"; known: ${icons.join(', ')}` })
var day = z.union([z.date().transform((date) => date.toISOString().slice(0, 10)), z.string()]).refine((value) => {
  const date = /* @__PURE__ */ new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}, 'must be a real date, written 2025-09-12')
var pastDay = day.refine(
  (value) => value <= /* @__PURE__ */ new Date().toISOString().slice(0, 10),
  'lies in the future',
)
var seo = z.strictObject({
  /** What the page wants to be found by, as people type it; every page that is listed has its own. */
  focus: text.max(40, 'keep the focus phrase within 40 characters').optional(),
  title: text.max(60, 'keep the title within 60 characters'),
  description: text
    .min(120, 'write at least 120 characters: search results show about 150')
    .max(155, 'keep the description within 155 characters'),
})
var social = z.strictObject({
  title: text.max(70, 'keep the social title within 70 characters'),
  description: text.max(200, 'keep the social description within 200 characters'),
})
var sourceTypes = ['public-health', 'peer-reviewed', 'professional']
var source = z.strictObject({
  title: text,
  type: z.enum(sourceTypes, {
    error: (issue) => `unknown type of source "${issue.input}"; known: ${sourceTypes.join(', ')}`,
  }),
  publisher: text,
  url: httpsUrl,
  lang: z.enum(['en', 'es']),
})
var sources = z.array(source).min(2, 'name at least two sources')
var healthSources = sources.refine(
  (list) => list.length < 2 || list.filter(({ type }) => type !== 'professional').length >= 2,
  'at least two must be of type public-health or peer-reviewed',
)
var offer = z.enum(['new-patient-special', 'free-consultation'])
var titled = z.strictObject({ title: text, text })
var references = z
  .array(z.strictObject({ title: text, publisher: text, url: httpsUrl, lang: z.enum(['en', 'es']) }))
  .min(2, 'name at least two sources')

// lib/content/schemas/about.ts
var aboutWords = {
  title: text,
  heading: text,
  menu: text.max(60),
  lead: text,
  seo,
  accordion: z2.array(z2.strictObject({ id: slugText, title: text, text })).length(3),
  bioHeading: text,
  bioNote: text,
  portraitCaption: text,
  clinicCaption: text,
  visitHeading: text,
  visitText: text,
}

// lib/content/schemas/cities.ts
import { z as z4 } from 'zod'

// lib/pictures/city-map.ts
var at = (latitude, longitude) => ({ latitude, longitude })
var places = ['springdale', 'fayetteville', 'rogers', 'bentonville']
var towns = {
  springdale: { name: 'Springdale', at: at(36.1867, -94.1288), label: 'right' },
  fayetteville: { name: 'Fayetteville', at: at(36.0626, -94.1574), label: 'right' },
  rogers: { name: 'Rogers', at: at(36.332, -94.1185), label: 'right' },
  bentonville: { name: 'Bentonville', at: at(36.3729, -94.2088), label: 'left' },
}
var spots = [
  { name: 'Tontitown', at: at(36.1779, -94.2335), label: 'below' },
  { name: 'Elm Springs', at: at(36.2062, -94.2344), label: 'left' },
  { name: 'Lowell', at: at(36.2554, -94.1308), label: 'right' },
  { name: 'Pinnacle Hills', at: at(36.305, -94.178), label: 'left' },
  { name: 'U of A', at: at(36.0687, -94.1758), label: 'left', gap: 47 },
]
var roads = [
  { name: 'I-49', at: at(36.222, -94.178) },
  { name: 'I-49', at: at(36.02, -94.19) },
  { name: 'US 412', at: at(36.177, -94.298) },
  { name: 'US 412', at: at(36.178, -93.96) },
  { name: 'AR 112', at: at(36.137, -94.222) },
  { name: 'AR 112', at: at(36.275, -94.231) },
  { name: 'US 71B', at: at(36.118, -94.139) },
]
var interstate = [
  [36.3816, -94.175],
  [36.3741, -94.1688],
  [36.3562, -94.1778],
  [36.3349, -94.1831],
  [36.3146, -94.1847],
  [36.3, -94.1793],
  [36.2832, -94.1561],
  [36.2543, -94.15],
  [36.2425, -94.1531],
  [36.2259, -94.1785],
  [36.1931, -94.1796],
  [36.1754, -94.1859],
]
var fromRogers = [
  [36.332, -94.1185],
  [36.3335, -94.1257],
  [36.3117, -94.1263],
  [36.2827, -94.13],
  [36.2541, -94.1368],
  [36.225, -94.1375],
  [36.1886, -94.1384],
  [36.1746, -94.1391],
]
var fromFayetteville = [
  [36.0626, -94.1574],
  [36.0772, -94.1571],
  [36.0951, -94.1527],
  [36.1176, -94.1457],
  [36.1335, -94.1456],
  [36.1524, -94.1438],
  [36.1746, -94.1391],
]
var tracks = {
  springdale: [
    [
      [36.1779, -94.2335],
      [36.1759, -94.2191],
      [36.1754, -94.1859],
    ],
    [[36.2062, -94.2344], [36.199, -94.205], ...interstate.slice(-2)],
    [
      [36.1867, -94.1288],
      [36.187, -94.1385],
      [36.1746, -94.1391],
    ],
  ],
  fayetteville: [
    [
      [36.0687, -94.1758],
      [36.0776, -94.1753],
      [36.0858, -94.1751],
      [36.1056, -94.1794],
      [36.1095, -94.1691],
      [36.1383, -94.1825],
      [36.1754, -94.1859],
    ],
    fromFayetteville,
  ],
  rogers: [[[36.305, -94.178], ...interstate.slice(5)], fromRogers],
  bentonville: [[[36.3729, -94.2088], ...interstate]],
}

// lib/content/schemas/clinic.ts
import { isValidPhoneNumber } from 'libphonenumber-js'
import { z as z3 } from 'zod'

var timeRange = z3
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'write hours as "09:00-13:00" (24-hour clock)',
    abort: true,
  })
  .refine((range) => range.slice(0, 5) < range.slice(6), 'closing time must be later than opening time')
var dayHours = z3
  .array(timeRange)
  .refine(
    (ranges) => ranges.every((range, i) => i === 0 || (ranges[i - 1] ?? '').slice(6) <= range.slice(0, 5)),
    'ranges of one day must follow each other and not overlap',
  )
var holidays = z3
  .array(
    z3.strictObject({
      date: day.meta({ label: 'Day', hint: 'Written 2026-12-24. The days stand in order of date.' }),
      name: z3.strictObject({ en: text, es: text }),
      hours: dayHours.optional(),
    }),
  )
  .superRefine((days, context) => {
    for (const [i, { date }] of days.entries()) {
      const before = days[i - 1]?.date ?? ''
      const found = days.findIndex((other) => other.date === date) < i
      const message = found
        ? `${date} stands twice: keep one of the two`
        : `${date} stands after ${before}: sort by date`
      if (found || date < before) context.addIssue({ code: 'custom', path: [i, 'date'], message })
    }
  })
var facts = {
  name: text,
  logo: z3.array(text).length(2, 'give the name in two lines'),
  phone: text.refine((value) => isValidPhoneNumber(value, 'US'), 'is not a US phone number with ten digits'),
  email: z3.email('is not an e-mail address'),
  address: z3.strictObject({
    street: text,
    city: text,
    state: z3.string().regex(/^[A-Z]{2}$/, 'use the two-letter state code'),
    zip: z3.string('use five digits in quotes').regex(/^\d{5}$/, 'use five digits in quotes'),
  }),
  geo: z3.strictObject({ latitude: z3.number().min(-90).max(90), longitude: z3.number().min(-180).max(180) }),
  hours: z3.strictObject({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  }),
  holidays,
  social: z3.strictObject({ facebook: httpsUrl, instagram: httpsUrl, youtube: httpsUrl }),
  mapsListing: httpsUrl,
  rating: z3.strictObject({ stars: z3.int().min(1).max(5), reviews: z3.int().positive() }),
  claims: z3.strictObject({
    yearsOfExperience: z3.int().positive(),
    springdalePatients: z3.int().positive(),
    universityStudents: z3.int().positive(),
    rogersPatients: z3.int().positive(),
    bentonvilleCorporatePatients: z3.int().positive(),
  }),
  travel: z3.strictObject({
    universityCampusMinutes: z3.int().positive(),
    pinnacleHillsMinutes: z3.int().positive(),
    downtownBentonvilleMinutes: z3.int().positive(),
    harBerMiles: z3.number().positive(),
  }),
  doctor: z3.strictObject({ name: text, credentials: text }),
  insurers: z3.array(z3.strictObject({ name: text, page: slugText.optional() })).min(1),
  governingLaw: text,
  goodFaithEstimate: z3.strictObject({
    noticeBusinessDays: z3.int().positive(),
    disputeThreshold: z3.int().positive(),
  }),
  newPatientPrice: z3.number().positive().optional(),
}
var confirmable = [...Object.keys(facts), 'biography', 'doctorPicture', 'clinicPicture', 'symptomReview']
var clinic = z3.strictObject({
  ...facts,
  confirmed: z3.array(
    z3.enum(confirmable, { error: (issue) => `unknown fact "${issue.input}"; known: ${confirmable.join(', ')}` }),
  ),
})

// lib/content/schemas/cities.ts
var oneOf = (kind, names) =>
  z4.enum(names, { error: (issue) => `unknown ${kind} "${issue.input}"; known: ${names.join(', ')}` })
var label = text.regex(/^\D*$/, 'leave the figure out: it comes from clinic.yaml')
var steps = z4.array(text).min(2, 'give the way in at least two steps')
var entry = { id: slugText, title: text }
var cityWords = {
  title: text,
  heading: text.max(70, 'keep the heading within 70 characters'),
  lead: text,
  seo,
  social,
  keywords: z4.array(text).min(3, 'name at least three keywords').max(10, 'ten keywords are enough'),
  map: text,
  stats: z4.strictObject({ claim: label, travel: label }),
  services: z4.strictObject({
    heading: text,
    items: z4.array(z4.strictObject({ id: slugText, text })).min(1, 'name at least one service'),
    also: text,
  }),
  directions: z4.strictObject({
    heading: text,
    lead: text,
    items: z4.array(z4.strictObject({ ...entry, steps })).min(2, 'describe the way from at least two places'),
  }),
  towns: z4
    .strictObject({ heading: text, items: z4.array(z4.strictObject({ ...entry, text, steps })).min(1, 'name a town') })
    .optional(),
  landmarks: z4.strictObject({
    heading: text,
    items: z4.array(z4.strictObject({ ...entry, text })).min(3, 'name at least three landmarks'),
  }),
  questions: z4.strictObject({
    heading: text,
    items: z4.array(z4.strictObject({ ...entry, text })).min(3, 'answer at least three questions'),
  }),
  cta: titled,
}
var within = (south, north, name) => {
  const message = `lies outside Northwest Arkansas: ${name} between ${south} and ${north}`
  return z4.number().min(south, message).max(north, message)
}
var cityFacts = {
  order: z4.int().positive(),
  city: text,
  geo: z4.strictObject({ latitude: within(35.8, 36.5, 'latitude'), longitude: within(-94.6, -93.7, 'longitude') }),
  emphasis: oneOf('place on the map', places),
  claim: oneOf('claim', clinic.shape.claims.keyof().options),
  travel: oneOf('travel fact', clinic.shape.travel.keyof().options),
  related: z4.array(slugText).min(2, 'name at least two symptom pages'),
}

// lib/content/schemas/demo.ts
import { z as z5 } from 'zod'

var frame = z5.strictObject({ heading: text, lead: text, seo })
var demoWords = {
  survey: frame,
  contact: frame,
  'new-patient': frame,
  booking: frame,
  reviews: frame,
  map: frame,
}

// lib/content/schemas/embeds.ts
import { z as z6 } from 'zod'

// lib/embeds/messages.ts
var messageFormats = ['iframe-resizer', 'embed-height']

// lib/content/schemas/embeds.ts
var address = httpsUrl
  .refine((url) => !new URL(url).hash, 'must end before "#": the site adds its own parameters')
  .refine((url) => !new URL(url).username && !new URL(url).password, 'must not hold a user name or password')
var placed = {
  url: address,
  form: z6
    .string('put the form id in quotes')
    .regex(/^[\w-]+$/, 'a form id has letters, digits, - and _ only')
    .optional(),
}
var demo = z6.strictObject({ provider: z6.literal('demo') })
var iframe = z6.strictObject({ provider: z6.literal('iframe'), ...placed })
var script = z6.strictObject({
  provider: z6.literal('script'),
  ...placed,
  script: address,
  messages: z6.enum(messageFormats, `must be one of ${messageFormats.join(', ')}`),
})
var form = z6.strictObject({ provider: z6.literal('form'), endpoint: address })
var placesId = (setting) => !('url' in setting) || setting.url.includes('FORM_ID') === (setting.form !== void 0)
var known = (names) => ({ error: `unknown provider; known: ${names}` })
var misplaced = {
  path: ['form'],
  error: 'write FORM_ID in the url where the form id belongs, and the id under "form"',
}
var anywhere = z6.discriminatedUnion('provider', [demo, iframe, script], known('demo, iframe, script'))
var contact = z6.discriminatedUnion('provider', [demo, iframe, script, form], known('demo, iframe, script, form'))
function perLanguage(provider) {
  const one = provider.refine(placesId, misplaced)
  const each = z6.strictObject({ en: one, es: one })
  return z6.unknown().transform((value, context) => {
    const isEach = typeof value === 'object' && value !== null && ('en' in value || 'es' in value)
    const result = isEach ? each.safeParse(value) : one.safeParse(value)
    if (!result.success) {
      for (const issue of result.error.issues) context.issues.push({ ...issue, input: value })
      return z6.NEVER
    }
    return 'provider' in result.data ? { en: result.data, es: result.data } : result.data
  })
}
var embeds = z6.strictObject({
  survey: perLanguage(anywhere),
  contact: perLanguage(contact),
  'new-patient': perLanguage(anywhere),
  booking: perLanguage(anywhere),
  reviews: perLanguage(anywhere),
  map: perLanguage(anywhere),
})

// lib/content/schemas/faq.ts
import { z as z7 } from 'zod'

var faqWords = {
  seo,
  title: text,
  heading: text,
  menu: text.max(60),
  lead: text,
  groups: z7
    .array(
      z7.strictObject({
        id: slugText,
        title: text,
        note: text,
        items: z7.array(z7.strictObject({ id: slugText, question: text, answer: text })).min(1),
      }),
    )
    .length(3),
}

// lib/content/schemas/financial.ts
import { z as z8 } from 'zod'

var pageWords = { title: text, heading: text.max(70), lead: text, seo, cta: titled }
var planWords = { ...pageWords, menu: text.max(60), sources: references }
var financialWords = pageWords
var cashPlanWords = { ...planWords, caption: text }
var insurancePlanWords = {
  ...planWords,
  terms: z8.strictObject({
    heading: text.max(70),
    items: z8.array(z8.strictObject({ id: slugText, title: text, text })).min(4, 'explain at least four words'),
  }),
  /** The list to print: what to ask an insurer, and lines to fill in. */
  sheet: z8.strictObject({
    heading: text.max(60),
    lead: text,
    blanks: z8.array(z8.strictObject({ id: slugText, label: text.max(40) })).max(4, 'four lines fit the printed page'),
    items: z8
      .array(
        z8.strictObject({
          id: slugText,
          question: text.max(110, 'keep a question within 110 characters: the list is one printed page'),
        }),
      )
      .min(6, 'ask at least six questions')
      .max(12, 'twelve questions fit the printed page'),
  }),
}

// lib/content/schemas/home.ts
import { z as z9 } from 'zod'

var homeWords = {
  seo,
  hero: z9.strictObject({ heading: text, subheading: text, points: z9.array(text).length(3) }),
  form: z9.strictObject({ heading: text, note: text }),
  features: z9.strictObject({ heading: text, lead: text, more: text }),
  benefits: z9.strictObject({
    heading: text,
    items: z9.array(z9.strictObject({ id: slugText, title: text, text })).length(3),
  }),
  pain: z9.strictObject({ heading: text, lead: text }),
  help: z9.strictObject({ heading: text, lead: text }),
  doctor: z9.strictObject({ heading: text, lead: text, more: text }),
  testimonials: z9.strictObject({ heading: text, reviewsNote: text }),
  reviews: z9.strictObject({ heading: text, text }),
  steps: z9.strictObject({ heading: text, lead: text, items: z9.array(titled).length(3), cta: text }),
  offer: z9.strictObject({
    heading: text,
    lead: text,
    includes: z9.array(text).length(4),
    formHeading: text,
    formNote: text,
    price: text,
  }),
  why: z9.strictObject({ heading: text, lead: text, points: z9.array(titled).length(6) }),
  about: z9.strictObject({ heading: text, text }),
  banner: z9.strictObject({ heading: text, text, button: text }),
}
var extraService = { id: slugText, title: text, blurb: text, text }
var homeEn = {
  ...homeWords,
  extraServices: z9.array(z9.strictObject({ ...extraService, href: text, icon })).length(2),
}
var homeEs = { ...homeWords, extraServices: z9.array(z9.strictObject(extraService)).length(2) }

// lib/content/schemas/insurers.ts
import { z as z10 } from 'zod'

var insurerWords = {
  title: text,
  heading: text.max(70),
  lead: text,
  seo,
  /** The three benefits and four steps of specification 2.11, in its order. */
  benefits: z10.strictObject({ heading: text.max(70), pain: titled, mobility: titled, wellness: titled }),
  steps: z10.strictObject({
    heading: text.max(70),
    verification: titled,
    consultation: titled,
    plan: titled,
    billing: titled,
  }),
  cta: titled,
  sources: references,
}
var insurerFacts = { order: z10.int().positive(), site: httpsUrl }

// lib/content/schemas/not-found.ts
import { z as z11 } from 'zod'

var missing = z11.strictObject({ heading: text, text, button: text, seo })
var notFoundWords = { page: missing, post: missing, symptom: missing, linksHeading: text }

// lib/content/schemas/pages.ts
var pageWords2 = {
  title: text,
  heading: text,
  menu: text.max(60),
  lead: text,
  seo,
  alsoHeading: text.optional(),
  ctaHeading: text.optional(),
  ctaText: text.optional(),
}

// lib/content/schemas/policies.ts
import { z as z12 } from 'zod'

var policyWords = {
  title: text,
  heading: text,
  lead: text,
  /** The offer of free language help; the policy on discrimination states it, every policy page shows it. */
  assistance: text.optional(),
  seo,
}
var policyFacts = { order: z12.int().positive(), updated: pastDay }

// lib/content/schemas/posts.ts
import { z as z13 } from 'zod'

var ctas = ['appointment', 'pediatric-consultation', 'free-consultation', 'wellness']
var postWords = {
  title: text.max(90),
  description: text,
  /** What the drawing shows, and what its pin marks when it has one. */
  caption: text.max(60),
  pin: text.max(50).optional(),
  /** The question above the closing call to action. */
  ask: text.max(60),
  seo,
  sources: healthSources,
}
var postFacts = {
  date: pastDay,
  author: z13.enum(['doctor', 'clinic']),
  drawing: view,
  /** How many numbered headings the text has, when its title promises a number. */
  points: z13.int().min(2).optional(),
  cta: z13.enum(ctas),
  related: z13.array(slugText).min(2),
}

// lib/content/schemas/services.ts
import { z as z14 } from 'zod'

var serviceWords = {
  title: text,
  nav: text,
  heading: text.max(70),
  menu: text.max(60),
  blurb: text,
  card: text,
  lead: text,
  caption: text,
  pin: text,
  cta: text,
  seo,
  sources,
}
var serviceFacts = { order: z14.int().positive(), icon, drawing: view, offer }

// lib/content/schemas/symptoms.ts
import { z as z15 } from 'zod'

var symptomWords = {
  title: text,
  heading: text.max(70),
  menu: text.max(60),
  card: text,
  lead: text,
  caption: text,
  pin: text,
  board: text.max(32),
  short: text.max(60),
  cta: text,
  seo,
  sources: healthSources,
}
var symptomFacts = {
  order: z15.int().positive(),
  drawing: view,
  offer,
  aliases: z15.array(slugText),
  related: z15.array(slugText).min(2),
  /** The day the doctor last read the page and found it right. */
  reviewed: pastDay,
}

// lib/content/schemas/testimonials.ts
import { z as z16 } from 'zod'

var testimonialWords = {
  items: z16
    .array(
      z16.strictObject({
        id: slugText,
        name: z16.string().regex(/^\p{L}[\p{L}' -]* \p{Lu}\.$/u, 'a first name plus initial, as in "Maria T."'),
        text,
        sample: z16.boolean(),
      }),
    )
    .length(9, 'there are nine testimonials'),
}

// lib/content/schemas/translation.ts
import { z as z17 } from 'zod'

// lib/i18n/locales.ts
var locales = ['en', 'es']

// lib/content/schemas/translation.ts
var origin = httpsUrl.refine((url) => new URL(url).origin === url, 'must be an address without a path')
var language = z17.strictObject({
  code: z17
    .string('put the code in quotes')
    .regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'must be a language code, as in "vi" or "zh-TW"')
    .refine((code) => !locales.some((own) => own === code), 'is a language of our own: it needs no machine'),
  name: text,
})
var translation = z17.strictObject({
  on: z17.boolean(),
  script: httpsUrl.refine((url) => !/[?#]/.test(url), 'must end before "?": the site adds its own parameter'),
  origins: z17.array(origin),
  languages: z17.array(language).min(1, 'name at least one language'),
})

// lib/content/schemas/index.ts
var settings = { clinic, embeds, translation }
var spanishFacts = { translatedFrom: text.optional() }
var collections = {
  symptoms: {
    at: 'symptoms/*.md',
    words: symptomWords,
    facts: symptomFacts,
    sections: ['causes', 'signs', 'care', 'home', 'urgent'],
  },
  services: {
    at: 'services/*.md',
    words: serviceWords,
    facts: serviceFacts,
    sections: ['what', 'who', 'visit', 'expect', 'not-for-you'],
  },
  pages: { at: 'pages/*.md', words: pageWords2, facts: {} },
  policies: { at: 'policies/*.md', words: policyWords, facts: policyFacts },
  cities: { at: 'cities/*.md', words: cityWords, facts: cityFacts },
  insurers: {
    at: 'insurers/*.md',
    words: insurerWords,
    facts: insurerFacts,
    sections: ['coverage', 'costs', 'bring'],
  },
  financial: {
    at: 'financial-information.md',
    words: financialWords,
    facts: {},
    sections: ['how', 'ways', 'bring', 'estimate'],
  },
  cashPlans: {
    at: 'cash-plans.md',
    words: cashPlanWords,
    facts: {},
    sections: ['self-pay', 'payment-plans', 'wellness', 'estimate', 'hsa'],
  },
  insurancePlans: {
    at: 'insurance-plans.md',
    words: insurancePlanWords,
    facts: {},
    sections: ['check', 'accidents', 'not-covered'],
  },
  posts: { at: 'posts/*.md', words: postWords, facts: postFacts },
  about: { at: 'about.md', words: aboutWords, facts: {}, sections: ['degree', 'family', 'relocation'] },
  home: { at: 'home.yaml', words: homeEs, facts: { extraServices: homeEn.extraServices } },
  faq: { at: 'faq.yaml', words: faqWords, facts: {} },
  testimonials: { at: 'testimonials.yaml', words: testimonialWords, facts: {} },
  notFound: { at: 'not-found.yaml', words: notFoundWords, facts: {} },
  demo: { at: 'demo.yaml', words: demoWords, facts: {} },
}

// content-collections.ts
var record = (include) => (include.includes('.es.') ? spanishFacts : {})
function markdown(name, include, shape) {
  return defineCollection({
    name,
    directory: 'content',
    include,
    schema: z18.strictObject({ ...shape, ...record(include), content: z18.string() }),
  })
}
function yaml(name, include, shape) {
  const schema = z18.strictObject({ ...shape, ...record(include) })
  return defineCollection({ name, directory: 'content', include, parser: 'yaml', schema })
}
var english = ({ at: at2 }) => at2.replace(/\.(md|yaml)$/, '.en.$1')
var spanish = ({ at: at2 }) => at2.replace(/\.(md|yaml)$/, '.es.$1')
var {
  symptoms,
  services,
  pages,
  policies,
  cities,
  insurers,
  financial,
  cashPlans,
  insurancePlans,
  posts,
  about,
  home,
  faq,
  testimonials,
  notFound,
  demo: demo2,
} = collections
var content_collections_default = defineConfig({
  content: [
    yaml('clinic', 'clinic.yaml', settings.clinic.shape),
    yaml('embed', 'embeds.yaml', settings.embeds.shape),
    yaml('translation', 'translation.yaml', settings.translation.shape),
    markdown('englishSymptom', english(symptoms), { ...symptoms.words, ...symptoms.facts }),
    markdown('spanishSymptom', spanish(symptoms), symptoms.words),
    markdown('englishService', english(services), { ...services.words, ...services.facts }),
    markdown('spanishService', spanish(services), services.words),
    markdown('englishPage', english(pages), pages.words),
    markdown('spanishPage', spanish(pages), pages.words),
    markdown('englishPolicy', english(policies), { ...policies.words, ...policies.facts }),
    markdown('spanishPolicy', spanish(policies), policies.words),
    markdown('englishCity', english(cities), { ...cities.words, ...cities.facts }),
    markdown('spanishCity', spanish(cities), cities.words),
    markdown('englishInsurer', english(insurers), { ...insurers.words, ...insurers.facts }),
    markdown('spanishInsurer', spanish(insurers), insurers.words),
    markdown('englishFinancialOverview', english(financial), financial.words),
    markdown('spanishFinancialOverview', spanish(financial), financial.words),
    markdown('englishCashPlan', english(cashPlans), cashPlans.words),
    markdown('spanishCashPlan', spanish(cashPlans), cashPlans.words),
    markdown('englishInsurancePlan', english(insurancePlans), insurancePlans.words),
    markdown('spanishInsurancePlan', spanish(insurancePlans), insurancePlans.words),
    markdown('englishPost', english(posts), { ...posts.words, ...posts.facts }),
    markdown('spanishPost', spanish(posts), posts.words),
    markdown('englishAbout', english(about), about.words),
    markdown('spanishAbout', spanish(about), about.words),
    yaml('englishHome', english(home), { ...home.words, ...home.facts }),
    yaml('spanishHome', spanish(home), home.words),
    yaml('englishFaq', english(faq), faq.words),
    yaml('spanishFaq', spanish(faq), faq.words),
    yaml('englishTestimonials', english(testimonials), testimonials.words),
    yaml('spanishTestimonials', spanish(testimonials), testimonials.words),
    yaml('englishNotFound', english(notFound), notFound.words),
    yaml('spanishNotFound', spanish(notFound), notFound.words),
    yaml('englishDemo', english(demo2), demo2.words),
    yaml('spanishDemo', spanish(demo2), demo2.words),
  ],
})

export { content_collections_default as default }
