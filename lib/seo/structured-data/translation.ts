import type { CreativeWorkLeaf } from 'schema-dts'
import { defaultLocale, type Locale, otherLocale } from '../../i18n/locales'
import { pageId, pageUrl } from './ids'

/**
 * Link a page or an article to its translation; the default language is the original. The translation is a plain
 * `CreativeWork`, so that search engines do not require article properties for it.
 */
export function translationOf(
  part: 'webpage' | 'article',
  path: string,
  locale: Locale,
): Pick<CreativeWorkLeaf, 'workTranslation' | 'translationOfWork'> {
  const other = otherLocale(locale)
  const counterpart: CreativeWorkLeaf = {
    '@type': 'CreativeWork',
    '@id': pageId(path, other, part),
    url: pageUrl(path, other),
    inLanguage: other,
  }
  return locale === defaultLocale ? { workTranslation: counterpart } : { translationOfWork: counterpart }
}
