import { isValidPhoneNumber } from 'libphonenumber-js'
import { z } from 'zod'
import { views } from '../drawings'
import { icons } from '../icons'

/*
 * The shape of every file in content/. A page is two files side by side, `name.en.md` and `name.es.md`: both carry the
 * words, the English one also the facts that do not depend on the language (order, icon, drawing, …), so that nothing is
 * kept twice. `words` below is what both must have, `facts` what only the English file has.
 */

const text = z.string().trim().min(1, 'is empty')
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be a full https:// address' })
const slugText = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lowercase letters, digits and single hyphens')
const view = z.enum(Object.keys(views) as [keyof typeof views], {
  error: (issue) => `unknown drawing "${issue.input}"; known: ${Object.keys(views).join(', ')}`,
})
const icon = z.enum(icons, { error: (issue) => `unknown icon "${issue.input}"; known: ${icons.join(', ')}` })

/** `"09:00-13:00"`: opening before closing, both real times of a day. */
const timeRange = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'write hours as "09:00-13:00" (24-hour clock)',
    abort: true,
  })
  .refine((range) => range.slice(0, 5) < range.slice(6), 'closing time must be later than opening time')

const dayHours = z
  .array(timeRange)
  .refine(
    (ranges) => ranges.every((range, i) => i === 0 || (ranges[i - 1] ?? '').slice(6) <= range.slice(0, 5)),
    'ranges of one day must follow each other and not overlap',
  )

/** A real calendar day. YAML may hand it over as a Date or as text. */
const day = z.union([z.date().transform((date) => date.toISOString().slice(0, 10)), z.string()]).refine((value) => {
  const date = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}, 'must be a real date, written 2025-09-12')

const seo = z.strictObject({
  title: text.max(60, 'keep the title within 60 characters'),
  description: text
    .min(120, 'write at least 120 characters: search results show about 150')
    .max(155, 'keep the description within 155 characters'),
})

const source = z.strictObject({ title: text, publisher: text, url: httpsUrl, lang: z.enum(['en', 'es']) })
const sources = z.array(source).min(2, 'name at least two sources')
const offer = z.enum(['new-patient-special', 'free-consultation'])

export const clinic = z.strictObject({
  name: text,
  logo: z.array(text).length(2, 'give the name in two lines'),
  phone: text.refine((value) => isValidPhoneNumber(value, 'US'), 'is not a US phone number with ten digits'),
  email: z.email('is not an e-mail address'),
  address: z.strictObject({
    street: text,
    city: text,
    state: z.string().regex(/^[A-Z]{2}$/, 'use the two-letter state code'),
    zip: z.string('use five digits in quotes').regex(/^\d{5}$/, 'use five digits in quotes'),
  }),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  hours: z.strictObject({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  }),
  social: z.strictObject({ facebook: httpsUrl, instagram: httpsUrl, youtube: httpsUrl }),
  mapsListing: httpsUrl,
  rating: z.strictObject({ stars: z.int().min(1).max(5), reviews: z.int().positive() }),
  claims: z.strictObject({
    yearsOfExperience: z.int().positive(),
    springdalePatients: z.int().positive(),
    universityStudents: z.int().positive(),
    rogersPatients: z.int().positive(),
    bentonvilleCorporatePatients: z.int().positive(),
  }),
  travel: z.strictObject({
    universityCampusMinutes: z.int().positive(),
    pinnacleHillsMinutes: z.int().positive(),
    downtownBentonvilleMinutes: z.int().positive(),
    harBerMiles: z.number().positive(),
  }),
  doctor: z.strictObject({ name: text, credentials: text }),
  insurers: z.array(z.strictObject({ name: text, page: slugText.optional() })).min(1),
  governingLaw: text,
  newPatientPrice: z.number().positive().optional(),
})

const symptomWords = {
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
  sources,
}
const symptomFacts = {
  order: z.int().positive(),
  drawing: view,
  offer,
  aliases: z.array(slugText),
  related: z.array(slugText).min(2),
}

const serviceWords = {
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
const serviceFacts = { order: z.int().positive(), icon, drawing: view, offer }

const pageWords = {
  title: text,
  heading: text,
  menu: text.max(60),
  lead: text,
  seo,
  alsoHeading: text.optional(),
  ctaHeading: text.optional(),
  ctaText: text.optional(),
}
const policyWords = { title: text, heading: text, lead: text, seo }
const policyFacts = { order: z.int().positive(), updated: day }
const cityWords = { title: text, heading: text, lead: text, seo }
const cityFacts = { order: z.int().positive(), city: text }
const insurerWords = { title: text, heading: text, lead: text, seo }
const insurerFacts = { order: z.int().positive(), site: httpsUrl }
const postWords = { title: text.max(90), description: text, seo, sources }
const postFacts = {
  date: day.refine((value) => value <= new Date().toISOString().slice(0, 10), 'lies in the future'),
  author: z.enum(['doctor', 'clinic']),
  drawing: view,
}

const titled = z.strictObject({ title: text, text })
const aboutWords = {
  title: text,
  heading: text,
  menu: text.max(60),
  lead: text,
  seo,
  accordion: z.array(z.strictObject({ id: slugText, title: text, text })).length(3),
  bioHeading: text,
  bioNote: text,
  portraitCaption: text,
  clinicCaption: text,
  visitHeading: text,
  visitText: text,
}

const homeWords = {
  seo,
  hero: z.strictObject({ heading: text, subheading: text, points: z.array(text).length(3) }),
  form: z.strictObject({ heading: text, note: text }),
  features: z.strictObject({ heading: text, lead: text, more: text }),
  benefits: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ id: slugText, title: text, text })).length(3),
  }),
  pain: z.strictObject({ heading: text, lead: text }),
  help: z.strictObject({ heading: text, lead: text }),
  doctor: z.strictObject({ heading: text, lead: text, more: text }),
  testimonials: z.strictObject({ heading: text, reviewsNote: text }),
  reviews: z.strictObject({ heading: text, text }),
  steps: z.strictObject({ heading: text, lead: text, items: z.array(titled).length(3), cta: text }),
  offer: z.strictObject({
    heading: text,
    lead: text,
    includes: z.array(text).length(4),
    formHeading: text,
    formNote: text,
    price: text,
  }),
  why: z.strictObject({ heading: text, lead: text, points: z.array(titled).length(6) }),
  about: z.strictObject({ heading: text, text }),
  banner: z.strictObject({ heading: text, text, button: text }),
}
const extraService = { id: slugText, title: text, blurb: text, text }
const homeEn = {
  ...homeWords,
  extraServices: z.array(z.strictObject({ ...extraService, href: text, icon })).length(2),
}
const homeEs = { ...homeWords, extraServices: z.array(z.strictObject(extraService)).length(2) }

const faqWords = {
  seo,
  title: text,
  heading: text,
  menu: text.max(60),
  lead: text,
  groups: z
    .array(
      z.strictObject({
        id: slugText,
        title: text,
        note: text,
        items: z.array(z.strictObject({ id: slugText, question: text, answer: text })).min(1),
      }),
    )
    .length(3),
}

const testimonialWords = {
  items: z
    .array(
      z.strictObject({
        id: slugText,
        name: z.string().regex(/^\p{L}[\p{L}' -]* \p{Lu}\.$/u, 'a first name plus initial, as in "Maria T."'),
        text,
        sample: z.boolean(),
      }),
    )
    .length(9, 'there are nine testimonials'),
}

const missing = z.strictObject({ heading: text, text, button: text, seo })
const notFoundWords = { page: missing, post: missing, symptom: missing, linksHeading: text }

/**
 * Every collection of pages: the folder (or file name) below content/, the words both languages have, the facts that
 * only the English file has, and the `{#ids}` the headings of its body must carry, in order.
 */
export const collections = {
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
  pages: { at: 'pages/*.md', words: pageWords, facts: {} },
  policies: { at: 'policies/*.md', words: policyWords, facts: policyFacts },
  cities: { at: 'cities/*.md', words: cityWords, facts: cityFacts },
  insurers: { at: 'insurers/*.md', words: insurerWords, facts: insurerFacts },
  posts: { at: 'posts/*.md', words: postWords, facts: postFacts },
  about: { at: 'about.md', words: aboutWords, facts: {}, sections: ['degree', 'family', 'relocation'] },
  home: { at: 'home.yaml', words: homeEs, facts: { extraServices: homeEn.extraServices } },
  faq: { at: 'faq.yaml', words: faqWords, facts: {} },
  testimonials: { at: 'testimonials.yaml', words: testimonialWords, facts: {} },
  notFound: { at: 'not-found.yaml', words: notFoundWords, facts: {} },
} as const

export type CollectionName = keyof typeof collections
