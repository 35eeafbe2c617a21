import type { Field } from '@sveltia/cms'
import type { z } from 'zod'
import { capitalized } from '../../lib/i18n/capitalized'
import { locales } from '../../lib/i18n/locales'
import type { NamesIn } from '../../lib/schemas/fields'
import { type JsonSchema, toJsonSchema } from './json-schema'
import { labelFor, labelFromName } from './labels'

/**
 * A field in the default language and in a translation; a fact has no translation, a record of translations no
 * original.
 */
type Pair = { original?: JsonSchema; translation?: JsonSchema }
type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Names of texts that are one line: Enter does nothing in them. */
const oneLine =
  /^(title|name|heading|menu|nav|cta|city|publisher|question|street|credentials|button|pin|more|short|board|site|state|zip|phone|id)$|(Heading|Button|Label|Name)$/

/** Return what a text is called: one in a language by the field that holds it in each. */
const nameOfText = (name: string, path: string) =>
  locales.some((locale) => locale === name) ? (path.split('.').at(-2) ?? name) : name

/** Return the options that have a value. */
const given = (options: object) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

/**
 * Return the widget for a text: one line for names, addresses and whatever has a short limit; a box that grows for the
 * rest.
 */
function textField(name: string, { minLength = 0, maxLength, format, rule }: JsonSchema): object {
  const isShort = oneLine.test(name) || (maxLength !== undefined && maxLength <= 90) || format || rule
  return given({
    widget: isShort ? 'string' : 'text',
    type: format === 'uri' ? 'url' : format,
    // Emptiness is what "required" is about: a limit of one character says nothing more.
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    pattern: rule,
    use_emoji_autocomplete: false,
  })
}

/** The name of the editor's own field for a point on a photo (tools/editor/focus-point.tsx). */
export const focusField = 'focus-point'

/** Fields that only their schema's `.meta({ widget })` tells. */
const special: Record<string, object> = {
  image: {
    widget: 'image',
    media_folder: '/content/photos',
    public_folder: '/photos',
    choose_url: false,
    // Not HEIC: an iPhone then hands over a JPEG.
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
  },
  [focusField]: { widget: focusField },
}

/** Return a choice among the names that a settings file lists, as it stands in the folder that is edited. */
const nameField = ({ file, list, key }: NamesIn) => ({
  widget: 'relation',
  collection: '_singletons',
  file,
  value_field: `${list}.*.${key}`,
})

function numberField({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): object {
  const isWhole = type === 'integer'
  // Zod ends whole numbers where JavaScript does, which is no limit anyone meets.
  const limit = (value?: number) => (Math.abs(value ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : value)
  // Whole and greater than 0 is 1 or more.
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

/** Return a list: of texts, or of objects, which are called by their first text when closed. */
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

/** Return the widget for a field. @throws when there is none for its type, naming the field. */
function widgetFor(name: string, pair: Pair, path: string): object {
  const { original: schema = {} } = pair
  if (schema.widget && special[schema.widget]) return special[schema.widget] as object
  // A day that YAML hands over as a date or as text.
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
  throw new Error(`editor: no widget for "${type}" at ${path}: add one in tools/editor/fields.ts`)
}

/** Return a field of the editor from its schema in both languages. @throws for a type that has no widget. */
function fieldOf(name: string, pair: Pair, path: string, isRequired = true): Field {
  const { original, translation } = pair
  // Records that commands write into translations: kept as they are, never shown.
  if (!original) return { name, widget: 'hidden', i18n: true }
  const { label, hint } = labelFor(name, original)
  // A rule of writing is no help where the editor writes the value itself.
  const [, message] = (!original.widget && original.rule) || []
  const rule = message && `${capitalized(message)}.`
  // The editor would ask for at least one item of a required list; the schema says so where that is meant.
  const mayBeEmpty = original.type === 'array' && !original.minItems
  return given({
    name,
    label,
    hint: hint || rule ? [hint, rule].filter(Boolean).join(' ') : undefined,
    required: !isRequired || mayBeEmpty || original.filledIn ? false : undefined,
    i18n: Boolean(translation),
    default: original.start,
    ...(original.namesIn ? nameField(original.namesIn) : widgetFor(name, pair, path)),
  }) as Field
}

/**
 * Return the fields of an object: first what both languages have, in the schema's order, then what only one of them
 * has.
 */
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
