import { type Entry, type Problem, readSources } from '../../../lib/content/read'
import { checkEntries } from '../../check/content'
import type { Files } from '../../setup/pages'
import { readFiles, writeChanges } from '../../setup/write'

/** What has been typed into a form, by the names of its fields. */
export type Values = Record<string, string>

/** What is wrong with a field of a form; without a name, with the whole. */
export type FormProblem = { name: string; reason: string }

/** What a form would change: texts of files by their paths below content/, and the field of the form behind a problem. */
type Plan = { changes: Map<string, string>; done: string; nameOf(problem: Problem): string }

/** Makes a plan of what has been typed, or says what is missing or cannot be. */
export type Task = (values: Values, files: Files) => Plan | FormProblem[]

export type TaskAnswer = { problems: FormProblem[] } | { problems: []; done: string }

const keyOf = ({ file, field, reason }: Problem) => `${file} ${field} ${reason}`

function entriesIn(files: Files): { entries: Entry[]; problems: Problem[] } {
  const { entries, problems } = readSources(files)
  return { entries, problems: [...problems, ...checkEntries(entries)] }
}

/**
 * Does what a form asks for, if the check of all content finds nothing wrong with it; else nothing is written.
 * @param folder that of the content
 */
export function doTask(task: Task, values: Values, folder: string): TaskAnswer {
  const files = readFiles(folder)
  const plan = task(values, files)
  if (Array.isArray(plan)) return { problems: plan }
  const after = new Map([...files, ...plan.changes])
  // What was wrong before is not the fault of this form.
  const known = new Set(entriesIn(files).problems.map(keyOf))
  const found = entriesIn(after).problems.filter((problem) => !known.has(keyOf(problem)))
  const problems = found.map((problem) => {
    const name = plan.nameOf(problem)
    const { file, field, reason } = problem
    return { name, reason: name ? reason : `${file}: ${field}: ${reason}` }
  })
  if (problems.length > 0) return { problems }
  writeChanges(folder, plan.changes)
  return { problems: [], done: plan.done }
}

/** Problems for the fields that were left empty. */
export const missing = (values: Values, names: string[]): FormProblem[] =>
  names.filter((name) => !values[name]?.trim()).map((name) => ({ name, reason: 'fill this in' }))

/** Today, as the computer of the clinic counts days. */
export const today = (): string => new Date().toLocaleDateString('en-CA')
