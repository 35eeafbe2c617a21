import type { Locale } from '../../../lib/i18n/locales'
import type { DeskPage } from '../analysis/report'
import { passes } from '../analysis/score'

/** A row of the table: an address in the selected languages. */
export type Row = [DeskPage, ...DeskPage[]]

/** The initial filters of the table. */
export const noFilter = {
  search: '',
  pageType: '',
  language: 'both' as Locale | 'both',
  problems: false,
  orphans: false,
  listed: false,
}
export type Filter = typeof noFilter

/** Count the findings of a page that must be fixed; a light that is not green counts as one. */
export function toMend(page: DeskPage): number {
  const problems = page.findings.filter(({ level }) => level === 'problem').length
  return problems || passes(page) ? problems : 1
}

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
      (!filter.problems || toMend(page) > 0) &&
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
