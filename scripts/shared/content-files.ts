import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isContent } from '../../lib/content/read'
import { listFiles } from '../../lib/util/files'
import type { Files } from './content-pages'

/** The changes to a content folder: the new text of each file, `null` for a removed one. */
export type Changes = Map<string, string | null>

/** Return the files of a content folder by their paths below it. */
export const readFiles = (folder: string): Files =>
  new Map(
    listFiles(folder)
      .filter(isContent)
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )

/** Write changes to a content folder. Git has what was there before. */
export function writeChanges(folder: string, changes: Changes): void {
  for (const [path, text] of changes) {
    const place = join(folder, path)
    if (text === null) rmSync(place, { force: true })
    else writeFileSync(place, text)
  }
}
