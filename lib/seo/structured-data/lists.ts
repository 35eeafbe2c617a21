import type { ItemListLeaf, ListItemLeaf } from 'schema-dts'
import type { Locale } from '../../i18n/locales'
import { pageId, pageUrl } from './ids'

/** The items of an overview in order, each with the URL of its page. */
export const listNode = (path: string, items: { path: string; title: string }[], locale: Locale): ItemListLeaf => ({
  '@type': 'ItemList',
  '@id': pageId(path, locale, 'list'),
  itemListElement: items.map(
    (item, i): ListItemLeaf => ({
      '@type': 'ListItem',
      position: i + 1,
      name: item.title,
      url: pageUrl(item.path, locale),
    }),
  ),
})
