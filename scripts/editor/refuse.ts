import { type Entry, place } from '../../lib/content/read'
import { fieldsIn, isSettings } from '../../lib/content/schemas'
import { type Locale, otherLocale } from '../../lib/i18n/locales'
import { checkFile, checkTwins } from '../check/content'
import { filled, sourceKey } from './format'

/** What the editor is about to write: the English fields (and Markdown as `body`), and those of the other language. */
export type Draft = {
  path: string
  data: Record<string, unknown>
  i18n: Partial<Record<Locale, { data: Record<string, unknown> }>>
}

function entryOf(path: string, fields: Record<string, unknown>): Entry[] {
  const { body = '', [sourceKey]: _, ...data } = fields
  const where = place(path.replace(/^content\//, ''))
  return where ? [{ file: path, ...where, data: filled(data) as Entry['data'], body: String(body) }] : []
}

/** Records that commands keep in the Spanish files: nothing the writer could mend in the editor. */
function isRecord({ collection }: Entry, field: string): boolean {
  const [name = ''] = field.split('.')
  if (isSettings(collection)) return false
  return name in fieldsIn(collection, 'es') && !(name in fieldsIn(collection, 'en'))
}

const languages: Record<Locale, string> = { en: 'English', es: 'Spanish' }

/**
 * What the content check would say of a page that is about to be saved, language by language.
 * @returns one line for each problem, empty when the page may be saved.
 */
export function reasonsToRefuse({ path, data, i18n }: Draft): string[] {
  const other = otherLocale('en')
  const words = i18n[other]?.data
  const entries = [...entryOf(path, data), ...(words ? entryOf(path.replace('.en.', `.${other}.`), words) : [])]
  const problems = [...entries.flatMap(checkFile), ...checkTwins(entries)]
  return problems.flatMap(({ file, field, reason }) => {
    const entry = entries.find((item) => item.file === file)
    if (!entry || isRecord(entry, field)) return []
    const language = isSettings(entry.collection) ? '' : `${languages[entry.locale]}, `
    return [`${language}${field}: ${reason}`]
  })
}
