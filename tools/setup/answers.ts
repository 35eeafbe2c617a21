import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { lineFinder } from '../../lib/content/lines'
import { slugOf } from '../../lib/i18n/slug'
import { brand } from '../../lib/schemas/brand'
import { clinic, wholeMinutes } from '../../lib/schemas/clinic'
import { embeds } from '../../lib/schemas/embeds'
import { plainText } from '../../lib/schemas/fields'
import { office } from '../../lib/schemas/office'
import { photos } from '../../lib/schemas/photos'
import { position } from '../../lib/schemas/places'
import { isRecord } from '../../lib/util/is-record'
import { contradictions, type Refusal } from './contradictions'
import { saidOf } from './parts'
import { type Pictures, takePictures } from './pictures'

const { name, phone, email, address, region, timeZone, hours, holidays, doctor, insurers } = clinic.shape
const { staffLanguages, mapsListing, social } = clinic.shape

/** A town that the clinic serves: its center, and the minutes from there by car. */
const city = z.strictObject({
  name: plainText,
  position,
  minutes: z.int(wholeMinutes).positive(wholeMinutes).optional(),
})

/** An insurer by its name, or with what clinic.yaml says of it. */
const insurer = z
  .union([plainText, insurers.element])
  .transform((value) => (typeof value === 'string' ? { name: value } : value))

/** Another office: its position as map apps copy it, its id made of its name. */
const furtherOffice = office
  .omit({ id: true, geo: true })
  .extend({ id: office.shape.id.optional(), position })
  .transform(({ id, position: geo, ...rest }) => ({ id: id ?? slugOf(rest.name), ...rest, geo }))

/** Explain what is wrong with a value, each at its own field. */
const issuesOf = (schema: z.ZodType, value: unknown): Pick<z.core.$ZodIssue, 'path' | 'message'>[] =>
  (schema.safeParse(value).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }))
      : issue,
  )

/** Return a settings file, as it is written. */
const fileOf = (schema: z.ZodType) =>
  z.record(z.string(), z.unknown()).superRefine((value, context) => {
    for (const { path, message } of issuesOf(schema, value)) context.addIssue({ code: 'custom', path, message })
  })

/** Return some fields of a settings file, as the file has them; those that are left out stay as they are. */
const partOf = (file: string, shape: Readonly<Record<string, z.ZodType>>) =>
  z.record(z.string(), z.unknown()).superRefine((fields, context) => {
    for (const [field, value] of Object.entries(fields)) {
      const schema = shape[field]
      const issues = schema
        ? issuesOf(schema, value)
        : [{ path: [], message: `content/${file} has no such field; known: ${Object.keys(shape).join(', ')}` }]
      for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [field, ...path], message })
    }
  })

/** Facts that only the clinic knows. The schemas are those of the files that they are written to. */
const answersSchema = z.strictObject({
  name,
  logo: clinic.shape.logo.optional(),
  phone,
  email,
  address,
  region,
  position,
  timeZone,
  hours,
  holidays: holidays.optional(),
  doctor,
  languages: staffLanguages,
  insurers: z.array(insurer).min(1, 'name at least one insurer'),
  notOffered: clinic.shape.notOffered,
  mapsListing: mapsListing.optional(),
  /** The state whose law the terms of service name. */
  governingLaw: clinic.shape.governingLaw.optional(),
  /** At the main office, as further offices have it: `arrival.parking` of clinic.yaml. */
  parking: office.shape.parking,
  social: social.optional(),
  cities: z.array(city).min(1, 'name at least the town of the clinic'),
  /** The providers of the frames, as embeds.yaml has them. */
  providers: partOf('embeds.yaml', embeds.shape).optional(),
  brand: partOf('brand.yaml', brand.shape).optional(),
  photos: fileOf(photos).optional(),
  practice: clinic.shape.practice.unwrap().optional(),
  offices: z.array(furtherOffice).optional(),
  /** The fate of pages that are only about the former town (local.yaml): by default, dropped when the town changes. */
  localPages: z.enum(['keep', 'drop'], 'must be keep or drop').optional(),
})

export type Answers = z.output<typeof answersSchema>

/**
 * Explain why answers are refused: missing, malformed, contradictory. @param value answers as they are written in a
 * file.
 */
export function checkAnswers(value: unknown): { answers: Answers } | { refused: Refusal[] } {
  if (!isRecord(value)) return { refused: [{ field: 'file', reason: 'must be a list of "name: value" lines' }] }
  const result = answersSchema.safeParse(value)
  if (!result.success) return { refused: result.error.issues.flatMap((issue) => refusalsOf(issue, value)) }
  const refused = contradictions(result.data)
  return refused.length > 0 ? { refused } : { answers: result.data }
}

/** Return the value at the path of an issue, whose keys may hold dots. */
const valueWithin = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined | null)?.[key], value)

function refusalsOf(issue: z.core.$ZodIssue, value: unknown): Refusal[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(answersSchema.shape).join(', ')
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.'),
      reason:
        (issue.path.length === 0 ? `is not asked; known: ${known}` : issue.message) +
        commaHint(key, valueWithin(value, [...issue.path, key])),
    }))
  }
  const given = valueWithin(value, issue.path)
  const isUnknown = unknownField.test(issue.message)
  const reason = given === undefined ? 'is missing' : given === null && !isUnknown ? 'is empty' : issue.message
  const hint = isUnknown ? commaHint(String(issue.path.at(-1)), given) : ''
  return [{ field: issue.path.map(String).join('.'), reason: reason + hint }]
}

/** The message of the schemas about an unknown field. */
const unknownField = /^is unknown|has no such field/

/** Return recognize the rest of a text behind a comma, which looks like an unknown field without a value. */
const commaHint = (key: string, given: unknown) =>
  given === null || /\s/.test(key) ? '; if it is part of a text, put the whole text in quotes: { en: "One, two" }' : ''

type Field = keyof Answers

/**
 * Explain why an answer is refused, given those before it; undefined when it is fine.
 * @param answered the earlier answers, as a file would write them.
 */
export function refusalOf(answered: Record<string, unknown>, field: Field, value: unknown): string | undefined {
  const [issue] = answersSchema.shape[field].safeParse(value).error?.issues ?? []
  const isLeftOut = issue && issue.path.length > 0 && valueWithin(value, issue.path) === undefined
  if (issue)
    return saidOf({
      field: [field, ...issue.path].join('.'),
      reason: isLeftOut ? 'is missing: parts are separated by semicolons' : issue.message,
    })
  const known = Object.entries({ ...answered, [field]: value }).flatMap(([name, given]) => {
    const { success, data } = answersSchema.shape[name as Field].safeParse(given)
    return success ? [[name, data]] : []
  })
  const found = contradictions(Object.fromEntries(known))
  // Only the towns show that the position is wrong.
  const fields = field === 'cities' ? ['position', field] : [field]
  const refusal = found.find((one) => fields.includes(one.field.split('.')[0] ?? ''))
  return refusal && saidOf(refusal)
}

/** The answers of a file, the pictures they name, and the line on which a field stands. */
export type ReadAnswers = { answers: Answers; pictures: Pictures; lineOf: (field: string) => number | undefined }

/**
 * Read a file of answers.
 * @param folder where its pictures are: the paths of logo and photos begin there.
 * @returns the answers, or each that is refused with its line.
 */
export function readAnswers(source: string, folder = '.'): ReadAnswers | { refused: Refusal[] } {
  const counter = new LineCounter()
  const document = parseDocument(source, { lineCounter: counter })
  const [error] = document.errors
  if (error) {
    const reason = `is not valid YAML: ${error.message.split('\n')[0]}`
    return { refused: [{ field: 'file', reason, line: error.linePos?.[0].line ?? 1 }] }
  }
  const lineOf = lineFinder(document, counter)
  const { value, pictures, refused: missing } = takePictures(document.toJS(), folder)
  const result = checkAnswers(value)
  if ('answers' in result && missing.length === 0) return { ...result, pictures, lineOf }
  return {
    refused: [...('refused' in result ? result.refused : []), ...missing].map((refusal) => {
      const line = lineOf(refusal.field)
      return { ...refusal, ...(line && { line }) }
    }),
  }
}
