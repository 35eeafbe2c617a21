import type { CityLeaf, LocalBusinessLeaf, MedicalClinicLeaf, MergeLeafTypes } from 'schema-dts'
import { clinic, phone } from '../../clinic/facts'
import { pagesOf } from '../../content'
import { type Locale, locales } from '../../i18n/locales'
import { kinds } from '../../kinds'
import type { PageData } from '../../kinds/kind'
import { routesOf } from '../../routes'
import { cardOf } from '../cards'
import { absoluteUrl } from '../site'
import { specialHours, weekHours } from './hours'
import { entity, entityId } from './ids'
import { servicesOffered } from './service'

/** A clinic is a business that people come to, and search engines know businesses by that type. */
export type Clinic = MergeLeafTypes<[MedicalClinicLeaf, LocalBusinessLeaf]>

/** What search engines ask of a business wherever it is named (Google, local business and organization). */
function shortClinic(locale: Locale): Clinic {
  const { street, city, state, zip } = clinic.address
  const [home] = routesOf('home')
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
    logo: absoluteUrl('/drawings/mark.svg'),
    image: home && absoluteUrl(cardOf(home, locale).path),
  }
}

/**
 * The clinic, from its facts file: whole on the pages about it, and short where it is only named. Either way only what
 * the page shows: the rating stays out, as search engines forbid businesses to mark up their own (Google, review snippet).
 * @param shows what a page about the clinic shows of it beside its facts; nothing for the other pages.
 */
export function clinicNode(shows: PageData['clinic'], locale: Locale): Clinic {
  const short = shortClinic(locale)
  if (!shows) return short
  return {
    ...short,
    email: shows.email ? clinic.email : undefined,
    geo: { '@type': 'GeoCoordinates', ...clinic.geo },
    hasMap: clinic.mapsListing,
    sameAs: Object.values(clinic.social),
    openingHoursSpecification: weekHours(clinic.hours),
    specialOpeningHoursSpecification: shows.holidays ? specialHours(clinic.holidays) : undefined,
    areaServed: pagesOf('city', locale)
      .slice(0, kinds.city.footer?.most)
      .map(({ city }): CityLeaf => ({ '@type': 'City', name: city })),
    knowsLanguage: [...locales],
    medicalSpecialty: 'https://schema.org/Musculoskeletal',
    availableService: shows.services ? servicesOffered(locale) : undefined,
    employee: shows.doctor ? entity('doctor') : undefined,
  }
}
