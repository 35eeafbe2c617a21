import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../lib/content/files'
import { stringsOnce } from './flight-strings'
import { inFile, orAdapt } from './problems'
import { shortenData } from './short-names'

const [colon, comma, newline] = [':', ',', '\n'].map((sign) => sign.charCodeAt(0)) as [number, number, number]

/** The rows of React's data, `id:` + kind + content: text (`T`) says its length in bytes, any other ends with its line. */
function rowsOf(data: Buffer): Buffer[] {
  const rows: Buffer[] = []
  for (let start = 0; start < data.length; ) {
    const content = data.indexOf(colon, start) + 1
    const kind = String.fromCharCode(data[content] ?? 0)
    // Binary data has a length too, and any byte in it.
    if (content === 0 || 'AOoUSsLlGgMmVb'.includes(kind))
      throw new Error(`page data with a row of an unknown kind (${kind}): ${orAdapt('pack-flight.ts')}`)
    const length = data.indexOf(comma, content) + 1
    const end =
      kind === 'T'
        ? length + Number.parseInt(data.toString('latin1', content + 1, length - 1), 16)
        : data.indexOf(newline, content) + 1 || data.length
    rows.push(data.subarray(start, end))
    start = end
  }
  return rows
}

/** The first letter of a row's content, which says what it is. */
const kindOf = (row: Buffer) => String.fromCharCode(row[row.indexOf(colon) + 1] ?? 0)

const isHint = (row: Buffer) => row[0] === colon

/** Modules with the strings they are named by, then hints to the browser (which have no id), then all else. */
function rankOf(row: Buffer): number {
  if (isHint(row)) return 1
  return 'I"'.includes(kindOf(row)) ? 0 : 2
}

/** Whether React reads a row as JSON that may name other rows. */
const isTree = (row: Buffer) => !isHint(row) && '[{'.includes(kindOf(row))

/** What the export says differently than Next: class names, and the addresses of the style sheets. */
export type Renamed = { short: Pick<Map<string, string>, 'get'>; moved: Map<string, string> }

/** A row with what has another name by now. */
function renamedRow(row: Buffer, { short, moved }: Renamed): Buffer {
  if (kindOf(row) === 'T') return row
  let text = row.toString()
  for (const [from, to] of moved) text = text.replaceAll(from, to)
  if (!isTree(row)) return Buffer.from(text)
  const start = text.indexOf(':') + 1
  return Buffer.from(`${text.slice(0, start)}${shortenData(text.slice(start), short)}\n`)
}

/** The data of a page without the class names that get short ones: others may be in what it hands to client components. */
export const withoutClasses = (data: Buffer): string =>
  rowsOf(data)
    .map((row) => renamedRow(row, { short: { get: () => '' }, moved: new Map() }))
    .join('')

/**
 * The data of a page in the order of a single write, without the strings it repeats. React writes what is ready, and sorts
 * only within one write; how much is ready depends on the timers of the Node version. Rows may come in any order, since
 * a row that refers to one that is not there yet waits for it, so the order only makes the bytes the same everywhere.
 * @throws at a kind of row whose end it cannot tell.
 */
export function packed(data: Buffer, renamed: Renamed): Buffer {
  const rows = rowsOf(data).sort((a, b) => rankOf(a) - rankOf(b))
  return Buffer.concat(
    stringsOnce(
      rows.map((row) => renamedRow(row, renamed)),
      isTree,
    ),
  )
}

/** Packs the data files of all pages. Before robots.txt and its like are written: until then every text file is data. */
export function packFlight(folder: string, renamed: Renamed): void {
  for (const file of listFiles(folder).filter((name) => name.endsWith('.txt'))) {
    const data = readFileSync(join(folder, file))
    writeFileSync(
      join(folder, file),
      inFile(file, () => packed(data, renamed)),
    )
  }
}
