import { z } from 'zod'
import { byLocale, defaultLocale } from '../i18n/locales'
import { slugOf } from '../i18n/slug'
import { localizedText, optionalList, pastDay, plainText, slugText } from './fields'
import { photoName } from './photos'

/** A text in each language. */
export const perLocaleText = z.strictObject(byLocale(() => plainText))
/** A price in US dollars. */
const dollars = z
  .number({
    error: ({ code }) =>
      code === 'invalid_type'
        ? 'must be an amount in US dollars, such as 90; for a range write the lowest, with "from: true"'
        : undefined,
  })
  .positive()

/** The ways to pay that pages can list, each with a message. */
const paymentForms = ['cash', 'check', 'card', 'hsa', 'transfer', 'zelle', 'venmo'] as const

const prices = z
  .strictObject({
    asOf: pastDay.meta({
      label: 'Prices of',
      hint: 'The day they take effect. Review them at least once a year.',
    }),
    from: z.boolean().meta({ label: 'Lowest prices', hint: 'Pages then write “from” before each.' }),
    firstVisit: dollars.optional().meta({ label: 'First visit, US dollars' }),
    includes: perLocaleText.optional().meta({
      label: 'What that pays for',
      hint: 'In a sentence or two, with what costs extra.',
    }),
    report: dollars.optional().meta({ label: 'Report of findings, US dollars', hint: 'If that visit is charged.' }),
    followUp: dollars.optional().meta({ label: 'Follow-up visit, US dollars' }),
    xRays: dollars.optional().meta({ label: 'X-rays, US dollars' }),
    reExam: dollars.optional().meta({ label: 'Re-exam, US dollars' }),
    backacheVisits: z
      .strictObject({ fewest: z.int().positive(), most: z.int().positive() })
      .refine(({ fewest, most }) => fewest <= most, { error: '"fewest" is more than "most"', path: ['fewest'] })
      .optional()
      .meta({
        label: 'Follow-up visits for a plain backache',
        hint: 'Pages add them to the first visit, the report of findings and a re-exam, and show what that comes to.',
      }),
    separately: dollars.optional().meta({
      label: 'Parts of the New Patient Special booked one by one, US dollars',
      hint: 'Without X-rays. Shown beside the price of the special.',
    }),
  })
  .refine(({ firstVisit, followUp, reExam }) => firstVisit ?? followUp ?? reExam, {
    error: 'write at least one price (firstVisit, followUp or reExam), or leave "prices" out',
  })

const payment = z.strictObject({
  forms: z
    .array(z.enum(paymentForms, { error: `must be one of ${paymentForms.join(', ')}` }))
    .min(1, 'list at least one way to pay')
    .meta({ label: 'Ways to pay', hint: paymentForms.join(', ') }),
  due: perLocaleText.optional().meta({ label: 'When payment is due' }),
  superbill: z.boolean().optional().meta({ label: 'Patients get a superbill for their insurer' }),
})

const arrival = z.strictObject({
  parking: perLocaleText.optional(),
  entrance: perLocaleText.optional(),
  wheelchair: perLocaleText.optional().meta({ label: 'Wheelchair access' }),
  transit: perLocaleText.optional().meta({ label: 'Public transport' }),
})

const rules = z.strictObject({
  cancellation: perLocaleText.optional().meta({ label: 'Canceling a visit' }),
  late: perLocaleText.optional().meta({ label: 'Coming late' }),
  noShow: perLocaleText.optional().meta({ label: 'Not coming' }),
  walkIns: z.boolean().optional().meta({ label: 'Visits without an appointment' }),
  telehealth: z.boolean().optional().meta({ label: 'Visits by video' }),
  identification: perLocaleText
    .optional()
    .meta({ label: 'ID and papers', hint: 'What you ask people to show, and what for.' }),
  notes: perLocaleText.optional().meta({ label: 'Notes for work or school' }),
})

const languageCodes = z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language code, as in "es"'))

/** Where somebody trained, which languages they speak, and their license. */
export const background = {
  languages: languageCodes.optional().meta({ label: 'Languages', hint: 'Their codes, such as en and es.' }),
  training: perLocaleText
    .optional()
    .meta({ label: 'Training', hint: 'Where and when they trained, in a few sentences.' }),
}

const practitioner = z.strictObject({
  name: localizedText.meta({
    label: 'Name',
    hint: 'With the title of each language: Dr. Ana Example, Dra. Ana Example.',
  }),
  credentials: plainText,
  license: plainText.meta({ label: 'License', hint: 'As the state board writes it, with its number.' }),
  services: z.array(slugText).min(1, 'list at least one service').meta({
    label: 'Services',
    hint: 'The last part of their web addresses, such as chiropractic-care; acupuncture by that word.',
  }),
  ...background,
  photo: photoName.optional().meta({ ...photoName.meta(), label: 'Photo' }),
})

/** The address of a page or a file. */
const addressText = z
  .string()
  .regex(/^(?:https:\/\/|\/)/, 'must be an https:// address, or one of this site that begins with /')
  .regex(
    /^(?:https:[\w./:?=&#%~@,;+-]+|[\w./:?=&#~@,;+-]+)$/,
    'has a space, an accent or another sign that addresses lack: rename the file, with letters, digits and hyphens',
  )

const paper = z.strictObject({
  title: perLocaleText,
  href: addressText.meta({ label: 'Where it can be read', hint: 'A page or an accessible PDF.' }),
})

/** Describe a page for the clinic's existing patients: at a provider, or on this site. */
const patientPage = (label: string) => addressText.optional().meta({ label })

/** Links for existing patients, by what they look for. */
const existingPatients = z
  .strictObject({
    portal: patientPage('Patient portal'),
    payBill: patientPage('Pay a bill'),
    forms: patientPage('Forms to fill in before a visit'),
    records: patientPage('Ask for records'),
  })
  .refine((pages) => Object.values(pages).some(Boolean), {
    error: 'write at least one address (portal, payBill, forms or records), or leave "existingPatients" out',
  })

/** Require unique practitioner names, because the addresses of their pages are derived from them. */
function namedOnce(practitioners: z.output<typeof practitioner>[], context: z.RefinementCtx) {
  const slugs = practitioners.map(({ name }) => slugOf(name[defaultLocale]))
  for (const [i, slug] of slugs.entries())
    if (slugs.indexOf(slug) < i)
      context.addIssue({ code: 'custom', path: [i, 'name'], message: 'appears twice: name each practitioner once' })
}

/** Facts that patients look for; pages omit those that are not set. */
export const visitFacts = {
  staffLanguages: optionalList(languageCodes).meta({
    label: 'Languages spoken at the clinic',
    hint: 'Their codes, such as en and es.',
  }),
  prices: prices.optional().meta({ label: 'Prices' }),
  payment: payment.optional().meta({ label: 'Paying' }),
  arrival: arrival.optional().meta({ label: 'Arriving' }),
  visitMinutes: z
    .strictObject({ first: z.int().positive(), typical: z.int().positive() })
    .optional()
    .meta({ label: 'Length of a visit, in minutes' }),
  rules: rules.optional().meta({ label: 'Rules for appointments' }),
  records: perLocaleText.optional().meta({ label: 'Copies of records and X-rays' }),
  afterHours: perLocaleText.optional().meta({ label: 'What to do when the clinic is closed' }),
  existingPatients: existingPatients
    .optional()
    .meta({ label: 'For existing patients', hint: 'The contact page has them in one place, and each page below.' }),
  practitioners: optionalList(z.array(practitioner).superRefine(namedOnce)).meta({
    label: 'Who treats, with license',
    hint: 'If there are several, each has a page.',
  }),
  papers: optionalList(z.array(paper)).meta({ label: 'Forms to read before a visit' }),
}

/** Whether the clinic is in an insurer's network, and as of when; both are required, because networks change. */
export const network = z.strictObject({
  in: z.boolean().meta({ label: 'In the network' }),
  asOf: pastDay.meta({ label: 'As of', hint: 'The day the insurer confirmed it.' }),
})
