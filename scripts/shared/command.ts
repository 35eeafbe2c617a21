/**
 * Run a command-line tool. An error prints its message and exits with status 1, as does a result of `false`.
 * @param usage the text for `--help`
 */
export async function runCommand(run: () => unknown, usage?: string): Promise<void> {
  try {
    if (usage && process.argv.includes('--help')) console.log(usage)
    else if ((await run()) === false) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Parse a port number. @param command the command it is for: `npm run editor` @throws if it is not a port */
export function readPort(text: string, command: string, usual: number): number {
  if (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65535) return Number(text)
  throw new Error(
    `"${text}" is not a port: name a number from 1 to 65535, such as ${command} ${usual + 1}, or none: ${command}`,
  )
}
