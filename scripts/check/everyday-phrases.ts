import { type Entry, type Problem, problem, problemsOf } from '../../lib/content/read'
import { itemsAt, textsAt } from '../../lib/content/read-fields'
import { defaultLocale, languageName, splitLocale } from '../../lib/i18n/locales'
import { findDuplicates } from '../../lib/util/duplicates'
import { memoize } from '../../lib/util/memoize'
import { allRoutesIn } from './addresses'
import { extraAddressesIn } from './offered'

type Place = { field: string; value: string }

/** Return the texts of a list in each item of `everyday`, with their fields. */
const textsIn = ({ data }: Entry, list: 'say' | 'pages'): Place[] =>
  itemsAt(data, 'everyday').flatMap(({ item, at }) =>
    textsAt(item, list).map((value, i) => ({ field: `${at}.${list}.${i}`, value })),
  )

/** Find phrases listed twice in a file; the second would be lost. */
const repeated = memoize((entry: Entry) =>
  findDuplicates(textsIn(entry, 'say'), ({ value }) => value.toLowerCase()).map(([{ field, value }]) =>
    problem(entry, field, `"${value}" is listed twice: name all its pages in one place`),
  ),
)

/** Explain why everyday words may not lead to an address. */
function pageProblem(page: string, paths: Set<string>): string | undefined {
  const path = page.split('#')[0] ?? ''
  if (paths.has(path)) return
  if (splitLocale(path).locale !== defaultLocale) return `${page}: write the ${languageName(defaultLocale)} address`
  return `${page} leads to no page that search finds`
}

/** Check that everyday words for a service without a page name one that the home page lists. */
function serviceProblems(entry: Entry, extras: string[]): Problem[] {
  const known = extras.map((address) => address.slice(address.lastIndexOf('/') + 1))
  return itemsAt(entry.data, 'everyday').flatMap(({ item: { service }, at }) =>
    problemsOf(entry, {
      [`${at}.service`]:
        service !== undefined &&
        !known.includes(String(service)) &&
        `"${service}" is not a service without a page (extraServices in home.en.yaml); known: ${known.join(', ')}`,
    }),
  )
}

/** Check that everyday words lead to pages that search finds, and that no phrase is listed twice. */
export function checkEverydayPhrases(entries: Entry[]): Problem[] {
  const extras = extraAddressesIn(entries)
  const paths = new Set(allRoutesIn(entries).flatMap(({ path, indexable }) => (indexable ? [path] : [])))
  return entries
    .filter(({ collection }) => collection === 'search')
    .flatMap((entry) => [
      ...textsIn(entry, 'pages').flatMap(({ field, value }) =>
        problemsOf(entry, { [field]: pageProblem(value, paths) }),
      ),
      ...serviceProblems(entry, extras),
      ...repeated(entry),
    ])
}
