/**
 * Stop a step that found problems and list them all.
 * @throws if there is at least one problem; each states the page and the fix
 */
export function stopAt(step: string, problems: string[]): void {
  if (problems.length === 0) return
  throw new Error(`${step}: ${problems.length} found\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

/** Explain what to do if Next's output is not what a file of scripts/export/next expects. */
export const orAdapt = (file: string) =>
  `build with SITE_PLAIN=1, return to the version of Next that was built with before, or adapt scripts/export/next/${file}`

/** Run a step on one file. @throws the step's errors, prefixed with the file's name */
export function inFile<Result>(file: string, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** Prefix each problem with its page. @param problemsOf the problems of one page; false entries are skipped */
export const onEach =
  <Page extends { file: string }>(problemsOf: (page: Page) => (string | false | undefined)[]) =>
  (page: Page): string[] =>
    problemsOf(page).flatMap((problem) => (problem ? `${page.file}: ${problem}` : []))
