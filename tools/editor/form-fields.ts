import type { Field } from '@sveltia/cms'
import type { z } from 'zod'
import { capitalized } from '../../lib/i18n/capitalized'
import { languageName, locales } from '../../lib/i18n/locales'
import type { NamesIn } from '../../lib/schemas/fields'
import { type JsonSchema, toJsonSchema } from './json-schema'
import labels from './labels.json'

/** Labels of the editor's fields: plain words for names that only make sense to a programmer. */
type Label = { label?: string; hint?: string }

/** By field name, wherever it appears. A schema's own `.meta({ label, hint })` takes precedence. */
const known: Record<string, Label> = labels

/**
 * Convert a name to a label: `portraitCaption` → `Portrait caption`, `new-patient-special` → `New patient special`,
 * `es` → `Spanish`.
 */
function labelFromName(name: string): string {
  const locale = locales.find((code) => code === name)
  if (locale) return languageName(locale)
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase()
  return capitalized(spaced)
}

/**
 * Return the label and hint of a field: those in its schema, else those known for its name, else the name in words.
 */
function labelFor(name: string, meta: Label = {}): Label & { label: string } {
  const { label = labelFromName(name), hint } = { ...known[name], ...meta }
  return { label, hint }
}

/**
 * A field in the default language and in a translation; a fact has no translation, and a translation record has no
 * original.
 */
type Pair = { original?: JsonSchema; translation?: JsonSchema }
type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Names of single-line texts: Enter does nothing in them. */
const oneLine =
  /^(title|name|heading|menu|nav|cta|city|publisher|question|street|credentials|button|pin|more|short|board|site|state|zip|phone|id)$|(Heading|Button|Label|Name)$/

/** Return the name of a text: for one in a language, that of the field that contains all languages. */
const nameOfText = (name: string, path: string) =>
  locales.some((locale) => locale === name) ? (path.split('.').at(-2) ?? name) : name

/** Drop options without a value. */
const given = (options: object) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

/**
 * Return the widget for a text: one line for names, addresses and whatever has a short limit; a growing box for
 * others.
 */
function textField(name: string, { minLength = 0, maxLength, format, rule }: JsonSchema): object {
  const isShort = oneLine.test(name) || (maxLength !== undefined && maxLength <= 90) || format || rule
  return given({
    widget: isShort ? 'string' : 'text',
    type: format === 'uri' ? 'url' : format,
    // "Required" already rules out empty texts: a minimum of one character adds nothing.
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    pattern: rule,
    use_emoji_autocomplete: false,
  })
}

/** The name of the editor's custom field for a point on a photo (tools/editor/focus-point.tsx). */
export const focusField = 'focus-point'

/** Fields identified only by their schema's `.meta({ widget })`. */
const special: Record<string, object> = {
  image: {
    widget: 'image',
    media_folder: '/content/photos',
    public_folder: '/photos',
    choose_url: false,
    // Without HEIC, an iPhone provides a JPEG.
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
  },
  [focusField]: { widget: focusField },
}

/** Return a choice of the names that a settings file of the edited folder lists: one, or several if it is a list. */
const nameField = ({ file, list, key }: NamesIn, { type, minItems, maxItems }: JsonSchema) => ({
  widget: 'relation',
  collection: '_singletons',
  file,
  value_field: `${list}.*.${key}`,
  ...(type === 'array' && { multiple: true, min: minItems, max: maxItems }),
})

function numberField({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): object {
  const isWhole = type === 'integer'
  // Zod's limit for integers is JavaScript's, which nobody reaches.
  const limit = (value?: number) => (Math.abs(value ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : value)
  // An integer greater than 0 is at least 1.
  const above = exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (isWhole ? 1 : 0)
  return given({
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: isWhole ? undefined : 0.0001,
    min: above ?? limit(minimum),
    max: limit(maximum),
  })
}

const choices = (values: unknown[]) => ({
  widget: 'select',
  options: values.map((value) => ({ label: labelFromName(String(value)), value })),
})

/** Return a list of texts, or of objects, which show their first text when collapsed. */
function listField({ original, translation }: Pair, path: string): object {
  const { minItems: min, maxItems: max } = original ?? {}
  const items = { original: original?.items, translation: translation?.items }
  if (items.original?.type !== 'object') {
    return given({ widget: 'list', min, max, field: fieldOf('item', items, `${path}.*`) })
  }
  const fields = objectFields(items, `${path}.*`)
  const title = fields.find(({ name }) => /^(title|name|question|heading|text|label)$/.test(name)) ?? fields[0]
  return given({ widget: 'list', min, max, collapsed: 'auto', summary: `{{fields.${title?.name}}}`, fields })
}

/** Return the widget for a field. @throws if its type has none, naming the field */
function widgetFor(name: string, pair: Pair, path: string): object {
  const { original: schema = {} } = pair
  if (schema.widget && special[schema.widget]) return special[schema.widget] as object
  // A date that YAML parses as a date or as text.
  if ([schema, ...(schema.anyOf ?? [])].some(({ format }) => format === 'date'))
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema.widget === 'color') return { widget: 'color', allowInput: true, pattern: schema.rule }
  if (schema.enum) return choices(schema.enum)
  if (schema.const !== undefined) return choices([schema.const])
  switch (schema.type) {
    case 'string':
      return textField(nameOfText(name, path), schema)
    case 'number':
    case 'integer':
      return numberField(schema)
    case 'boolean':
      return { widget: 'boolean', default: false }
    case 'array':
      return listField(pair, path)
    case 'object':
      if (schema.properties) return { widget: 'object', fields: objectFields(pair, path) }
  }
  const type = schema.anyOf ? 'union' : schema.type
  throw new Error(`editor: no widget for "${type}" at ${path}: add one in tools/editor/form-fields.ts`)
}

/** Return an editor field from its schema in both languages. @throws for a type without a widget */
function fieldOf(name: string, pair: Pair, path: string, isRequired = true): Field {
  const { original, translation } = pair
  // Records that commands write into translations: kept unchanged, never shown.
  if (!original) return { name, widget: 'hidden', i18n: true }
  const { label, hint } = labelFor(name, original)
  // A writing rule is no help if the editor writes the value itself.
  const [, message] = (!original.widget && original.rule) || []
  const rule = message && `${capitalized(message)}.`
  // The editor would require at least one item in a required list; the schema says so if that is meant.
  const mayBeEmpty = original.type === 'array' && !original.minItems
  return given({
    name,
    label,
    hint: hint || rule ? [hint, rule].filter(Boolean).join(' ') : undefined,
    required: !isRequired || mayBeEmpty || original.filledIn ? false : undefined,
    i18n: Boolean(translation),
    default: original.start,
    ...(original.namesIn ? nameField(original.namesIn, original) : widgetFor(name, pair, path)),
  }) as Field
}

/** Return the fields of an object: first those of both languages, in the schema's order, then those of only one. */
function objectFields({ original, translation }: Pair, path = ''): Field[] {
  const [own, translated] = [original?.properties ?? {}, translation?.properties ?? {}]
  return Object.keys({ ...own, ...translated }).map((name) =>
    fieldOf(
      name,
      { original: own[name], translation: translated[name] },
      path ? `${path}.${name}` : name,
      (original?.required ?? []).includes(name),
    ),
  )
}

/** Return the fields of a file, from the schemas of its fields in the default language and in a translation. */
export const fieldsOf = (original: Shape, translation: Shape = {}): Field[] =>
  objectFields({ original: toJsonSchema(original), translation: toJsonSchema(translation) })
