import { z } from 'zod'
import { byLocale } from '../i18n/locales'
import { optionalList, pastDay, plainText, slugText } from './fields'

/** A text in each language. */
export const perLocaleText = z.strictObject(byLocale(() => plainText))
const dollars = z.number().positive()

/** The ways to pay that pages can name, each with a message. */
const paymentForms = ['cash', 'check', 'card', 'hsa', 'transfer'] as const

const prices = z
  .strictObject({
    asOf: pastDay.meta({
      label: 'Prices of',
      hint: 'The day from which they hold. Look at them at least once a year.',
    }),
    from: z.boolean().meta({ label: 'Lowest prices', hint: 'Pages then write “from” before each.' }),
    firstVisit: dollars.optional().meta({ label: 'First visit, US dollars' }),
    followUp: dollars.optional().meta({ label: 'Follow-up visit, US dollars' }),
    reExam: dollars.optional().meta({ label: 'Re-exam, US dollars' }),
  })
  .refine(({ firstVisit, followUp, reExam }) => firstVisit ?? followUp ?? reExam, {
    error: 'write at least one price (firstVisit, followUp or reExam), or leave "prices" out',
  })

const payment = z.strictObject({
  forms: z
    .array(z.enum(paymentForms, { error: `must be one of ${paymentForms.join(', ')}` }))
    .min(1, 'name at least one way to pay')
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
})

const practitioner = z.strictObject({
  name: plainText,
  credentials: plainText,
  license: plainText.meta({ label: 'License', hint: 'As the state board writes it, with its number.' }),
  services: z.array(slugText).min(1, 'name at least one service').meta({
    label: 'Services',
    hint: 'The last part of their web addresses, such as chiropractic-care; acupuncture by that word.',
  }),
})

const paper = z.strictObject({
  title: perLocaleText,
  href: z
    .string()
    .regex(/^(https:\/\/|\/)\S+$/, 'must be an https:// address, or one of this site that begins with /')
    .meta({ label: 'Where it can be read', hint: 'A page or an accessible PDF.' }),
})

/** Facts that patients look for; pages show nothing for those that are not set. */
export const visitFacts = {
  staffLanguages: optionalList(z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language code, as in "es"'))).meta({
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
  practitioners: optionalList(z.array(practitioner)).meta({ label: 'Who treats, with license' }),
  papers: optionalList(z.array(paper)).meta({ label: 'Forms to read before a visit' }),
}

/** Membership in an insurer's network, and its date; both are needed, since networks change. */
export const network = z.strictObject({
  in: z.boolean().meta({ label: 'In the network' }),
  asOf: pastDay.meta({ label: 'As of', hint: 'The day on which the insurer said so.' }),
})
