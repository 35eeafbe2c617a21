import type { CityLeaf, LocalBusinessLeaf, MedicalClinicLeaf, MergeLeafTypes } from 'schema-dts'
import { clinic, isConfirmed, phone } from '../../clinic/facts'
import { serviceArea } from '../../clinic/service-area'
import { logo } from '../../content/data'
import type { Locale } from '../../i18n/locales'
import type { PageData } from '../../kinds/kind'
import { clinicPhotos, largestImage } from '../../pictures/photos'
import { routesOf } from '../../routes'
import { cardOf } from '../cards'
import { absoluteUrl } from '../site'
import { specialHours, weekHours } from './hours'
import { entity, entityId } from './ids'
import { servicesOffered } from './service'

/** Both types, because search engines read local business features from `LocalBusiness`. */
export type Clinic = MergeLeafTypes<[MedicalClinicLeaf, LocalBusinessLeaf]>

/** The properties required of a business on every page (Google Search Central, "Local business" and "Organization"). */
function shortClinic(locale: Locale): Clinic {
  const { street, city, state, zip } = clinic.address
  const [home] = routesOf('home')
  const photos = clinicPhotos.map((name) => absoluteUrl(largestImage(name, 'scene').path))
  return {
    '@type': ['MedicalClinic', 'LocalBusiness'],
    '@id': entityId('clinic'),
    name: clinic.name,
    url: absoluteUrl('/'),
    telephone: phone.number,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    logo: absoluteUrl(logo?.light ?? '/drawings/mark.svg'),
    image: photos.length > 0 ? photos : home && absoluteUrl(cardOf(home, locale).path),
  }
}

/** The specialty of each practice. In schema.org, Chiropractic is a `MedicineSystem`, not a specialty. */
const specialties = {
  chiropractic: 'https://schema.org/Musculoskeletal',
  physiotherapy: 'https://schema.org/Physiotherapy',
} as const

/**
 * The node of the clinic: full on pages about it, short on others. It has only what the page shows, and no rating: businesses
 * must not mark up reviews of themselves (Google Search Central, "Review snippet").
 * @param shows the optional parts on pages about the clinic; undefined for the short form.
 */
export function clinicNode(shows: PageData['clinic'], locale: Locale): Clinic {
  const short = shortClinic(locale)
  if (!shows) return short
  const confirmedForms = isConfirmed('payment') ? clinic.payment?.forms : undefined
  const area = serviceArea(locale)
  return {
    ...short,
    email: shows.email ? clinic.email : undefined,
    geo: { '@type': 'GeoCoordinates', ...clinic.geo },
    hasMap: clinic.mapsListing,
    sameAs: Object.values(clinic.social),
    openingHoursSpecification: weekHours(clinic.hours),
    specialOpeningHoursSpecification: shows.holidays ? specialHours(clinic.holidays) : undefined,
    areaServed: [...area.cities, ...area.towns].map((name): CityLeaf => ({ '@type': 'City', name })),
    knowsLanguage: shows.visit && isConfirmed('staffLanguages') ? clinic.staffLanguages : undefined,
    currenciesAccepted: shows.payment && confirmedForms ? 'USD' : undefined,
    paymentAccepted: shows.payment ? confirmedForms?.join(', ') : undefined,
    medicalSpecialty: specialties[clinic.practice],
    availableService: shows.services ? servicesOffered(locale) : undefined,
    employee: shows.doctor ? entity('doctor') : undefined,
  }
}
