import { z } from 'zod'
import { byLocale, defaultLocale, type Locale, locales } from '../i18n/locales'
import { icons } from '../pictures/icons'
import './error-messages'

/** Build a schema of space-separated numbers; validation stops when the pattern does not match. */
const patternText = (pattern: RegExp, message: string) =>
  z.string(message).regex(pattern, { error: message, abort: true })

/** `640 760`: a point (x, y) or a size (width, height) in a drawing's units. */
export const pair = patternText(/^\d+ \d+$/, 'write two whole numbers, as in "640 760"').transform(
  (value) => value.split(' ').map(Number) as [number, number],
)

/** `130 300 540 540`: a rectangle in a drawing's units: x, y, width, height (as in SVG's `viewBox`). */
export const box = patternText(/^\d+ \d+ \d+ \d+$/, 'write four whole numbers, as in "130 300 540 540"').transform(
  (value) => value.split(' ').map(Number) as [number, number, number, number],
)

export const text = z.string().trim().min(1, 'is empty')

/** A text shown verbatim: placeholders such as `{city}` are filled in only in page texts. */
export const plainText = text.refine(
  (value) => !/[{}]/.test(value),
  'holds a brace, which would stand on the pages as it is: write the words themselves, no sign such as {city}',
)

export const httpsUrl = z.url({ protocol: /^https$/, error: 'must be a full https:// address', abort: true })
/** `https://host`, in the form a security policy requires. */
export const httpsOrigin = httpsUrl.refine(
  (url) => new URL(url).origin === url,
  'must be an address without a path, such as https://pay.example.com',
)
export const slugText = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lowercase letters, digits and single hyphens')
export const icon = z.enum(icons, { error: (issue) => `unknown icon "${issue.input}"; known: ${icons.join(', ')}` })

/** Expand a text given once for all languages to one for each; any other value unchanged. */
export const inEachLocale = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() ? byLocale(() => value) : value

/** Return the texts of the languages in file format: once if they are identical. */
export const onceIfAlike = <Text>(texts: Partial<Record<Locale, Text>>) => {
  const text = texts[defaultLocale]
  return text !== undefined && locales.every((locale) => texts[locale] === text) ? text : texts
}

/** A text given once or per language; parsed to one per language. */
export const localizedText = z.preprocess(
  inEachLocale,
  z.strictObject(
    byLocale(() => plainText),
    `write one text, or one for each language: { ${locales.map((locale) => `${locale}: …`).join(', ')} }`,
  ),
)

/** Make a list optional. An empty one, which the editor writes, counts as absent. */
export const optionalList = <List extends z.ZodType<unknown[]>>(list: List) =>
  list.transform((items): z.output<List> | undefined => (items.length > 0 ? items : undefined)).optional()

/** Require that the texts of a list are unique. */
export const eachItemOnce = (items: string[], context: z.RefinementCtx) => {
  for (const [i, item] of items.entries())
    if (items.indexOf(item) < i) context.addIssue({ code: 'custom', path: [i], message: `"${item}" appears twice` })
}

/** Require that the values of a field are unique in a list. */
export const eachOnce =
  <Key extends string>(key: Key) =>
  (items: Record<Key, string>[], context: z.RefinementCtx) => {
    for (const [i, item] of items.entries())
      if (items.findIndex((other) => other[key] === item[key]) < i)
        context.addIssue({ code: 'custom', path: [i, key], message: `"${item[key]}" appears twice` })
  }

/** Where a reference points: the settings file, the list in it, and the key field of its items. */
export type NamesIn = { file: 'clinic' | 'places' | 'drawings' | 'photos' | 'danger'; list: string; key: string }

/** Declare a reference to an item of a settings file; scripts/check/references.ts verifies that it exists. */
export const referenceTo = (what: string, namesIn: NamesIn) => text.meta({ what, namesIn })

export const view = referenceTo('drawing', { file: 'drawings', list: 'views', key: 'name' })

/** A real calendar day. YAML parsers may return a Date or a string. */
export const day = z
  .union([z.date().transform((date) => date.toISOString().slice(0, 10)), z.string()])
  .pipe(z.iso.date('must be a real date, written 2025-09-12'))

/** Guam, where a day of the United States begins first. */
const hoursAhead = 10

/** A day that is not in the future everywhere in the United States, for past events. */
export const pastDay = day.refine(
  (value) => value <= new Date(Date.now() + hoursAhead * 3_600_000).toISOString().slice(0, 10),
  'lies in the future',
)

const inOneYear = () => new Date(Date.now() + 366 * 86_400_000).toISOString().slice(0, 10)

/** The date of a post, at most a year ahead. */
export const postDay = day
  .refine((value) => value <= inOneYear(), 'lies more than a year ahead: correct it')
  .meta({ hint: 'If it is in the future, the post appears on that day.' })

/**
 * A text with limited room. Its length counts as pages show it, with its placeholders filled: scripts/check/search.ts
 * measures it, and the editor's forms state the limits.
 */
const roomFor = (maxLength: number, minLength?: number) => text.meta({ ...(minLength && { minLength }), maxLength })

export const seo = z.strictObject({
  /** The focus keyphrase; unique for each indexable page of a language. */
  focus: roomFor(40).optional(),
  title: roomFor(60),
  /** Search results show about 150 characters. */
  description: roomFor(155, 120),
})

/** Title and description of shared links, if they differ from those in search results. */
export const social = z.strictObject({ title: roomFor(70), description: roomFor(200) })

/** Government and public health encyclopedias; journals and reviews; associations, boards and hospitals. */
const sourceTypes = ['public-health', 'peer-reviewed', 'professional'] as const
/** The key by which a text cites a source: `[^niams]`. */
const key = slugText.meta({
  label: 'Key',
  hint: 'A short name, such as niams. [^niams] in the text, after a sentence, cites this source.',
})
const lang = z.enum(locales).meta({ start: defaultLocale })
const source = z.strictObject({
  key,
  title: text,
  type: z
    .enum(sourceTypes, {
      error: (issue) => `unknown type of source "${issue.input}"; known: ${sourceTypes.join(', ')}`,
    })
    .meta({ start: 'public-health' }),
  publisher: text,
  url: httpsUrl,
  lang,
})
export const sources = z.array(source).min(2, 'list at least two sources')
/** Health claims need evidence: posts and symptom pages cite at least two public health or peer-reviewed sources. */
export const healthSources = sources.refine(
  (list) => list.length < 2 || list.filter(({ type }) => type !== 'professional').length >= 2,
  'at least two must be of type public-health or peer-reviewed',
)
export const offer = z.enum(['new-patient-special', 'free-consultation'])
export const titled = z.strictObject({ title: text, text })

/** Sources of a page about paying: insurers and government agencies. */
export const references = z
  .array(z.strictObject({ key, title: text, publisher: text, url: httpsUrl, lang }))
  .min(2, 'list at least two sources')
