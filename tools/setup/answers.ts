import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { lineFinder } from '../../lib/content/lines'
import { isRecord } from '../../lib/util/is-record'
import { type Answers, answersSchema } from './answers-schema'
import { contradictions } from './contradictions'
import { type Refusal, saidOf } from './parts'
import { type Pictures, takePictures } from './pictures'

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
