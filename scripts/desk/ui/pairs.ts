import { type Locale, locales } from '../../../lib/i18n/locales'
import type { DeskPage } from '../analysis/report'
import { passes } from '../analysis/score'

/** A page in both languages: a row of the table. */
export type Pair = { route: string; kind: DeskPage['kind'] } & Partial<Record<Locale, DeskPage>>

/** What is asked of the table, before anything is. */
export const noFilter = {
  search: '',
  kind: '',
  language: 'both' as Locale | 'both',
  problems: false,
  orphans: false,
  listed: false,
}
export type Filter = typeof noFilter

/** The pages of a report, the two languages of an address together, in the report's order. */
export function pairsOf(pages: DeskPage[]): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const page of pages) {
    const pair = pairs.get(page.route) ?? { route: page.route, kind: page.kind }
    pair[page.locale] = page
    pairs.set(page.route, pair)
  }
  return [...pairs.values()]
}

/** The languages a filter asks for. */
export const languagesOf = ({ language }: Pick<Filter, 'language'>): Locale[] =>
  language === 'both' ? [...locales] : [language]

/** The pages of a pair in the languages asked for. */
export const pagesOf = (pair: Pair, languages: Locale[]): DeskPage[] =>
  languages.flatMap((locale) => pair[locale] ?? [])

/** How many findings of a page must be mended; a light that is not green counts as one. */
export function toMend(page: DeskPage): number {
  const problems = page.findings.filter(({ level }) => level === 'problem').length
  return problems || passes(page) ? problems : 1
}

/** Letters as they are compared in a search: small, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows a filter leaves: those where a page in a language asked for fits. */
export function filterPairs(pairs: Pair[], filter: Filter): Pair[] {
  const asked = plain(filter.search).split(/\s+/).filter(Boolean)
  const fits = (page: DeskPage) => {
    const text = plain([page.path, page.title, page.description, page.focus ?? ''].join('\n'))
    return (
      asked.every((word) => text.includes(word)) &&
      (!filter.problems || toMend(page) > 0) &&
      (!filter.orphans || page.orphan) &&
      (!filter.listed || page.indexable)
    )
  }
  return pairs.filter(
    (pair) => (!filter.kind || pair.kind === filter.kind) && pagesOf(pair, languagesOf(filter)).some(fits),
  )
}

/** Whether a check of a page went well; one that was not made of it counts as well. */
export const went = ({ findings }: DeskPage, check: string) =>
  findings.every((finding) => finding.check !== check || finding.level === 'good')
