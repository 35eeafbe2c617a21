import { isValidPhoneNumber } from 'libphonenumber-js'
import { z } from 'zod'
import states from '../../clinic/states.json'
import { byLocale } from '../../i18n/locales'
import { day, httpsUrl, slugText, text } from './fields'
import { photoName } from './photos'
import { position } from './places'
import { network, visitFacts } from './visit-facts'

/** The two-letter codes of the states. */
export const stateCodes = Object.keys(states) as (keyof typeof states)[]

/** `"09:00-13:00"`: two valid times, the first before the second. */
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

/** Days with special hours; closed when no hours are given. Sorted and unique. */
const holidays = z
  .array(
    z.strictObject({
      date: day.meta({ label: 'Day', hint: 'Written 2026-12-24. The days stand in order of date.' }),
      name: z.strictObject(byLocale(() => text)),
      hours: dayHours.optional(),
    }),
  )
  .superRefine((days, context) => {
    for (const [i, { date }] of days.entries()) {
      const before = days[i - 1]?.date ?? ''
      const found = days.findIndex((other) => other.date === date) < i
      const message = found
        ? `${date} appears twice: keep one of the two`
        : `${date} is listed after ${before}: sort by date`
      if (found || date < before) context.addIssue({ code: 'custom', path: [i, 'date'], message })
    }
  })

/** Requires unique ids. */
function eachOnce(items: { id: string }[], context: z.RefinementCtx) {
  for (const [i, { id }] of items.entries()) {
    if (items.findIndex((other) => other.id === id) < i)
      context.addIssue({ code: 'custom', path: [i, 'id'], message: `"${id}" appears twice` })
  }
}

/** The distance from a well-known place to the clinic: minutes by car, or miles. */
const distance = z
  .strictObject({
    id: slugText,
    from: z.strictObject(byLocale(() => text)),
    minutes: z.int().positive().optional(),
    miles: z.number().positive().optional(),
    at: position.optional().meta({
      label: 'Position',
      hint: 'As a map app copies it: latitude, longitude. The launch check compares the distance.',
    }),
  })
  .refine(({ minutes, miles }) => (minutes === undefined) !== (miles === undefined), {
    path: ['minutes'],
    error: 'give either minutes or miles',
  })

/** Whether a name is that of a region in the IANA time zone database, not an offset. */
function isTimeZone(name: string): boolean {
  try {
    new Date().toLocaleString('en', { timeZone: name })
    return name.includes('/')
  } catch {
    return false
  }
}

const facts = {
  name: text,
  logo: z.array(text).length(2, 'give the name in two lines'),
  phone: text.refine((value) => isValidPhoneNumber(value, 'US'), 'is not a US phone number with ten digits'),
  email: z.email('is not an e-mail address'),
  address: z.strictObject({
    street: text,
    city: text,
    state: z.enum(stateCodes, 'use the two-letter state code'),
    zip: z.string('use five digits in quotes').regex(/^\d{5}$/, 'use five digits in quotes'),
  }),
  region: z.strictObject(byLocale(() => text)).meta({
    label: 'Region',
    hint: 'What people call the area around the town, as it stands within a sentence: Northwest Arkansas, el noroeste de Arkansas.',
  }),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  timeZone: text.refine(isTimeZone, 'is no name of the IANA time zone database: write it as in America/Chicago').meta({
    label: 'Time zone',
    hint: 'Its IANA name, such as America/Chicago (Central) or America/Denver (Mountain).',
  }),
  hours: z.strictObject({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  }),
  holidays,
  social: z.strictObject({ facebook: httpsUrl, instagram: httpsUrl, youtube: httpsUrl }),
  mapsListing: httpsUrl,
  rating: z.strictObject({ stars: z.int().min(1).max(5), reviews: z.int().positive() }),
  claims: z.strictObject({
    yearsOfExperience: z.int().positive(),
    patients: z
      .array(z.strictObject({ id: slugText, count: z.int().positive() }))
      .min(1, 'count the patients of at least one group')
      .superRefine(eachOnce)
      .meta({ label: 'Patients', hint: 'By the group they belong to. The home page shows the first.' }),
  }),
  travel: z
    .array(distance)
    .superRefine(eachOnce)
    .meta({ label: 'Ways to the clinic', hint: 'How far it is from places people know, as the home page lists them.' }),
  doctor: z.strictObject({ name: text, credentials: text }),
  insurers: z
    .array(
      z.strictObject({
        name: text,
        card: text.optional().meta({ label: 'Name on the insurance card', hint: 'Only if it is another one.' }),
        page: slugText.optional(),
        logo: photoName.optional().meta({
          ...photoName.meta(),
          label: 'Logo',
          hint: 'Its name under “Photos”. Ask the insurer before you show it.',
        }),
        network: network.optional().meta({ label: 'Network' }),
      }),
    )
    .min(1),
  governingLaw: text,
  goodFaithEstimate: z.strictObject({ noticeBusinessDays: z.int().positive(), disputeThreshold: z.int().positive() }),
  newPatientPrice: z.number().positive().optional(),
  ...visitFacts,
}

/** The possible entries of `confirmed`: every fact, and placeholder pictures and texts that only the clinic can replace. */
export const confirmable = [
  ...(Object.keys(facts) as (keyof typeof facts)[]),
  'biography',
  'doctorPicture',
  'clinicPicture',
  'symptomReview',
  'textMessages',
] as const

/** The name of a fact that the clinic confirms before the launch. */
export type Confirmable = (typeof confirmable)[number]

/** The schema of content/clinic.yaml. */
export const clinic = z.strictObject({
  ...facts,
  notOffered: z
    .array(text.regex(/^\/[a-z]+\/[a-z0-9-]+$/, 'write the address of a page, such as /services/pregnancy-care'))
    .default([])
    .meta({
      label: 'Services and symptoms that are switched off',
      hint: 'The address of each page, such as /services/pregnancy-care. Menus and lists leave it out, its address leads to the overview.',
    }),
  confirmed: z.array(
    z.enum(confirmable, { error: (issue) => `unknown fact "${issue.input}"; known: ${confirmable.join(', ')}` }),
  ),
})
