import { readSources } from '../../lib/content/read'
import type { Settings } from '../../lib/content/schemas'
import { recordsOf, withRecord } from '../check/translations'
import type { Files } from './pages'

type Passage = Settings['local']['elsewhere'][number]

/**
 * Puts what is true anywhere in place of passages that are only true of the former town (`elsewhere` of local.yaml).
 * Passages that somebody has rewritten since stay as they are.
 * @returns the files that change.
 */
export function withElsewhere(files: Files, passages: Passage[]): Map<string, string> {
  const changed = new Map<string, string>()
  for (const { file, here, there } of passages) {
    const source = changed.get(file) ?? files.get(file)
    if (source?.includes(here))
      changed.set(
        file,
        source.replace(here, () => there),
      )
  }
  return changed
}

/** Translations that matched their originals and still do, as both were changed: with a new record of that. */
export function withRecords(before: Files, after: Files): Map<string, string> {
  const [then, now] = [before, after].map((files) => recordsOf(readSources(files).entries))
  return new Map(
    [...after].flatMap(([path, source]) => {
      const [old, record] = [then?.get(`content/${path}`), now?.get(`content/${path}`)]
      const matched = old !== undefined && withRecord(before.get(path) ?? '', old) === before.get(path)
      return matched && record && record !== old ? [[path, withRecord(source, record)] as const] : []
    }),
  )
}
