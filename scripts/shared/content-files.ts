import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isContent } from '../../lib/content/read'
import { listFiles } from '../../lib/util/files'
import type { Files } from './content-pages'

/** The changes to a content folder: the new text or picture of each file, `null` for a removed one. */
export type Changes = Map<string, string | Buffer | null>

/** Return the files of a content folder by their paths below it. */
export const readFiles = (folder: string): Files =>
  new Map(
    listFiles(folder)
      .filter(isContent)
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )

/**
 * Return the backup paths of files about to be replaced, and that of the list of new files, which is written once all
 * backups exist.
 */
function keptFor(folder: string) {
  const kept = `${resolve(folder)}.before-setup`
  return { kept, files: join(kept, 'files'), list: join(kept, 'new.json') }
}

function keep(folder: string, paths: string[]): void {
  const { files, list } = keptFor(folder)
  mkdirSync(files, { recursive: true })
  for (const path of paths) {
    const place = join(folder, path)
    if (statSync(place, { throwIfNoEntry: false })?.isFile()) cpSync(place, join(files, path))
  }
  writeFileSync(`${list}.part`, JSON.stringify(paths.filter((path) => !existsSync(join(folder, path)))))
  renameSync(`${list}.part`, list)
}

function forget(folder: string): void {
  const { kept, list } = keptFor(folder)
  // The list comes first: without it nothing is restored.
  rmSync(list, { force: true })
  rmSync(kept, { recursive: true, force: true })
}

/** Undo the changes of an interrupted run. @returns whether there was one */
export function putBack(folder: string): boolean {
  const { files, list } = keptFor(folder)
  const isBrokenOff = existsSync(list)
  if (isBrokenOff) {
    cpSync(files, folder, { recursive: true })
    for (const path of JSON.parse(readFileSync(list, 'utf8'))) rmSync(join(folder, path), { force: true })
  }
  forget(folder)
  return isBrokenOff
}

export const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Write changes to a content folder, all or none: if a file cannot be written, what has been replaced is restored; if
 * the process was killed, the next start of setup restores it. Ctrl+C is ignored meanwhile.
 */
export function writeChanges(folder: string, changes: Changes): void {
  const wait = () => {}
  for (const signal of interruptions) process.on(signal, wait)
  try {
    keep(folder, [...changes.keys()])
    for (const [path, data] of changes) {
      const place = join(folder, path)
      mkdirSync(dirname(place), { recursive: true })
      if (data === null) rmSync(place, { force: true })
      else writeFileSync(place, data)
    }
    forget(folder)
  } catch (error) {
    putBack(folder)
    throw new Error(`nothing was changed: ${(error as Error).message}`)
  } finally {
    for (const signal of interruptions) process.off(signal, wait)
  }
}
