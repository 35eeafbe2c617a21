import { readSources } from '../../lib/content/read'
import { listAt, recordsAt } from '../../lib/content/read-fields'
import type { Settings } from '../../lib/schemas'
import { local } from '../../lib/schemas/local'
import { unused } from '../../scripts/check/local'
import { recordsOf, withRecord } from '../../scripts/check/translations'
import { type Files, fieldsOf } from '../../scripts/shared/content-pages'
import { setFields } from '../../scripts/yaml/set-fields'

/** A passage of a file, and its replacement. */
export type Passage = Settings['local']['elsewhere'][number]

/** Return the passages in local.yaml that a clinic must replace: one that moved, or one without some of the pages. */
export const passagesFor = (local: Settings['local'], moved: boolean, gone: ReadonlySet<string>): Passage[] => [
  ...(moved ? local.elsewhere : []),
  ...local.without.flatMap(({ page, passages }) => (gone.has(page) ? passages : [])),
]

/**
 * Replace passages. Those that somebody has rewritten since stay as they are.
 * @returns the files that change
 */
export function reworded(files: Files, passages: Passage[]): Map<string, string> {
  const changed = new Map<string, string>()
  for (const { file, here, there = '' } of passages) {
    const source = changed.get(file) ?? files.get(file)
    const otherwise = source?.replace(here, () => there)
    if (otherwise !== undefined && source?.includes(here)) changed.set(file, otherwise)
  }
  return changed
}

/** Unlink removed pages in texts; the link text stays. @returns the files that change */
export function unlinked(files: Files, gone: ReadonlySet<string>): Map<string, string> {
  const plain = (text: string) =>
    text.replace(/\[([^\]]+)\]\(([^)\s#?]+)[^)\s]*\)/g, (link, words, target) => (gone.has(target) ? words : link))
  return new Map([...files].filter(([, text]) => plain(text) !== text).map(([path, text]) => [path, plain(text)]))
}

/** Return the translations that matched their originals before and after both changed, with updated records. */
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

/** Return local.yaml without removed files, names and passages. */
export function withoutUnused(source: string, files: Files): string {
  const { files: patterns, names } = unused(readSources(files).entries)
  const fields = fieldsOf('local.yaml', source)
  const rest = (list: unknown, gone: string[]) =>
    Array.isArray(list) ? list.filter((item) => !gone.includes(item)) : list
  const left = (passages: Passage[]) => passages.filter(({ file, here }) => files.get(file)?.includes(here))
  const { elsewhere, without } = local.parse(fields)
  const pages = recordsAt(fields, 'without').map((item, i) => ({
    ...item,
    ...(item.passages !== undefined && { passages: left(without[i]?.passages ?? []) }),
  }))
  return setFields(source, {
    files: rest(fields.files, patterns),
    names: rest(fields.names, names),
    ...(elsewhere.length > 0 && { elsewhere: left(elsewhere) }),
    ...(without.length > 0 && {
      without: pages.filter((item) => 'words' in item || listAt(item, 'passages').length > 0),
    }),
  })
}
