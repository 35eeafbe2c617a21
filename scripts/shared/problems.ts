/**
 * End a step that found something wrong, naming everything it found at once.
 * @throws when there is at least one problem; each says the page and the fix.
 */
export function stopAt(step: string, problems: string[]): void {
  if (problems.length === 0) return
  throw new Error(`${step}: ${problems.length} found\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

/** Say what to do when the output of Next is not what a file of scripts/export/next expects. */
export const orAdapt = (file: string) =>
  `build with SITE_PLAIN=1, return to the version of Next that was built with before, or adapt scripts/export/next/${file}`

/** Run a step on one file. @throws what the step throws, with the file's name before it. */
export function inFile<Result>(file: string, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** Name the page in each of its problems. @param problemsOf what is wrong with one page; what is not is false. */
export const onEach =
  <Page extends { file: string }>(problemsOf: (page: Page) => (string | false | undefined)[]) =>
  (page: Page): string[] =>
    problemsOf(page).flatMap((problem) => (problem ? `${page.file}: ${problem}` : []))
