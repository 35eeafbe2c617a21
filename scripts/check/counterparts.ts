import { isSettings } from '../../lib/content/collections'
import { type Entry, originalsOf, type Problem, problemsOf } from '../../lib/content/read'
import { languageName, locales } from '../../lib/i18n/locales'
import { memoize } from '../../lib/util/memoize'
import { checkCopied } from './editorial'

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (key === 'id' ? [String(item)] : idsIn(item)))
}

/** Return the ids of all list items of a file (`items`, `groups`, `accordion`). */
const idsOf = memoize((entry: Entry) => idsIn(entry.data))

/** Compare the list items of a translation with those of its original. */
const checkTranslation = memoize((entry: Entry) =>
  memoize((original: Entry): Problem[] => {
    const ids = idsOf(entry)
    const isOther = ids.join() !== idsOf(original).join()
    const reason = `lists other ids than ${original.file}: ${ids.join(', ')}`
    return [...problemsOf(entry, { id: isOther && reason }), ...checkCopied(entry, original)]
  }),
)

/** Check that every page has a file in each language, and that their lists have the same items in the same order. */
export function checkCounterparts(entries: Entry[]): Problem[] {
  const pages = entries.filter(({ collection }) => !isSettings(collection))
  const files = new Set(pages.map(({ file }) => file))
  const originalOf = originalsOf(pages)
  return pages.flatMap((entry) => {
    const ids = idsOf(entry)
    const twice = ids.find((id, i) => ids.indexOf(id) !== i)
    const missing = locales
      .map((locale) => ({ locale, file: entry.file.replace(`.${entry.locale}.`, `.${locale}.`) }))
      .filter(({ file }) => !files.has(file))
    const original = originalOf(entry)
    return [
      ...problemsOf(entry, {
        id: twice && `"${twice}" appears twice`,
        file: missing.map(({ locale, file }) => `has no ${languageName(locale)} version: add ${file}`),
      }),
      ...(original && original !== entry ? checkTranslation(entry)(original) : []),
    ]
  })
}
