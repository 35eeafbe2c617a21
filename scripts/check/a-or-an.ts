import { type Entry, lineWith, type Problem, problem, textsOf } from '../../lib/content/read'
import { messages } from '../../lib/i18n/create-translate'
import { defaultLocale, otherLocale } from '../../lib/i18n/locales'
import { memoize } from '../../lib/util/memoize'

type Messages = { [key: string]: string | Messages }

/** Check that the English words of buttons, labels and notes have no article right before a value. */
export const checkMessages = (words: Messages = messages[defaultLocale], above = ''): Problem[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? articleFaults(value).map(({ reason }) => ({
          file: `messages/${defaultLocale}.json`,
          field: `${above}${key}`,
          reason,
        }))
      : checkMessages(value, `${above}${key}.`),
  )

/**
 * An English article right before a placeholder, with or without Markdown in between: `a {city}`, `an **{city}**`.
 */
const beforeSign = /(?<![\p{L}\p{N}-])an?\s+[*_[(“"‘']*\{\s*(\w+)/giu

/** Find articles in an English text that may be wrong, each with its context. */
export function articleFaults(text: string): { part: string; reason: string }[] {
  return [...text.matchAll(beforeSign)].map(([part, sign]) => {
    const said = `${part.replace(/\s+/g, ' ')}}`
    const fix = `put another word between them, as in "our {${sign}} …", or say it after the noun, as in "a … in {${sign}}"`
    return { part, reason: `"${said}": whether it is a or an depends on the value of the placeholder; ${fix}` }
  })
}

/**
 * Test whether a text in an English file is in another language: settings hold both, local.yaml passages of all
 * files.
 */
function isForeign({ data }: Entry, field: string): boolean {
  const other = otherLocale(defaultLocale)
  const path = field.split('.')
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], data)
  const { file } = holder as { file?: unknown }
  return path.includes(other) || (typeof file === 'string' && file.includes(`.${other}.`))
}

/**
 * Check that English texts have no article right before a placeholder: "a {city} clinic" would be "a Evansville clinic"
 * in another town.
 */
export const checkArticles = memoize((entry: Entry): Problem[] =>
  entry.locale !== defaultLocale
    ? []
    : textsOf(entry).flatMap(({ field, text }) =>
        isForeign(entry, field)
          ? []
          : articleFaults(text).map(({ part, reason }) =>
              problem(entry, field, reason, lineWith(entry, { field, text }, part)),
            ),
      ),
)
