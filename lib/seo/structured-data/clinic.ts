import type {
  CityLeaf,
  DayOfWeek,
  LocalBusinessLeaf,
  MedicalClinicLeaf,
  MergeLeafTypes,
  OpeningHoursSpecification,
} from 'schema-dts'
import { clinic, isConfirmed } from '../../clinic/facts'
import { type Hours, weekdays } from '../../clinic/hours'
import { mainOffice, type Office, officeFor, offices } from '../../clinic/offices'
import { logo } from '../../compiled/data'
import { pageOf } from '../../content'
import { capitalized } from '../../i18n/capitalized'
import type { Locale } from '../../i18n/locales'
import type { PageContext } from '../../page-types'
import { officePath } from '../../page-types/office'
import type { PageData } from '../../page-types/structured-data'
import { clinicPhotos, largestImage } from '../../pictures/photos'
import { routesOf } from '../../routes'
import { serviceArea } from '../../routes/service-area'
import { absoluteUrl } from '../../util/site'
import { cardOf } from '../cards'
import { entity, entityId, pageUrl } from './ids'
import { servicesOffered } from './service'

type Specification = Exclude<OpeningHoursSpecification, string>

/** Opening and closing at midnight means closed all day (Google Search Central, "Local business"). */
const closed = '00:00-00:00'

/**
 * Return the times of a range. One that closes before it opens, or at midnight, ends the next day; all day ends a
 * minute before midnight (Google Search Central, "Local business": "Late night hours", "All-Day hours").
 */
function timesOf(range: string) {
  const [opens = '', closes = ''] = range.split('-')
  if (closes !== '24:00') return { opens, closes }
  return { opens, closes: opens === '00:00' ? '23:59' : '00:00' }
}

/** Return weekly hours: one entry for each distinct range, with all days that have it. */
export function weekHours(hours: Hours): Specification[] {
  const ranges = new Map<string, DayOfWeek[]>()
  for (const day of weekdays) {
    for (const range of hours[day].length > 0 ? hours[day] : [closed]) {
      ranges.set(range, [...(ranges.get(range) ?? []), capitalized(day)])
    }
  }
  return [...ranges].map(
    ([range, dayOfWeek]): Specification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      ...timesOf(range),
    }),
  )
}

/** Return special hours by date; a day without hours is closed. */
export function specialHours(days: { date: string; hours?: string[] }[]): Specification[] {
  return days.flatMap(({ date, hours = [] }) =>
    (hours.length > 0 ? hours : [closed]).map(
      (range): Specification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...timesOf(range),
      }),
    ),
  )
}

/** Both types, because search engines read local business features from `LocalBusiness`. */
export type Clinic = MergeLeafTypes<[MedicalClinicLeaf, LocalBusinessLeaf]>

/** Return the clinic's photos, or else the home page's card. */
function clinicImage(locale: Locale) {
  const [home] = routesOf('home')
  const photos = clinicPhotos.map((name) => absoluteUrl(largestImage(name, 'scene').path))
  return photos.length > 0 ? photos : home && absoluteUrl(cardOf(home, locale).path)
}

/** Return a postal address. */
const addressNode = ({ address: { street, city, state, zip } }: Office) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  }) as const

/** Describe where an office is and when it is open. */
const placeOf = ({ geo, onMap, hours }: Office) =>
  ({
    geo: { '@type': 'GeoCoordinates', ...geo },
    hasMap: onMap,
    openingHoursSpecification: weekHours(hours),
  }) as const

/**
 * Return the properties required of a business on every page (Google Search Central, "Local business" and
 * "Organization").
 */
function shortClinic(locale: Locale): Clinic {
  return {
    '@type': ['MedicalClinic', 'LocalBusiness'],
    '@id': entityId('clinic'),
    name: clinic.name,
    url: absoluteUrl('/'),
    telephone: mainOffice.phone.number,
    address: addressNode(mainOffice),
    logo: absoluteUrl(logo?.light ?? '/drawings/mark.svg'),
    image: clinicImage(locale),
  }
}

/** The specialty of each practice. In schema.org, Chiropractic is a `MedicineSystem`, not a specialty. */
const specialties = {
  chiropractic: 'https://schema.org/Musculoskeletal',
  physiotherapy: 'https://schema.org/Physiotherapy',
} as const

/**
 * Return the node of the clinic: full on pages about it, short on others. It includes only what the page shows, and no
 * rating: businesses must not mark up reviews of themselves (Google Search Central, "Review snippet").
 * @param shows the optional parts on pages about the clinic; undefined for the short form.
 * @param further the additional offices that the graph describes.
 */
export function clinicNode(shows: PageData['clinic'], further: Office[], locale: Locale): Clinic {
  const short = shortClinic(locale)
  if (!shows) return short
  const confirmedForms = isConfirmed('payment') ? clinic.payment?.forms : undefined
  const area = serviceArea(locale)
  const { geo, hasMap, openingHoursSpecification } = placeOf(mainOffice)
  return {
    ...short,
    email: shows.email ? clinic.email : undefined,
    geo,
    hasMap,
    sameAs: Object.values(clinic.social),
    openingHoursSpecification,
    specialOpeningHoursSpecification: shows.holidays ? specialHours(clinic.holidays) : undefined,
    department: further.length > 0 ? further.map(({ id }) => entity(`office-${id}`)) : undefined,
    areaServed: [...area.cities, ...area.towns].map((name): CityLeaf => ({ '@type': 'City', name })),
    knowsLanguage: shows.visit && isConfirmed('staffLanguages') ? clinic.staffLanguages : undefined,
    currenciesAccepted: shows.payment && confirmedForms ? 'USD' : undefined,
    paymentAccepted: shows.payment ? confirmedForms?.join(', ') : undefined,
    medicalSpecialty: specialties[clinic.practice],
    availableService: shows.services ? servicesOffered(locale) : undefined,
    employee: shows.doctor ? entity('doctor') : undefined,
  }
}

/** Return the additional offices that a page describes: all, the one for its town, or none. */
export function officesOn(shows: PageData['clinic'], { route, locale }: PageContext): Office[] {
  const additional = offices.filter((office) => office !== mainOffice)
  if (shows?.offices === 'this') return additional.filter(({ id }) => officePath(id) === route.path)
  if (shows?.offices !== 'own') return shows?.offices ? additional : []
  const own = officeFor(pageOf('city', locale, route.slug))
  return additional.filter((office) => office === own)
}

/**
 * Return the node of an additional office, a `department` of the clinic (schema.org/department). The clinic's node has
 * what they share.
 */
export function officeNode(office: Office, shows: PageData['clinic'], locale: Locale): Clinic {
  return {
    '@type': ['MedicalClinic', 'LocalBusiness'],
    '@id': entityId(`office-${office.id}`),
    parentOrganization: entity('clinic'),
    name: clinic.name,
    url: pageUrl(officePath(office.id), locale),
    image: clinicImage(locale),
    telephone: office.phone.number,
    address: addressNode(office),
    ...placeOf(office),
    specialOpeningHoursSpecification: shows?.holidays ? specialHours(office.holidays) : undefined,
  }
}
