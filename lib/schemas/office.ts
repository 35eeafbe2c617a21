import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import states from '../geography/states.json'
import { httpsUrl, optionalList, plainText, slugText, text } from './fields'
import { holidays, weekHours } from './opening-hours'
import { perLocaleText } from './visit-facts'

/** The two-letter codes of the states. */
export const stateCodes = Object.keys(states) as (keyof typeof states)[]

/** Test whether a name is that of a region in the IANA time zone database, not an offset. */
function isTimeZone(name: string): boolean {
  try {
    new Date().toLocaleString('en', { timeZone: name })
    return name.includes('/')
  } catch {
    return false
  }
}

/** Where a clinic's phone may be: the United States and their territories. */
const usCountries = ['US', 'PR', 'VI', 'GU', 'AS', 'MP']

const countryOf = (phone: string) => parsePhoneNumberFromString(phone, 'US')?.country ?? 'US'

const countryName = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code

const zipShape = 'use five digits in quotes, or nine as in "72764-1234"'

/** The facts that the main office and additional offices share. */
export const officeFacts = {
  phone: text
    // Marks of direction, which nobody sees: address books put them around numbers.
    .overwrite((value) => value.replace(/\p{Cf}/gu, ''))
    .refine((value) => isValidPhoneNumber(value, 'US'), {
      error: 'is not a US phone number with ten digits',
      abort: true,
    })
    .refine((value) => usCountries.includes(countryOf(value)), {
      error: ({ input }) =>
        `is a number of ${countryName(countryOf(String(input)))}: write a US number, or omit the country code if it is one`,
    })
    .meta({ hint: 'Ten digits; an extension as in (479) 555-0142 ext. 5. Text messages go to the number without it.' }),
  address: z.strictObject({
    street: plainText.refine(
      (street) => !/\b(?:P\.?\s*O\.?|Post Office)\s*Box\b/i.test(street),
      'is a P.O. box, which maps cannot show: write the street address that patients visit',
    ),
    city: plainText,
    state: z.enum(stateCodes, 'use the two-letter state code'),
    zip: z.string(zipShape).regex(/^\d{5}(?:-\d{4})?$/, zipShape),
  }),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  timeZone: text.refine(isTimeZone, 'is not in the IANA time zone database: write it as in America/Chicago').meta({
    label: 'Time zone',
    hint: 'Its IANA name, such as America/Chicago (Central) or America/Denver (Mountain).',
  }),
  hours: weekHours,
  holidays,
  mapsListing: httpsUrl,
}

/** The id of the main office, whose facts are at the top of content/clinic.yaml. */
export const mainId = 'main'

/** An additional office. */
export const office = z.strictObject({
  id: slugText
    .refine((id) => id !== mainId, `"${mainId}" is reserved for the main office: choose another`)
    .meta({
      label: 'Id',
      hint: 'A short name for addresses and pages of cities, such as north-side. It must never change.',
    }),
  name: plainText.meta({
    label: 'Name',
    hint: 'What people call the place, in both languages alike: its town, its street or its part of town.',
  }),
  address: officeFacts.address,
  phone: officeFacts.phone,
  hours: officeFacts.hours,
  geo: officeFacts.geo,
  timeZone: officeFacts.timeZone.optional().meta({
    label: 'Time zone',
    hint: 'Only if it is not that of the main office. Its IANA name, such as America/Denver.',
  }),
  holidays: optionalList(holidays).meta({
    label: 'Holidays and short days',
    hint: 'Only if they are not those of the main office.',
  }),
  parking: perLocaleText.optional().meta({ label: 'Parking' }),
  mapsListing: httpsUrl.optional().meta({
    label: 'Listing on the map',
    hint: 'Its own listing. Without one, links to the map look for the address.',
  }),
})

/** An additional office as content/clinic.yaml lists it. */
export type AdditionalOffice = z.output<typeof office>

/** The additional offices. */
export const offices = optionalList(z.array(office))
