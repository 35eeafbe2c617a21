import { basename } from 'node:path'
import { type Problem, photoFilesIn, readSources } from '../../../lib/content/read'
import { checkEntries } from '../../../scripts/check/content'
import { checkPhotos } from '../../../scripts/check/photos'
import { readFiles, writeChanges } from '../../../scripts/shared/content-files'
import type { Files } from '../../../scripts/shared/content-pages'

/** Values of a form, by field name. */
export type Values = Record<string, string>

/** A problem with a field of a form; without a name, with the whole form. */
export type FormProblem = { name: string; reason: string }

/**
 * The changes made by a form: texts of files by their paths below content/, and the form field responsible for a
 * problem.
 */
export type Plan = {
  changes: Map<string, string>
  /** Inspected photo files, by their paths below content/. */
  pictures?: Map<string, Buffer>
  done: string
  nameOf(problem: Problem): string
}

/** Make a plan from the form's values, or name what is missing or impossible. */
export type Task = (values: Values, files: Files) => Plan | FormProblem[] | Promise<Plan | FormProblem[]>

export type TaskAnswer = { problems: FormProblem[] } | { problems: []; done: string }

const keyOf = ({ file, field, reason }: Problem) => `${file} ${field} ${reason}`

/** Return the check's problems in texts, given the names of the photo files. */
function problemsIn(files: Files, photos: string[]): Problem[] {
  const { entries, problems } = readSources(files)
  return [...problems, ...checkEntries(entries), ...checkPhotos(entries, photos)]
}

/**
 * Perform the task of a form if the check of all content finds nothing wrong with the result; otherwise write
 * nothing.
 * @param folder the content folder
 */
export async function doTask(task: Task, values: Values, folder: string): Promise<TaskAnswer> {
  const files = readFiles(folder)
  const plan = await task(values, files)
  if (Array.isArray(plan)) return { problems: plan }
  const pictures = [...(plan.pictures ?? [])]
  const after = new Map([...files, ...plan.changes])
  const photos = photoFilesIn(folder)
  // Ignore problems that existed before.
  const known = new Set(problemsIn(files, photos).map(keyOf))
  const found = problemsIn(after, [...photos, ...pictures.map(([path]) => basename(path))])
  const problems = found
    .filter((problem) => !known.has(keyOf(problem)))
    .map((problem) => {
      const name = plan.nameOf(problem)
      const { file, field, reason } = problem
      return { name, reason: name ? reason : `${file}: ${field}: ${reason}` }
    })
  if (problems.length > 0) return { problems }
  writeChanges(folder, new Map<string, string | Buffer>([...plan.changes, ...pictures]))
  return { problems: [], done: plan.done }
}

/** Return problems for empty fields. */
export const missing = (values: Values, names: string[]): FormProblem[] =>
  names.filter((name) => !values[name]?.trim()).map((name) => ({ name, reason: 'fill this in' }))

/** Test whether a text is a date: `2026-12-24`. */
export const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))

/** Return today's date in the time of the clinic's computer. */
export const today = (): string => new Date().toLocaleDateString('en-CA')
