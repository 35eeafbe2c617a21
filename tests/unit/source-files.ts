import { readdirSync, readFileSync } from 'node:fs'

/** Return all source files below the given folders: path and text. */
export function sourceFiles(...folders: string[]): { path: string; source: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|m?js)$/.test(name))
      .map((name) => `${folder}/${name}`)
      .map((path) => ({ path, source: readFileSync(path, 'utf8') })),
  )
}
