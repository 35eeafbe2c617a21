/**
 * Run a command-line tool. An error ends it with its message and the exit status 1, as does a result of `false`.
 * @param usage what `--help` prints instead.
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

/** Read the number of a port. @param command what the port is given to: `npm run brand`. @throws when it is none */
export function readPort(text: string, command: string, usual: number): number {
  if (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65535) return Number(text)
  throw new Error(
    `"${text}" is no port: name a number from 1 to 65535, such as ${command} ${usual + 1}, or none: ${command}`,
  )
}
