import { z } from 'zod'
import { lineFinder } from '../../lib/content/lines'
import { parseYaml } from '../../lib/content/yaml-mistakes'
import { slugOf } from '../../lib/i18n/slug'
import { clinic, wholeMinutes } from '../../lib/schemas/clinic'
import { embeds } from '../../lib/schemas/embeds'
import { plainText } from '../../lib/schemas/fields'
import { office } from '../../lib/schemas/office'
import { position } from '../../lib/schemas/places'
import { isRecord } from '../../lib/util/is-record'
import { contradictions } from './contradictions'

const { name, phone, email, address, region, timeZone, hours, doctor, staffLanguages, insurers } = clinic.shape

/** A town that the clinic serves: its center, and the minutes from there by car. */
const city = z.strictObject({
  name: plainText,
  position,
  minutes: z.int(wholeMinutes).positive(wholeMinutes).optional(),
})

/** An insurer by name, or with the fields of clinic.yaml. */
const insurer = z
  .union([plainText, insurers.element])
  .transform((value) => (typeof value === 'string' ? { name: value } : value))

/** An additional office: its position as map apps copy it, its id derived from its name. */
const additionalOffice = office
  .omit({ id: true, geo: true })
  .extend({ id: office.shape.id.optional(), position })
  .transform(({ id, position: geo, ...rest }) => ({ id: id ?? slugOf(rest.name), ...rest, geo }))

/** Some providers of the frames, as embeds.yaml has them. */
const providers = z.record(z.string(), z.unknown()).superRefine((fields, context) => {
  for (const [frame, value] of Object.entries(fields)) {
    const schema = (embeds.shape as Record<string, z.ZodType | undefined>)[frame]
    if (!schema) context.addIssue({ code: 'custom', path: [frame], message: 'is no frame of content/embeds.yaml' })
    for (const { path, message } of schema?.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [frame, ...path], message })
  }
})

/** Facts that only the clinic knows. The schemas are those of the files that they are written to. */
const answersSchema = z.strictObject({
  name,
  phone,
  /** Published by the clinic, or `none`. */
  email: z.union([email.unwrap(), z.literal('none')], 'is not an email address: write one, or none'),
  address,
  region,
  position,
  timeZone,
  hours,
  doctor,
  languages: staffLanguages,
  practice: clinic.shape.practice.unwrap().optional(),
  insurers: z.array(insurer),
  notOffered: clinic.shape.notOffered,
  /** The state whose law the terms of service name. */
  governingLaw: clinic.shape.governingLaw.optional(),
  cities: z.array(city).min(1, 'name at least the town of the clinic'),
  providers: providers.optional(),
  offices: z.array(additionalOffice).optional(),
  /** The fate of pages that are only about the former town (local.yaml): by default, dropped when the town changes. */
  localPages: z.enum(['keep', 'drop'], 'must be keep or drop').optional(),
})

export type Answers = z.output<typeof answersSchema>

/** A rejected answer and the reason. */
export type Refusal = { field: string; reason: string; line?: number | undefined }

/** Answers, and the line of each field in their file. */
export type ReadAnswers = { answers: Answers; lineOf: (field: string) => number | undefined }

/** Return the value at the path of an issue, whose keys may contain dots. */
const valueWithin = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined | null)?.[key], value)

function refusalsOf(issue: z.core.$ZodIssue, value: unknown): Refusal[] {
  if (issue.code === 'unrecognized_keys') {
    const reason =
      issue.path.length > 0 ? issue.message : `is not asked; known: ${Object.keys(answersSchema.shape).join(', ')}`
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), reason }))
  }
  const reason = valueWithin(value, issue.path) === undefined ? 'is missing' : issue.message
  return [{ field: issue.path.map(String).join('.'), reason }]
}

/** Explain why answers are rejected: missing, malformed, contradictory. @param value answers as written in a file */
export function checkAnswers(value: unknown): { answers: Answers } | { refused: Refusal[] } {
  if (!isRecord(value)) return { refused: [{ field: 'file', reason: 'must be a list of "name: value" lines' }] }
  const result = answersSchema.safeParse(value)
  if (!result.success) return { refused: result.error.issues.flatMap((issue) => refusalsOf(issue, value)) }
  const refused = contradictions(result.data)
  return refused.length > 0 ? { refused } : { answers: result.data }
}

/**
 * Explain why an answer is rejected, given those before it; undefined if it is fine.
 * @param given the earlier answers, as a file would write them @param isPart whether the rest of it is still to come
 */
export function refusalOf(
  given: Record<string, unknown>,
  field: keyof Answers,
  value: unknown,
  isPart = false,
): string | undefined {
  const { shape } = answersSchema
  const issues = shape[field].safeParse(value).error?.issues ?? []
  const isMissing = ({ path }: z.core.$ZodIssue) => valueWithin(value, path) === undefined
  const issue = isPart ? issues.find((one) => !isMissing(one)) : issues[0]
  if (issue) return isMissing(issue) ? `${issue.path.at(-1)?.toString()} is missing` : issue.message
  if (isPart) return undefined
  const known = Object.entries({ ...given, [field]: value }).flatMap(([name, item]) => {
    const { success, data } = shape[name as keyof Answers].safeParse(item)
    return success ? [[name, data]] : []
  })
  // Only the towns reveal that the position is wrong.
  const fields = field === 'cities' ? ['position', field] : [field]
  return contradictions(Object.fromEntries(known)).find((one) => fields.includes(one.field.split('.')[0] ?? ''))?.reason
}

/** Read an answers file. @returns the answers, or each rejected one with its line */
export function readAnswers(source: string): ReadAnswers | { refused: Refusal[] } {
  const { document, counter, mistake } = parseYaml(source)
  if (mistake) return { refused: [{ field: 'file', ...mistake }] }
  const lineOf = lineFinder(document, counter)
  const result = checkAnswers(document.toJS())
  if ('answers' in result) return { ...result, lineOf }
  return { refused: result.refused.map((refusal) => ({ ...refusal, line: lineOf(refusal.field) })) }
}
