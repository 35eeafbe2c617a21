import type { Problem } from '@/lib/content/read'
import { ContentFolder } from './content-folder'

/** The copy of content/ that the tests of a file break: the check remembers files by their text, so they share the work on the others. */
export const content = new ContentFolder()

afterEach(() => content.mend())

export type Case = [kind: string, breakIt: (content: ContentFolder) => void, ...problems: [string, string, string][]]

/** Expect problems at a file, a field and with a reason, in this order and no other. */
export const expectProblems = (found: Problem[], problems: [string, string, string][]) =>
  expect(found.map(({ line, ...problem }) => problem)).toEqual(
    problems.map(([file, field, reason]): Problem => ({ file: `content/${file}`, field, reason })),
  )

/** Break the content in each way, and expect exactly its problems. */
export const testCases = (cases: Case[]) =>
  test.each(cases)('%s', (_kind, breakIt, ...problems) => {
    breakIt(content)
    expectProblems(content.check(), problems)
  })
