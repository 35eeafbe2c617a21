import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { lineFinder } from '../../lib/content/lines'
import { isRecord } from '../../lib/util/is-record'
import { type Answers, answersSchema } from './answers-schema'
import { contradictions } from './contradictions'
import { type Refusal, saidOf } from './parts'
import { type Pictures, takePictures } from './pictures'

/** Explain why answers are rejected: missing, malformed, contradictory. @param value answers as written in a file */
export function checkAnswers(value: unknown): { answers: Answers } | { refused: Refusal[] } {
  if (!isRecord(value)) return { refused: [{ field: 'file', reason: 'must be a list of "name: value" lines' }] }
  const result = answersSchema.safeParse(value)
  if (!result.success) return { refused: result.error.issues.flatMap((issue) => refusalsOf(issue, value)) }
  const refused = contradictions(result.data)
  return refused.length > 0 ? { refused } : { answers: result.data }
}

/** Return the value at the path of an issue, whose keys may contain dots. */
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

/** The schemas' message about an unknown field. */
const unknownField = /^is unknown|has no such field/

/** Detect the rest of a text after a comma, which looks like an unknown field without a value. */
const commaHint = (key: string, given: unknown) =>
  given === null || /\s/.test(key) ? '; if it is part of a text, put the whole text in quotes: { en: "One, two" }' : ''

type Field = keyof Answers

/**
 * Explain why an answer is rejected, given those before it; undefined if it is fine.
 * @param answered the earlier answers, as a file would write them
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
  // Only the towns reveal that the position is wrong.
  const fields = field === 'cities' ? ['position', field] : [field]
  const refusal = found.find((one) => fields.includes(one.field.split('.')[0] ?? ''))
  return refusal && saidOf(refusal)
}

/** The answers of a file, the pictures they name, and the line of each field. */
export type ReadAnswers = { answers: Answers; pictures: Pictures; lineOf: (field: string) => number | undefined }

/**
 * Read an answers file.
 * @param folder the folder that its picture paths are relative to
 * @returns the answers, or each rejected one with its line
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
