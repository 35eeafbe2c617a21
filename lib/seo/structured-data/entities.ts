import type { PersonLeaf, WebSiteLeaf } from 'schema-dts'
import { clinic } from '../../clinic/facts'
import { type Locale, locales } from '../../i18n/locales'
import { doctorPhoto, largestImage } from '../../pictures/photos'
import { absoluteUrl } from '../../util/site'
import { entity, entityId, pageUrl } from './ids'

/** Return the node of the website, from which Google takes the site name (Google Search Central, "Site names"). */
export const websiteNode = (): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': entityId('website'),
  url: absoluteUrl('/'),
  name: clinic.name,
  inLanguage: [...locales],
  publisher: entity('clinic'),
})

/**
 * Return the node of the doctor; `name` excludes honorifics and titles (Google Search Central, "Article", author
 * markup).
 */
export function doctorNode(locale: Locale): PersonLeaf {
  const written = clinic.doctor.name[locale]
  const [, prefix, name = written] = /^(Dra?\.)\s+(.+)$/.exec(written) ?? []
  return {
    '@type': 'Person',
    '@id': entityId('doctor'),
    name,
    honorificPrefix: prefix,
    url: pageUrl('/about', locale),
    image: doctorPhoto && absoluteUrl(largestImage(doctorPhoto, 'portrait').path),
    worksFor: entity('clinic'),
  }
}
