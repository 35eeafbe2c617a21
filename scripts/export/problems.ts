/**
 * Ends a step that found something wrong, naming everything it found at once.
 * @throws when there is at least one problem; each says the page and the fix.
 */
export function stopAt(step: string, problems: string[]): void {
  if (problems.length === 0) return
  throw new Error(`${step}: ${problems.length} found\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

/** Names the page in each of its problems. @param problemsOf what is wrong with one page; what is not is false. */
export const onEach =
  <Page extends { file: string }>(problemsOf: (page: Page) => (string | false | undefined)[]) =>
  (page: Page): string[] =>
    problemsOf(page).flatMap((problem) => (problem ? `${page.file}: ${problem}` : []))
