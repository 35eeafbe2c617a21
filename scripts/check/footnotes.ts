import { fieldsIn, isSettings } from '../../lib/content/collections'
import { notesOf } from '../../lib/content/footnotes'
import { type Entry, lineWith, type Problem, problemsOf, textsOf } from '../../lib/content/read'
import { listAt } from '../../lib/content/read-fields'
import { isRecord } from '../../lib/util/is-record'

/** The fields that may hold footnotes: they are rendered with links. */
const places = /^(?:body|terms\.items\.\d+\.text)$/

/**
 * Check that every source supports a sentence that names it (`[^key]`), and every footnote names a source, so that
 * readers can check each claim and no source is decoration.
 */
export function checkFootnotes(entry: Entry): Problem[] {
  if (isSettings(entry.collection)) return []
  // An invalid list is reported first.
  if (fieldsIn(entry.collection, entry.locale).sources?.safeParse(entry.data.sources).success === false) return []
  const keys = listAt(entry.data, 'sources').map((source) => (isRecord(source) ? source.key : undefined))
  const found = textsOf(entry).flatMap(({ field, text }) =>
    [...new Set(notesOf(text))].map((key) => ({
      key,
      field,
      line: lineWith(entry, { field, text }, `[^${key}]`),
      text,
    })),
  )
  const named = new Set(found.map(({ key }) => key))
  const known = keys.filter((key) => typeof key === 'string').join(', ')
  return [
    ...found.flatMap(({ key, field, line, text }) => {
      const reason =
        (!places.test(field) && `[^${key}]: a footnote cannot be in this field; move it to the text`) ||
        (!keys.includes(key) &&
          `[^${key}] names no source${known ? ` (known: ${known})` : ''}: add one with "key: ${key}", or remove the footnote`) ||
        (new RegExp(`^#+ .*\\[\\^${key}\\]`, 'm').test(text) &&
          `[^${key}] is in a heading: put it after the sentence that the source supports`)
      return problemsOf(entry, { [field]: reason }, line)
    }),
    ...keys.flatMap((key, i) => {
      if (typeof key !== 'string') return []
      const reason =
        (keys.indexOf(key) < i && `"${key}" is the key of an earlier source: choose another`) ||
        (!named.has(key) &&
          `no sentence names this source: write [^${key}] after the sentence it supports, or remove the source`)
      return problemsOf(entry, { [`sources.${i}.key`]: reason })
    }),
  ]
}
