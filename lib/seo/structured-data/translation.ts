import type { CreativeWorkLeaf } from 'schema-dts'
import { type Locale, otherLocale } from '../../i18n/locales'
import { pageId, pageUrl } from './ids'

/**
 * The link of a page or an article to the same one in the other language: English is what the Spanish was made from. The
 * twin is a creative work here, so that no search engine asks this page for its headline and date.
 */
export function translationOf(
  part: 'webpage' | 'article',
  path: string,
  locale: Locale,
): Pick<CreativeWorkLeaf, 'workTranslation' | 'translationOfWork'> {
  const other = otherLocale(locale)
  const twin: CreativeWorkLeaf = {
    '@type': 'CreativeWork',
    '@id': pageId(path, other, part),
    url: pageUrl(path, other),
    inLanguage: other,
  }
  return locale === 'en' ? { workTranslation: twin } : { translationOfWork: twin }
}
