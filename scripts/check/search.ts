import { fileOf } from '../../lib/content/collections'
import { type Entry, type Problem, problem } from '../../lib/content/read'
import { locales } from '../../lib/i18n/locales'
import { pixelWidth } from '../../lib/seo/pixel-width'
import { titleRoom } from '../../lib/seo/title'
import { routesIn } from './addresses'

type Words = { focus?: string; title?: string; description?: string }

const wordsOf = ({ data }: Entry) => data.seo as Words | undefined

/** Two pages with one title, description or phrase cannot be told apart in search results. */
function checkUnique(entries: Entry[]): Problem[] {
  const seen = new Map<string, Entry>()
  return entries.flatMap((entry) =>
    (['focus', 'title', 'description'] as const).flatMap((field) => {
      const value = wordsOf(entry)?.[field]
      if (!value) return []
      const key = `${entry.locale} ${field} ${value.toLowerCase()}`
      const earlier = seen.get(key)
      seen.set(key, earlier ?? entry)
      return earlier ? [problem(entry, `seo.${field}`, `is the same as in ${earlier.file}`)] : []
    }),
  )
}

/** A title leaves the clinic's name to the builder and is shown whole. */
function checkTitle(entry: Entry, clinicName: unknown): Problem[] {
  const title = wordsOf(entry)?.title
  if (!title) return []
  const wide = pixelWidth(title)
  return [
    wide > titleRoom.pixels &&
      `is ${wide} pixels wide: search results cut titles at ${titleRoom.pixels}, so say it in fewer or narrower letters`,
    typeof clinicName === 'string' &&
      title.toLowerCase().includes(clinicName.toLowerCase()) &&
      'names the clinic: leave it out, it is put last wherever there is room',
  ].flatMap((reason) => (reason ? [problem(entry, 'seo.title', reason)] : []))
}

/** Every page that search engines may list says what it wants to be found by. */
function checkFocus(entries: Entry[]): Problem[] {
  const hidden = routesIn(entries).filter(({ indexable }) => !indexable)
  const unlisted = new Set(hidden.flatMap(({ kind, slug }) => locales.map((locale) => fileOf(kind, slug, locale))))
  return entries
    .filter((entry) => wordsOf(entry) && !wordsOf(entry)?.focus && !unlisted.has(entry.file))
    .map((entry) => problem(entry, 'seo.focus', 'is missing: write what people type who look for this page'))
}

/** What search results show: each page's own phrase, title and description, none of them cut off. */
export function checkSearch(entries: Entry[]): Problem[] {
  const clinicName = entries.find(({ collection }) => collection === 'clinic')?.data.name
  return [...checkFocus(entries), ...entries.flatMap((entry) => checkTitle(entry, clinicName)), ...checkUnique(entries)]
}
