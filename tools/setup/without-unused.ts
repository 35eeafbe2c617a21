import { readSources } from '../../lib/content/read'
import { listAt, recordsAt } from '../../lib/content/read-fields'
import { local } from '../../lib/schemas/local'
import { isRecord } from '../../lib/util/is-record'
import { unused } from '../../scripts/check/local'
import { type Files, fieldsOf } from '../../scripts/shared/content-pages'
import { setFields } from '../../scripts/yaml/set-fields'
import type { Passage } from './elsewhere'

type Office = { id: string }

/** Return embeds.yaml without the frames of removed offices. */
export function withoutOffices(source: string, left: Office[]): string {
  const { offices } = fieldsOf('embeds.yaml', source)
  if (!isRecord(offices)) return source
  const own = Object.entries(offices).filter(([id]) => left.some((office) => office.id === id))
  return setFields(source, { offices: own.length > 0 ? Object.fromEntries(own) : undefined })
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
