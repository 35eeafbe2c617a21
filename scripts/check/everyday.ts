import { once } from '../../lib/content/once'
import { type Entry, isRecord, type Problem, problem } from '../../lib/content/read'
import { repeats } from '../../lib/content/repeats'
import { defaultLocale, languageName, splitLocale } from '../../lib/i18n/locales'
import { allRoutesIn } from './addresses'

type Place = { field: string; value: string }

/** The texts of a list in each item of `everyday`, with their fields; tolerates an otherwise invalid file. */
const textsIn = ({ data }: Entry, list: 'say' | 'pages'): Place[] =>
  (Array.isArray(data.everyday) ? data.everyday : []).flatMap((item, i) => {
    const values = isRecord(item) ? item[list] : []
    return (Array.isArray(values) ? values : []).flatMap((value, j) =>
      typeof value === 'string' ? [{ field: `everyday.${i}.${list}.${j}`, value }] : [],
    )
  })

/** The phrases that stand twice in a file: the second would be lost. */
const repeated = once((entry: Entry) =>
  repeats(textsIn(entry, 'say'), ({ value }) => value.toLowerCase()).map(([{ field, value }]) =>
    problem(entry, field, `"${value}" stands twice: name all its pages in one place`),
  ),
)

/** Why an address is none that everyday words may lead to. */
function pageProblem(page: string, paths: Set<string>): string | undefined {
  const path = page.split('#')[0] ?? ''
  if (paths.has(path)) return
  if (splitLocale(path).locale !== defaultLocale) return `${page}: write the ${languageName(defaultLocale)} address`
  return `${page} leads to no page that search finds`
}

/** Everyday words lead to pages that search finds, and no phrase says twice what it means. */
export function checkEveryday(entries: Entry[]): Problem[] {
  const paths = new Set(allRoutesIn(entries).flatMap(({ path, indexable }) => (indexable ? [path] : [])))
  return entries
    .filter(({ collection }) => collection === 'search')
    .flatMap((entry) => [
      ...textsIn(entry, 'pages').flatMap(({ field, value }) => {
        const reason = pageProblem(value, paths)
        return reason ? [problem(entry, field, reason)] : []
      }),
      ...repeated(entry),
    ])
}
