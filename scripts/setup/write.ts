import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../lib/content/files'
import { isContent } from '../../lib/content/read'
import type { Changes } from './apply'
import type { Files } from './pages'

/** The files of a content folder by their paths below it. */
export const readFiles = (folder: string): Files =>
  new Map(
    listFiles(folder)
      .filter(isContent)
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )

/**
 * Writes changes to a content folder, all or none: new files are first put beside the others, so that a full disk changes
 * nothing, and what has been replaced is put back when a later file cannot be.
 */
export function writeChanges(folder: string, changes: Changes): void {
  const fresh = (path: string) => join(folder, `${path}.new`)
  const written = [...changes].filter((change): change is [string, string | Buffer] => change[1] !== null)
  const before = new Map(
    [...changes.keys()].map((path) => {
      const place = join(folder, path)
      return [path, existsSync(place) && statSync(place).isFile() ? readFileSync(place) : undefined]
    }),
  )
  const done: string[] = []
  try {
    for (const [path, data] of written) {
      mkdirSync(dirname(fresh(path)), { recursive: true })
      writeFileSync(fresh(path), data)
    }
    for (const [path, data] of changes) {
      if (data === null) rmSync(join(folder, path))
      else renameSync(fresh(path), join(folder, path))
      done.push(path)
    }
  } catch (error) {
    for (const path of done) {
      const data = before.get(path)
      if (data) writeFileSync(join(folder, path), data)
      else rmSync(join(folder, path), { force: true })
    }
    throw new Error(`nothing was changed: ${(error as Error).message}`)
  } finally {
    for (const [path] of written) rmSync(fresh(path), { force: true })
  }
}
