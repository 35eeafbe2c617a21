import { spawn } from 'node:child_process'

/** Open a URL in the default browser, if there is one. */
export function openInBrowser(address: string): void {
  // Only in interactive terminals.
  if (!process.stdout.isTTY) return
  const commands: Partial<Record<NodeJS.Platform, string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }
  const [command = '', ...rest] = commands[process.platform] ?? ['xdg-open']
  spawn(command, [...rest, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
