import type { PersonLeaf, WebSiteLeaf } from 'schema-dts'
import { clinic } from '../../clinic/facts'
import { practitionerOf } from '../../clinic/practitioners'
import { type Locale, locales } from '../../i18n/locales'
import type { Route } from '../../page-types/definition'
import { doctorPhoto, largestImage } from '../../pictures/photos'
import { absoluteUrl } from '../../util/site'
import { entity, entityId, pageId, pageUrl } from './ids'

/** Return the node of the website, from which Google takes the site name (Google Search Central, "Site names"). */
export const websiteNode = (): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': entityId('website'),
  url: absoluteUrl('/'),
  name: clinic.name,
  inLanguage: [...locales],
  publisher: entity('clinic'),
})

/** Return a name without honorifics and titles, and the honorific (Google Search Central, "Article", author markup). */
function nameParts(written: string) {
  const [, honorificPrefix, name = written] = /^(Dra?\.)\s+(.+)$/.exec(written) ?? []
  return { name, honorificPrefix }
}

/** Return the node of the doctor. */
export const doctorNode = (locale: Locale): PersonLeaf => ({
  '@type': 'Person',
  '@id': entityId('doctor'),
  ...nameParts(clinic.doctor.name[locale]),
  url: pageUrl('/about', locale),
  image: doctorPhoto && absoluteUrl(largestImage(doctorPhoto, 'portrait').path),
  worksFor: entity('clinic'),
})

/** Return the node of the practitioner that a page is about. */
export function practitionerNode({ slug, path }: Route, locale: Locale): PersonLeaf {
  const { name, credentials, license, languages, photo } = practitionerOf(slug)
  return {
    '@type': 'Person',
    '@id': pageId(path, locale, 'practitioner'),
    ...nameParts(name[locale]),
    honorificSuffix: credentials,
    url: pageUrl(path, locale),
    image: photo && absoluteUrl(largestImage(photo, 'portrait').path),
    knowsLanguage: languages,
    hasCredential: { '@type': 'EducationalOccupationalCredential', name: license },
    worksFor: entity('clinic'),
  }
}
