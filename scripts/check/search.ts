import { fileOf } from '../../lib/content/collections'
import { settingsIn } from '../../lib/content/parsed'
import { type Entry, type Problem, problem, problemsOf, textsOf } from '../../lib/content/read'
import { fileIn } from '../../lib/content/read-fields'
import { placeWords } from '../../lib/geography/place-words'
import { byLocale, locales } from '../../lib/i18n/locales'
import { fill, placeholdersOf } from '../../lib/i18n/placeholders'
import { seo, social } from '../../lib/schemas/fields'
import { pixelWidth } from '../../lib/seo/pixel-width'
import { titleRoom } from '../../lib/seo/title'
import { findDuplicates } from '../../lib/util/duplicates'
import { routesIn } from './addresses'

type Words = { focus?: string; title?: string; description?: string }

/** The texts of search results and shared links, with the names that messages give them. */
const limited = [
  { name: 'focus phrase', field: 'seo.focus', schema: seo.shape.focus.unwrap() },
  { name: 'title', field: 'seo.title', schema: seo.shape.title },
  { name: 'description', field: 'seo.description', schema: seo.shape.description },
  { name: 'social title', field: 'social.title', schema: social.shape.title },
  { name: 'social description', field: 'social.description', schema: social.shape.description },
].map(({ name, field, schema }) => ({ name, field, room: schema.meta() as { minLength?: number; maxLength: number } }))

/** Check that a page's texts for search results and shared links fit their room with the clinic's own words in them. */
function checkLengths(entry: Entry, words: Record<string, string>): Problem[] {
  return textsOf(entry).flatMap(({ field, text }) => {
    // The pages for missing addresses share a file: `symptom.seo.title`.
    const limit = limited.find((item) => field === item.field || field.endsWith(`.${item.field}`))
    if (!limit) return []
    const { name, room } = limit
    const shown = fill(text, words).trim()
    const [unknown] = placeholdersOf(shown)
    const { length } = [...shown]
    return problemsOf(entry, {
      [field]:
        (unknown !== undefined && `names {${unknown}}, whose length varies: write it in words of your own`) ||
        (length > room.maxLength && `has ${length} characters: keep the ${name} within ${room.maxLength}`) ||
        (length < (room.minLength ?? 0) && `has ${length} characters: write at least ${room.minLength}`),
    })
  })
}

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
function checkTitle(entry: Entry, clinicName: unknown, words: Record<string, string>): Problem[] {
  const title = fill(seoFields(entry)?.title ?? '', words)
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
  const facts = settingsIn(entries, 'clinic')
  // Faulty facts have been reported already.
  const words = facts && byLocale((locale) => placeWords(facts, locale))
  return [
    ...checkFocus(entries),
    ...entries.flatMap((entry) => [
      ...(words ? checkLengths(entry, words[entry.locale]) : []),
      ...checkTitle(entry, clinicName, words?.[entry.locale] ?? {}),
    ]),
    ...checkUnique(entries),
  ]
}
