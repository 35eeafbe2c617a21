import type { PersonLeaf } from 'schema-dts'
import { clinic } from '../../clinic/facts'
import type { Locale } from '../../i18n/locales'
import { entity, entityId, pageUrl } from './ids'

/** The node of the doctor; `name` excludes honorifics and titles (Google Search Central, "Article", author markup). */
export function doctorNode(locale: Locale): PersonLeaf {
  const [, prefix, name = clinic.doctor.name] = /^(Dra?\.)\s+(.+)$/.exec(clinic.doctor.name) ?? []
  return {
    '@type': 'Person',
    '@id': entityId('doctor'),
    name,
    honorificPrefix: prefix,
    url: pageUrl('/about', locale),
    worksFor: entity('clinic'),
  }
}
