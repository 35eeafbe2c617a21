import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
 * Writes changes to a content folder, all or none: new texts are first put beside the files, so that a full disk changes
 * nothing, and what has been replaced is put back when a later file cannot be.
 * @param before the files as they were read.
 */
export function writeChanges(folder: string, before: Files, changes: Changes): void {
  const fresh = (path: string) => join(folder, `${path}.new`)
  const texts = [...changes].filter((change): change is [string, string] => change[1] !== null)
  const done: string[] = []
  try {
    for (const [path, text] of texts) {
      mkdirSync(dirname(fresh(path)), { recursive: true })
      writeFileSync(fresh(path), text)
    }
    for (const [path, text] of changes) {
      if (text === null) rmSync(join(folder, path))
      else renameSync(fresh(path), join(folder, path))
      done.push(path)
    }
  } catch (error) {
    for (const path of done) {
      const text = before.get(path)
      if (text !== undefined) writeFileSync(join(folder, path), text)
    }
    throw new Error(`nothing was changed: ${(error as Error).message}`)
  } finally {
    for (const [path] of texts) rmSync(fresh(path), { force: true })
  }
}
