import type { Locale } from '../../../lib/i18n/locales'
import type { DeskPage } from '../report'

/** A row of the table: an address in the selected languages. */
export type Row = [DeskPage, ...DeskPage[]]

/** The initial filters of the table. */
export const noFilter = {
  search: '',
  pageType: '',
  language: 'both' as Locale | 'both',
  advised: false,
  orphans: false,
  listed: false,
}
export type Filter = typeof noFilter

/** Normalize letters for search: lower case, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Return the rows in the report's order where a page in a selected language passes the filter. */
export function rowsOf(pages: DeskPage[], filter: Filter = noFilter): Row[] {
  const asked = plain(filter.search).split(/\s+/).filter(Boolean)
  const fits = (page: DeskPage) => {
    const { path, title, description, focus = '', types, sources } = page
    const text = plain([path, title, description, focus, ...types, ...sources].join('\n'))
    return (
      asked.every((word) => text.includes(word)) &&
      (!filter.pageType || page.pageType === filter.pageType) &&
      (!filter.advised || page.advice.length > 0) &&
      (!filter.orphans || page.orphan) &&
      (!filter.listed || page.indexable)
    )
  }
  const rows = new Map<string, Row>()
  for (const page of pages) {
    const row = rows.get(page.route)
    if (filter.language !== 'both' && page.locale !== filter.language) continue
    if (row) row.push(page)
    else rows.set(page.route, [page])
  }
  return [...rows.values()].filter((row) => row.some(fits))
}
