import type { Field } from '@sveltia/cms'
import type { z } from 'zod'
import type { NamesIn } from '../../lib/content/schemas/fields'
import { inWords, wordsFor } from './words'
import { bare, defOf, limitsOf } from './zod'

/** The schema of a field in each language; a fact has no Spanish one, a record kept for Spanish no English one. */
type Twin = { en?: z.core.$ZodType; es?: z.core.$ZodType }
type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Names of texts that are one line: Enter does nothing in them. */
const oneLine =
  /^(title|name|heading|menu|nav|cta|city|publisher|question|street|credentials|button|pin|governingLaw|more|short|board|site|state|zip|phone|id)$|(Heading|Button|Label|Name)$/

/** The widget for a text: one line for names, addresses and whatever has a short limit; a box that grows for the rest. */
function textField(name: string, schema: z.core.$ZodType): object {
  const { min = 0, max, pattern } = limitsOf(schema)
  const format = (schema._zod.def as { format?: string }).format
  const short = oneLine.test(name) || (max ?? Number.POSITIVE_INFINITY) <= 90 || pattern || format
  return {
    widget: short ? 'string' : 'text',
    ...(format === 'email' || format === 'url' ? { type: format } : {}),
    // Emptiness is what "required" is about: a limit of one character says nothing more.
    ...(min > 1 ? { minlength: min } : {}),
    ...(max === undefined ? {} : { maxlength: max }),
    // Only a pattern of ours: Zod's own for e-mail and the like are what the types above stand for.
    ...(pattern && format !== 'email' ? { pattern } : {}),
    use_emoji_autocomplete: false,
  }
}

/** A choice among the names that a settings file lists, as it stands in the folder that is edited. */
const nameField = ({ file, list, key }: NamesIn) => ({
  widget: 'relation',
  collection: '_singletons',
  file,
  value_field: `${list}.*.${key}`,
})

const choices = (values: readonly unknown[]) => ({
  widget: 'select',
  options: values.map((value) => ({ label: inWords(String(value)), value })),
})

/** The fields of the objects in a list; the first text is what a closed one is called by. */
function listField(twin: Twin, path: string): object {
  const [en, es] = [twin.en, twin.es].map((schema) => schema && (defOf(schema) as z.core.$ZodArrayDef).element)
  const item = bare(en ?? (es as z.core.$ZodType))
  const { min, max } = limitsOf((twin.en ?? twin.es) as z.core.$ZodType)
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  if (defOf(item.schema).type !== 'object') {
    return { widget: 'list', ...limits, field: fieldOf('item', { en, es }, `${path}.*`) }
  }
  const fields = objectFields({ en, es }, `${path}.*`)
  const title = fields.find(({ name }) => /^(title|name|question|heading|text|label)$/.test(name)) ?? fields[0]
  return { widget: 'list', ...limits, collapsed: 'auto', summary: `{{fields.${title?.name}}}`, fields }
}

function objectFields({ en, es }: Twin, path: string): Field[] {
  const shapes = [en, es].map((schema) => schema && (defOf(bare(schema).schema) as z.core.$ZodObjectDef).shape)
  return fieldsOf(shapes[0], shapes[1], path)
}

/** The widget for a kind of schema. @throws when there is none, naming the field. */
function widgetFor(name: string, twin: Twin, path: string): object {
  const schema = (twin.en ?? twin.es) as z.core.$ZodType
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return textField(name, schema)
    case 'number': {
      const { min, max, whole } = limitsOf(schema)
      const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
      return { widget: 'number', value_type: whole ? 'int' : 'float', ...(whole ? {} : { step: 0.0001 }), ...limits }
    }
    case 'boolean':
      return { widget: 'boolean', default: false }
    case 'enum':
      return choices(Object.values(def.entries))
    case 'literal':
      return choices(def.values)
    case 'date':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
    case 'array':
      return listField(twin, path)
    case 'object':
      return { widget: 'object', fields: objectFields(twin, path) }
    case 'union': {
      // A day that YAML hands over as a date or as text.
      const day = def.options.some((option) => defOf(bare(option).schema).type === 'date')
      if (day) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
      break
    }
  }
  throw new Error(`editor: no widget for "${def.type}" at ${path}: add one in scripts/editor/fields.ts`)
}

/** A field of the editor from its schema in both languages. @throws for a kind of schema that has no widget. */
function fieldOf(name: string, twin: Twin, path: string): Field {
  // Records that commands write into the Spanish files: kept as they are, never shown.
  if (!twin.en) return { name, widget: 'hidden', i18n: true }
  const en = bare(twin.en)
  const es = twin.es && bare(twin.es)
  const { label, hint } = wordsFor(name, en.meta)
  const { namesIn } = en.meta
  const widget = namesIn ? nameField(namesIn) : widgetFor(name, { en: en.schema, es: es?.schema }, path)
  // The editor would ask for at least one item of a required list; the schema says so where that is meant.
  const mayBeEmpty = defOf(en.schema).type === 'array' && !limitsOf(en.schema).min
  const pattern = (widget as { pattern?: [string, string] }).pattern
  const rule = pattern && `${pattern[1].charAt(0).toUpperCase()}${pattern[1].slice(1)}.`
  return {
    name,
    label,
    ...(hint || rule ? { hint: [hint, rule].filter(Boolean).join(' ') } : {}),
    ...(en.optional || mayBeEmpty ? { required: false } : {}),
    i18n: Boolean(twin.es),
    ...widget,
  } as Field
}

/** The fields of a file: first what both languages have, in the schema's order, then what one of them has alone. */
export function fieldsOf(en: Shape = {}, es: Shape = {}, path = ''): Field[] {
  const names = [...new Set([...Object.keys(en), ...Object.keys(es)])]
  return names.map((name) => fieldOf(name, { en: en[name], es: es[name] }, path ? `${path}.${name}` : name))
}
