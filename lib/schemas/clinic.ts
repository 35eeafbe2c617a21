import { z } from 'zod'
import states from '../geography/states.json'
import { byLocale } from '../i18n/locales'
import { eachOnce, localizedText, optionalList, pastDay, plainText, slugText, text } from './fields'
import { social } from './networks'
import { notices } from './notices'
import { officeFacts, offices } from './office'
import { officeProblems, pinReason } from './office-problems'
import { photoName } from './photos'
import { position } from './places'
import { background, network, visitFacts } from './visit-facts'

/** A driving time in whole minutes. */
export const wholeMinutes =
  'must be a whole number of minutes, at least 1: write how long the drive takes, or leave it out'

/** The distance from a well-known place to the clinic: minutes by car, or miles. */
const distance = z
  .strictObject({
    id: slugText,
    from: z.strictObject(byLocale(() => plainText)),
    minutes: z.int(wholeMinutes).positive(wholeMinutes).optional(),
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

/** The names of the states in English. */
const stateNames = Object.values(states).map(({ en }) => en)

const facts = {
  name: plainText,
  logo: z.array(plainText).length(2, 'give the name in two lines'),
  phone: officeFacts.phone,
  phoneLines: optionalList(
    z.array(
      z.strictObject({
        for: z.strictObject(byLocale(() => plainText)).meta({
          label: 'What it is for',
          hint: 'As contact details name it: Spanish line, Línea en español; Fax for records, Fax para expedientes.',
        }),
        phone: officeFacts.phone,
        fax: z.boolean('must be true or false').optional().meta({ label: 'A fax' }),
      }),
    ),
  ).meta({
    label: 'Further lines',
    hint: 'Beside the number above: a line in Spanish, one for billing, a fax. Further offices have their own below.',
  }),
  email: z
    .email('is not an email address')
    .optional()
    .meta({ label: 'Email address', hint: 'Leave it empty if you publish none: no page shows one then.' }),
  address: officeFacts.address,
  region: z.strictObject(byLocale(() => plainText)).meta({
    label: 'Region',
    hint: 'What people call the area around the town, as it stands within a sentence: the North Valley, el valle del norte.',
  }),
  geo: officeFacts.geo,
  timeZone: officeFacts.timeZone,
  hours: officeFacts.hours,
  holidays: officeFacts.holidays,
  offices: offices.meta({
    label: 'Further offices',
    hint: 'If there is more than one. All above and below is about the main office.',
  }),
  social,
  mapsListing: officeFacts.mapsListing.optional().meta({
    hint: 'Your listing on a map. Without one, links to the map look for your name and address.',
  }),
  rating: z
    .strictObject({
      stars: z.number().min(1).max(5).multipleOf(0.1, 'must have at most one decimal, such as 4.9'),
      reviews: z.int().positive(),
      asOf: pastDay.optional().meta({ label: 'Read on', hint: 'The day on which your listing said so.' }),
    })
    .optional()
    .meta({ label: 'Rating', hint: 'As your listing on the map shows it; without reviews leave it out.' }),
  claims: z.strictObject({
    yearsOfExperience: z
      .int()
      .positive()
      .optional()
      .meta({ label: 'Years of experience', hint: 'Empty: no page says any.' }),
    patients: z
      .array(z.strictObject({ id: slugText, count: z.int().positive() }))
      .superRefine(eachOnce('id'))
      .meta({
        label: 'Patients',
        hint: 'By the group they belong to. The home page shows the first; without any, no page counts patients.',
      }),
  }),
  travel: z
    .array(distance)
    .superRefine(eachOnce('id'))
    .meta({ label: 'Ways to the clinic', hint: 'How far it is from places people know, as the home page lists them.' }),
  doctor: z.strictObject({
    name: localizedText.meta({
      label: 'Name',
      hint: 'With the title of each language: Dr. Ana Example, Dra. Ana Example.',
    }),
    credentials: plainText,
    license: plainText.optional().meta({ label: 'License', hint: 'As the state board writes it, with its number.' }),
    ...background,
  }),
  insurers: z.array(
    z.strictObject({
      name: plainText,
      card: plainText.optional().meta({ label: 'Name on the insurance card', hint: 'Only if it is another one.' }),
      page: slugText.optional(),
      logo: photoName.optional().meta({
        ...photoName.meta(),
        label: 'Logo',
        hint: 'Its name under “Photos”. Ask the insurer before you show it.',
      }),
      network: network.optional().meta({ label: 'Network' }),
    }),
  ),
  governingLaw: z.enum(stateNames, 'must be the name of a state in English, such as Oregon'),
  goodFaithEstimate: z.strictObject({ noticeBusinessDays: z.int().positive(), disputeThreshold: z.int().positive() }),
  newPatientPrice: z.number().positive().optional(),
  ...visitFacts,
}

/**
 * The possible entries of `confirmed`: every fact, and pictures, texts and promises that only the clinic can vouch for.
 */
export const confirmable = [
  ...(Object.keys(facts) as (keyof typeof facts)[]),
  'biography',
  'doctorPicture',
  'clinicPicture',
  'symptomReview',
  'textMessages',
  'superlatives',
  'trust',
  'sameDay',
  'careStatements',
  'paidLeads',
  'federalDiscounts',
  'nondiscrimination',
  'providerConsent',
  'passedOn',
] as const

/** The name of a fact that the clinic confirms before launch. */
export type Confirmable = (typeof confirmable)[number]

/** The types of practice of a clinic, for search engines. */
const practices = ['chiropractic', 'physiotherapy'] as const

/** The code that a search engine has its users put into the head of the home page. */
const verificationCode = text.regex(
  /^[\w-]+={0,2}$/,
  'must be the code alone: of the tag that they give you, what stands within content="…"',
)

/** The schema of content/clinic.yaml. */
export const clinic = z
  .strictObject({
    ...facts,
    practice: z
      .enum(practices, `must be one of ${practices.join(', ')}`)
      .default('chiropractic')
      .meta({
        label: 'What is practiced here',
        hint: 'For search engines. The texts of the pages are yours to write.',
      }),
    notices,
    emergencyRoom: z
      .strictObject({ name: plainText, address: officeFacts.address, phone: officeFacts.phone })
      .optional()
      .meta({
        label: 'The nearest emergency room',
        hint: 'With address and phone: “Where does it hurt?” names it to people who should go there now.',
      }),
    verification: z
      .strictObject({ google: verificationCode.optional(), bing: verificationCode.optional() })
      .optional()
      .meta({
        label: 'Search consoles',
        hint: 'The codes of the meta tags by which Google Search Console and Bing Webmaster Tools know that the site is yours.',
      }),
    notOffered: z
      .array(text.regex(/^\/[a-z]+\/[a-z0-9-]+$/, 'write the address of a page, such as /services/pregnancy-care'))
      .default([])
      .meta({
        label: 'Services and symptoms that are switched off',
        hint: 'The address of each page, such as /services/pregnancy-care; a service without a page by its id: /services/acupuncture. Menus and lists leave it out, its address leads to the overview.',
      }),
    confirmed: z.array(
      z.enum(confirmable, { error: (issue) => `unknown fact "${issue.input}"; known: ${confirmable.join(', ')}` }),
    ),
  })
  .superRefine(({ offices = [], ...main }, context) => {
    const pin = pinReason(main)
    if (pin) context.addIssue({ code: 'custom', path: ['geo'], message: pin })
    for (const { path, message } of officeProblems(offices, main))
      context.addIssue({ code: 'custom', path: ['offices', ...path], message })
  })
