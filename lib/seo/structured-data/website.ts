import type { WebSiteLeaf } from 'schema-dts'
import { clinic } from '../../clinic/facts'
import { locales } from '../../i18n/locales'
import { absoluteUrl } from '../site'
import { entity, entityId } from './ids'

/** The node of the website, from which Google takes the site name (Google Search Central, "Site names"). */
export const websiteNode = (): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': entityId('website'),
  url: absoluteUrl('/'),
  name: clinic.name,
  inLanguage: [...locales],
  publisher: entity('clinic'),
})
