/** Run a command-line tool. An error ends it with its message and the exit status 1, as does a result of `false`. */
export async function runCommand(run: () => unknown): Promise<void> {
  try {
    if ((await run()) === false) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
