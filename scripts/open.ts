import { spawn } from 'node:child_process'

/** Opens an address in the browser; where that is not possible, the printed address has to do. */
export function openInBrowser(address: string): void {
  // Only where somebody sits in front of it.
  if (!process.stdout.isTTY) return
  const commands: Partial<Record<NodeJS.Platform, string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }
  const [command = '', ...rest] = commands[process.platform] ?? ['xdg-open']
  spawn(command, [...rest, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
