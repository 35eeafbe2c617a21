import { fieldsIn, isSettings, placeOf } from '../../lib/content/collections'
import type { Entry } from '../../lib/content/read'
import { defaultLocale, type Locale, languageName, locales } from '../../lib/i18n/locales'
import { checkFile } from '../../scripts/check/check-content'
import { checkCounterparts } from '../../scripts/check/counterparts'
import { filled } from '../../scripts/yaml/edit'
import { completePost, typedField } from './complete'
import { sourceKey } from './format'

/**
 * Fields that the editor is about to write: the English ones (and Markdown as `body`), and those of the other
 * language.
 */
export type Draft = {
  path: string
  data: Record<string, unknown>
  i18n: Partial<Record<Locale, { data: Record<string, unknown> }>>
}

function entryOf(path: string, fields: Record<string, unknown>): Entry[] {
  const where = placeOf(path.replace(/^content\//, ''))
  if (!where) return []
  const complete = where.collection === 'post' ? completePost(fields) : fields
  const { body = '', [sourceKey]: _, ...data } = complete
  return [{ file: path, ...where, data: filled(data) as Entry['data'], body: String(body) }]
}

/** Return the field of a draft to correct for a problem: empty fields of a post are derived from other fields. */
function fieldToCorrect({ data, i18n }: Draft, { collection, locale }: Entry, field: string): string {
  const typed = locale === defaultLocale ? data : (i18n[locale]?.data ?? {})
  return collection === 'post' ? typedField(typed, field) : field
}

/**
 * Test whether a field is a record that commands keep in translations, which the writer cannot correct in the editor.
 */
function isRecordField({ collection }: Entry, field: string): boolean {
  const [name = ''] = field.split('.')
  if (isSettings(collection)) return false
  return (
    locales.some((locale) => name in fieldsIn(collection, locale)) && !(name in fieldsIn(collection, defaultLocale))
  )
}

/** Return the files that a draft would become, as the content check reads them. */
export function entriesOf({ path, data, i18n }: Draft): Entry[] {
  const translations = locales.flatMap((locale) => {
    const words = i18n[locale]?.data
    return words ? entryOf(path.replace(`.${defaultLocale}.`, `.${locale}.`), words) : []
  })
  return [...entryOf(path, data), ...translations]
}

/**
 * Return the content check's problems with a page that is about to be saved, language by language.
 * @returns one line for each problem, empty if the page may be saved
 */
export function reasonsToRefuse(draft: Draft): string[] {
  const entries = entriesOf(draft)
  const problems = [...entries.flatMap(checkFile), ...checkCounterparts(entries)]
  const reasons = problems.flatMap(({ file, field, reason }) => {
    const entry = entries.find((item) => item.file === file)
    if (!entry || isRecordField(entry, field)) return []
    const language = isSettings(entry.collection) ? '' : `${languageName(entry.locale)}, `
    return [`${language}${fieldToCorrect(draft, entry, field)}: ${reason}`]
  })
  return [...new Set(reasons)]
}
