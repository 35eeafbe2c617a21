import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that builds and tests create. */
const leftovers = new Set(['.git', '.next', '.content', 'node_modules', 'out', 'desk', 'test-results'])

type Place = (source: string, target: string) => void

function copyTree(source: string, target: string, place: Place) {
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else if (entry.isDirectory()) copyTree(from, to, place)
    else place(from, to)
  }
}

/** Link a file, or copy it if the target is on another disk. */
const link: Place = (source, target) => {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/** Copy a repository without its packages and build output. */
function copySources(source: string, target: string): void {
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (leftovers.has(entry.name)) continue
    if (entry.isDirectory()) copyTree(from, to, copyFileSync)
    else if (entry.isFile()) copyFileSync(from, to)
  }
}

/** Copy a repository with its packages as hard links: bundlers follow no symbolic link out of their root. */
export function copyRepository(source: string, target: string): void {
  copySources(source, target)
  copyTree(join(source, 'node_modules'), join(target, 'node_modules'), link)
}
