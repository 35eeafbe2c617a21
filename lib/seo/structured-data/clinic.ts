import type { LocalBusinessLeaf, MedicalClinicLeaf, MergeLeafTypes } from 'schema-dts'
import { clinic, phone } from '../../clinic/facts'
import { cities } from '../../content'
import { type Locale, locales } from '../../i18n/locales'
import { menuCities } from '../../kinds/menus'
import type { Kind } from '../../kinds/registry'
import { routesOf } from '../../kinds/routes'
import { cardOf } from '../cards'
import { absoluteUrl } from '../site'
import { specialHours, weekHours } from './hours'
import { entity, entityId } from './ids'
import { servicesOffered } from './service'

/** A clinic is a business that people come to, and search engines know businesses by that type. */
export type Clinic = MergeLeafTypes<[MedicalClinicLeaf, LocalBusinessLeaf]>

/** The pages that are about the clinic itself, and tell all about it. */
const whole: Kind[] = ['home', 'about', 'contact', 'city']
/** Those of them that show the doctor, the e-mail address, the services by name. */
const withDoctor: Kind[] = ['home', 'about']
const withEmail: Kind[] = ['home', 'contact', 'city']
const withServices: Kind[] = ['home', 'city']

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
    ...(home && { image: absoluteUrl(cardOf(home, locale).path) }),
  }
}

/**
 * The clinic, from its facts file: whole on the pages about it, and short where it is only named. Either way only what
 * the page shows: the rating stays out, as search engines forbid businesses to mark up their own (decisions, "Claims").
 */
export function clinicNode(kind: Kind, locale: Locale): Clinic {
  const short = shortClinic(locale)
  if (!whole.includes(kind)) return short
  return {
    ...short,
    ...(withEmail.includes(kind) && { email: clinic.email }),
    geo: { '@type': 'GeoCoordinates', ...clinic.geo },
    hasMap: clinic.mapsListing,
    sameAs: Object.values(clinic.social),
    openingHoursSpecification: weekHours(clinic.hours),
    ...(kind === 'contact' && { specialOpeningHoursSpecification: specialHours(clinic.holidays) }),
    areaServed: cities
      .all(locale)
      .slice(0, menuCities)
      .map(({ city }) => ({ '@type': 'City', name: city })),
    knowsLanguage: [...locales],
    medicalSpecialty: 'https://schema.org/Musculoskeletal',
    ...(withServices.includes(kind) && { availableService: servicesOffered(locale) }),
    ...(withDoctor.includes(kind) && { employee: entity('doctor') }),
  }
}
