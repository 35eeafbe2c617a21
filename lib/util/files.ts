import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Return all files in a folder and its subfolders, as paths with forward slashes, in a stable order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/**
 * Return the path of a file in a folder by name, whichever Unicode form the disk uses: macOS stores `í` as two
 * characters (NFD), people type one (NFC).
 */
export function pathOf(folder: string, name: string): string {
  const path = join(folder, name)
  if (existsSync(path) || !existsSync(folder)) return path
  const storedName = readdirSync(folder).find((file) => file.normalize('NFC') === name.normalize('NFC'))
  return join(folder, storedName ?? name)
}
