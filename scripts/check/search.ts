import { fileOf } from '../../lib/content/collections'
import { type Entry, type Problem, problem, problemsOf } from '../../lib/content/read'
import { fileIn } from '../../lib/content/read-fields'
import { locales } from '../../lib/i18n/locales'
import { pixelWidth } from '../../lib/seo/pixel-width'
import { titleRoom } from '../../lib/seo/title'
import { findDuplicates } from '../../lib/util/duplicates'
import { routesIn } from './addresses'

type Words = { focus?: string; title?: string; description?: string }

const seoFields = ({ data }: Entry) => data.seo as Words | undefined

/** Check that titles, descriptions and focus phrases are unique, so that search results can tell pages apart. */
const checkUnique = (entries: Entry[]): Problem[] =>
  (['focus', 'title', 'description'] as const).flatMap((field) => {
    const written = entries.filter((entry) => seoFields(entry)?.[field])
    return findDuplicates(written, (entry) => `${entry.locale} ${seoFields(entry)?.[field]?.toLowerCase()}`).map(
      ([entry, { file }]) => problem(entry, `seo.${field}`, `is the same as in ${file}`),
    )
  })

/** Check that titles do not include the clinic's name, which the build appends, and are not truncated. */
function checkTitle(entry: Entry, clinicName: unknown): Problem[] {
  const title = seoFields(entry)?.title
  if (!title) return []
  const wide = pixelWidth(title)
  const reasons = [
    wide > titleRoom.pixels &&
      `is ${wide} pixels wide: search results cut titles at ${titleRoom.pixels}, so say it in fewer or narrower letters`,
    typeof clinicName === 'string' &&
      title.toLowerCase().includes(clinicName.toLowerCase()) &&
      'names the clinic: leave it out, it is put last wherever there is room',
  ]
  return problemsOf(entry, { 'seo.title': reasons })
}

/** Check that every indexable page has a focus phrase. */
function checkFocus(entries: Entry[]): Problem[] {
  const hidden = routesIn(entries).filter(({ indexable }) => !indexable)
  const unlisted = new Set(
    hidden.flatMap(({ pageType, slug }) => locales.map((locale) => fileOf(pageType, slug, locale))),
  )
  return entries
    .filter((entry) => seoFields(entry) && !seoFields(entry)?.focus && !unlisted.has(entry.file))
    .map((entry) => problem(entry, 'seo.focus', 'is missing: write what people type who look for this page'))
}

/** Check focus phrases, titles and descriptions for search results. */
export function checkSearch(entries: Entry[]): Problem[] {
  const clinicName = fileIn(entries, 'clinic')?.data.name
  return [...checkFocus(entries), ...entries.flatMap((entry) => checkTitle(entry, clinicName)), ...checkUnique(entries)]
}
