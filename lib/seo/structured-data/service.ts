import type { MedicalTherapyLeaf, MergeLeafTypes, ServiceLeaf } from 'schema-dts'
import { clinic } from '../../clinic/facts'
import { pageOf, pagesOf } from '../../content'
import type { Locale } from '../../i18n/locales'
import { largestImage } from '../../pictures/photos'
import { absoluteUrl } from '../../util/site'
import { entity, pageId, pageUrl } from './ids'

/** A service that is also a medical therapy. */
export type OfferedTherapy = MergeLeafTypes<[ServiceLeaf, MedicalTherapyLeaf]>

const pathOf = (slug: string) => `/services/${slug}`

function shortService(slug: string, locale: Locale): MedicalTherapyLeaf {
  return {
    '@type': 'MedicalTherapy',
    '@id': pageId(pathOf(slug), locale, 'service'),
    name: pageOf('service', locale, slug).title,
    url: pageUrl(pathOf(slug), locale),
  }
}

/**
 * Return the node of a service. In schema.org, Chiropractic is a `MedicineSystem`, not a type of clinic; physiotherapy
 * is not one.
 */
export function serviceNode(slug: string, locale: Locale): OfferedTherapy {
  const { lead, photo } = pageOf('service', locale, slug)
  return {
    ...shortService(slug, locale),
    '@type': ['Service', 'MedicalTherapy'],
    description: lead,
    image: photo && absoluteUrl(largestImage(photo, 'standard').path),
    provider: entity('clinic'),
    medicineSystem: clinic.practice === 'chiropractic' ? 'https://schema.org/Chiropractic' : undefined,
    mainEntityOfPage: { '@id': pageId(pathOf(slug), locale, 'webpage') },
  }
}

/** Return short nodes of all services, for the clinic's node. */
export const servicesOffered = (locale: Locale): MedicalTherapyLeaf[] =>
  pagesOf('service', locale).map(({ slug }) => shortService(slug, locale))
