import { readFileSync } from 'node:fs'
import { listFiles } from '@/lib/util/files'

/** Return all source files below the given folders: path and text. */
export function sourceFiles(...folders: string[]): { path: string; source: string }[] {
  return folders.flatMap((folder) =>
    listFiles(folder)
      .filter((name) => /\.(tsx?|m?js)$/.test(name))
      .map((name) => `${folder}/${name}`)
      .map((path) => ({ path, source: readFileSync(path, 'utf8') })),
  )
}
