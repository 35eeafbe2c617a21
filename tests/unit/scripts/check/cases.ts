import type { Problem } from '@/lib/content/read'
import { ContentFolder } from './content-folder'

/**
 * The copy of content/ that a file's tests break: the check caches files by text, so the tests share the work on the
 * others.
 */
export const content = new ContentFolder()

afterEach(() => content.mend())

/** Expect exactly these problems, in this order. @param problems each as `file: field: part of the reason` */
export function expectProblems(found: Problem[], ...problems: string[]) {
  const expected = problems.map((text) => {
    const [, file, field, reason] = /^(.+?): (.+?): (.+)$/.exec(text) ?? []
    return { file: `content/${file}`, field, reason: expect.stringContaining(String(reason)) }
  })
  expect(found.map(({ line, ...problem }) => problem)).toEqual(expected)
}

/** A change of the content, and the problems that the check must find: see `expectProblems`. */
export type Case = [kind: string, change: (at: ContentFolder) => void, ...problems: string[]]

/** Change the content in each way, and expect exactly the problems of that row. */
export const refuses = (cases: Case[]) =>
  test.each(cases)('%s', (_, change, ...problems) => {
    change(content)
    expectProblems(content.check(), ...problems)
  })

/** @param at the field that the problem names, if not the one that is set */
type Value = [path: string, value: unknown, reason: string, at?: string]

/** Set a field of a file to the value of each row, or remove it (`undefined`), and expect one problem with that field. */
export const refusesValues = (file: string, values: Value[]) =>
  test.each(values)(`${file}, %s: %j`, (path, value, reason, at = path) => {
    const field = content.fieldOf(file, at)
    content.set(file, path, value)
    expectProblems(content.check(), `${file}: ${field}: ${reason}`)
  })

/** Change the content in each way, and expect no problem. */
export const accepts = (changes: [kind: string, change: (at: ContentFolder) => void][]) =>
  test.each(changes)('%s: no problem', (_, change) => {
    change(content)
    expectProblems(content.check())
  })
