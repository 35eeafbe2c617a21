import type { Problem } from '@/lib/content/read'
import { ContentFolder } from './content-folder'

/**
 * The copy of content/ that a file's tests break: the check caches files by text, so the tests share the work on the
 * others.
 */
export const content = new ContentFolder()

afterEach(() => content.mend())

export type Case = [kind: string, breakIt: (content: ContentFolder) => void, ...problems: [string, string, string][]]

/** Expect exactly these problems in this order, each with file, field and reason. */
export const expectProblems = (found: Problem[], problems: [string, string, string][]) =>
  expect(found.map(({ line, ...problem }) => problem)).toEqual(
    problems.map(([file, field, reason]): Problem => ({ file: `content/${file}`, field, reason })),
  )

/** Break the content in each way, and expect exactly the listed problems. */
export const testCases = (cases: Case[]) =>
  test.each(cases)('%s', (_kind, breakIt, ...problems) => {
    breakIt(content)
    expectProblems(content.check(), problems)
  })
