/** @jest-environment node */
import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { collections, fieldsIn } from '@/lib/content/collections'
import type { Locale } from '@/lib/i18n/locales'
import { settings } from '@/lib/schemas'
import { editorConfig, edited as names } from '@/tools/editor/config'
import { fieldsOf } from '@/tools/editor/form-fields'

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[] }

/** Return all paths of a schema, from its JSON Schema: `seo.title`, `sources.*.url`. */
function pathsOf({ properties = {}, items, anyOf = [] }: Json, at = ''): string[] {
  const below = [
    ...(items ? [{ path: at && `${at}.*`, json: items }] : []),
    ...anyOf.map((json) => ({ path: at, json })),
  ]
  const named = Object.entries(properties).map(([key, json]) => ({ path: at ? `${at}.${key}` : key, json }))
  return [...named.map(({ path }) => path), ...[...below, ...named].flatMap(({ path, json }) => pathsOf(json, path))]
}
const schemaPaths = (shape: z.ZodRawShape) =>
  pathsOf(z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' }) as Json).sort()

/** Return all paths that the editor offers in a language. */
function fieldPaths(fields: readonly Field[], locale: Locale, at = ''): string[] {
  return fields.flatMap((field) => {
    const path = at ? `${at}.${field.name}` : field.name
    const parts = field as { widget?: string; i18n?: boolean; fields?: Field[]; field?: Field }
    if (locale === 'es' ? parts.i18n !== true : parts.widget === 'hidden') return []
    const inside = parts.fields ?? (parts.field && 'fields' in parts.field ? (parts.field.fields as Field[]) : [])
    return [path, ...fieldPaths(inside, locale, parts.widget === 'list' ? `${path}.*` : path)]
  })
}

const places = [...(editorConfig.collections ?? []), ...(editorConfig.singletons ?? [])] as {
  name: string
  fields: Field[]
}[]
const fieldsFor = (name: string) =>
  (places.find((place) => place.name === name)?.fields ?? []).filter((field) => field.name !== 'body')

const facts = ['clinic', 'brand', 'photos', 'insurance-cards', 'places', 'drawings', 'danger'] as const

test('every collection and the files of facts can be edited, nothing else', () => {
  expect(places.map(({ name }) => name).sort()).toEqual([...names, ...facts].sort())
})

test.each(names)('%s: every field of both languages is there, none besides', (name) => {
  for (const locale of ['en', 'es'] as const) {
    expect(fieldPaths(fieldsFor(name), locale).sort()).toEqual(schemaPaths(fieldsIn(name, locale)))
  }
})

test.each(facts)('%s: every fact is there, none besides', (name) => {
  expect(fieldPaths(fieldsFor(name), 'en').sort()).toEqual(schemaPaths(settings[name].shape))
})

test.each([
  ['city', 'emphasis', 'places', 'towns.*.id'],
  ['city', 'claim', 'clinic', 'claims.patients.*.id'],
  ['city', 'travel', 'clinic', 'travel.*.id'],
  ['post', 'drawing', 'drawings', 'views.*.name'],
  ['post', 'photo', 'photos', 'photos.*.name'],
])('%s: %s is chosen among the names of %s.yaml', (collection, name, file, list) => {
  const field = fieldsFor(collection).find((item) => item.name === name)
  expect(field).toMatchObject({ widget: 'relation', collection: '_singletons', file, value_field: list, i18n: false })
})

test.each(names)('%s: Markdown can be edited where there is some, in both languages', (name) => {
  const body = places.find((place) => place.name === name)?.fields.find((field) => field.name === 'body')
  expect(body?.i18n).toBe(collections[name].at.endsWith('.md') ? true : undefined)
})

test('a text begins or ends as its schema says by a pattern: the editor starts with no type but those it knows', () => {
  expect(one(z.string().startsWith('/', 'begins with a slash'))).toMatchObject({
    widget: 'string',
    pattern: ['/^\\/.*/', 'begins with a slash'],
  })
  const types = JSON.stringify(editorConfig).matchAll(/"widget":"string"[^{}]*?"type":"(\w+)"/g)
  expect([...new Set([...types].map(([, type]) => type))].sort()).toEqual(['email', 'url'])
})

const one = (schema: z.ZodType, name = 'x') => fieldsOf({ [name]: schema }, { [name]: schema })[0]

test.each<[string, z.ZodType, object]>([
  ['a short text', z.string().max(60), { widget: 'string', maxlength: 60 }],
  ['a long text', z.string().trim().min(120, 'short').max(155), { widget: 'text', minlength: 120, maxlength: 155 }],
  ['a text that may be missing', z.string().optional(), { widget: 'text', required: false }],
  ['a text with a default', z.string().default('a'), { widget: 'text', required: false }],
  [
    'a name for an address',
    z.string().regex(/^[a-z]+$/, 'use letters'),
    { pattern: ['/^[a-z]+$/', 'use letters'], hint: 'Use letters.' },
  ],
  [
    'a web address',
    z.url({ protocol: /^https$/, error: 'https!' }),
    { type: 'url', pattern: ['/^https:\\/\\//', 'https!'] },
  ],
  ['an email', z.email('no'), { widget: 'string', type: 'email' }],
  [
    'a choice',
    z.enum(['a', 'b-c']),
    {
      widget: 'select',
      options: [
        { label: 'A', value: 'a' },
        { label: 'B c', value: 'b-c' },
      ],
    },
  ],
  ['a choice with a usual value', z.enum(['a', 'b']).meta({ start: 'b' }), { widget: 'select', default: 'b' }],
  ['a fixed value', z.literal('a'), { widget: 'select', options: [{ label: 'A', value: 'a' }] }],
  ['a whole number', z.int().positive(), { widget: 'number', value_type: 'int', min: 1 }],
  ['a whole number within limits', z.int().min(1).max(5), { value_type: 'int', min: 1, max: 5 }],
  ['a number', z.number().min(-90).max(90), { widget: 'number', value_type: 'float', min: -90, max: 90 }],
  ['yes or no', z.boolean(), { widget: 'boolean' }],
  ['a day', z.union([z.date().transform(String), z.string()]).refine(() => true), { widget: 'datetime', type: 'date' }],
  ['a list of texts', z.array(z.string()), { widget: 'list', required: false, field: { widget: 'text' } }],
  ['a list of a fixed length', z.array(z.string()).length(3), { widget: 'list', min: 3, max: 3 }],
  [
    'a list of objects',
    z.array(z.object({ id: z.string(), title: z.string() })).min(2),
    { summary: '{{fields.title}}', min: 2 },
  ],
  ['an object', z.strictObject({ a: z.string() }), { widget: 'object', fields: [{ name: 'a' }] }],
  [
    'a refined object',
    z
      .strictObject({ a: z.string() })
      .refine(() => true)
      .optional(),
    { widget: 'object', required: false },
  ],
])('%s', (_, schema, field) => {
  expect(one(schema)).toMatchObject(field)
})

test('a name is one line in each language', () => {
  expect(fieldsFor('clinic').find(({ name }) => name === 'doctor')).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: 'name', fields: Array(2).fill(expect.objectContaining({ widget: 'string' })) }),
    ]),
  })
})

test('a fact is edited in English only, words in both languages, also inside lists', () => {
  const en = z.array(z.object({ text: z.string(), href: z.string() }))
  const es = z.array(z.object({ text: z.string() }))
  expect(fieldsOf({ extras: en, order: z.int() }, { extras: es })).toMatchObject([
    {
      name: 'extras',
      i18n: true,
      fields: [
        { name: 'text', i18n: true },
        { name: 'href', i18n: false },
      ],
    },
    { name: 'order', i18n: false },
  ])
})

test('records in Spanish files are kept and not shown', () => {
  expect(fieldsOf({ title: z.string() }, { title: z.string(), translatedFrom: z.string() })[1]).toEqual({
    name: 'translatedFrom',
    widget: 'hidden',
    i18n: true,
  })
})

test('a schema may name its field', () => {
  expect(one(z.string().max(90).meta({ label: 'Route', hint: 'Along real roads.' }).optional())).toMatchObject({
    label: 'Route',
    hint: 'Along real roads.',
  })
})

test('a kind of schema without a widget stops the build, naming the field', () => {
  expect(() => one(z.object({ places: z.array(z.map(z.string(), z.string())) }), 'city')).toThrow(
    'no widget for "map" at city.places.*',
  )
})

test('a photo is put into content/photos, and its focus is a point on it', () => {
  const list = fieldsFor('photos').find(({ name }) => name === 'photos') as { fields?: Field[] }
  const [file, focus] = list.fields ?? []
  expect(file).toMatchObject({
    name: 'file',
    widget: 'image',
    media_folder: '/content/photos',
    public_folder: '/photos',
  })
  expect(focus).toMatchObject({ name: 'focus', widget: 'focus-point', required: false })
})
