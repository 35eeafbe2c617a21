/**
 * Ends a step that found something wrong, naming everything it found at once.
 * @throws when there is at least one problem; each says the page and the fix.
 */
export function stopAt(step: string, problems: string[]): void {
  if (problems.length === 0) return
  throw new Error(`${step}: ${problems.length} found\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}
