import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { structuredPatch } from 'diff'
import { linesOf } from '../../lib/seo/structured-data/nodes'
import { listFiles } from '../../lib/util/files'
import { pathOf, readPages } from '../../scripts/shared/page-files'
import { fragmentsIn, pageLines, withoutHashes } from './page-lines'

/** The differences in a file: lines that begin with `-` (before) or `+` (after), with their context. */
export type Difference = { file: string; lines: string[] }

const binary = /\.(png|jpe?g|webp|avif|svg|ico|woff2)$/
const isPage = (file: string) => file.endsWith('.html')

/** Code and styles only matter for looks; flight data (`about.txt`, `about/__next.*.txt`) repeats its page. */
function isCompared(file: string, files: Set<string>): boolean {
  if (/\.(js|css)$|^_next\/|(^|\/)__next\.[^/]*\.txt$/.test(file)) return false
  return !(file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html')))
}

/** @throws if structured data or a JSON file cannot be parsed */
function linesIn(file: string, content: string, targets: Set<string>): string[] {
  try {
    if (isPage(file)) return pageLines(content, targets)
    if (file.endsWith('.json')) return linesOf(JSON.parse(content)).map(withoutHashes)
    return withoutHashes(file.endsWith('.xml') ? content.replace(/>\s*</g, '>\n<') : content).split('\n')
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

function differing(before: string[], after: string[]): string[] {
  const [old, now] = [before, after].map((lines) => `${lines.join('\n')}\n`) as [string, string]
  const { hunks } = structuredPatch('', '', old, now, '', '', { context: 1 })
  return hunks.flatMap(({ oldStart, lines }) => [`@@ line ${oldStart} @@`, ...lines])
}

/**
 * List what a visitor, a search engine or a host would find different in two exports, file by file: pages as
 * `pageLines` describes them, machine files as text, both without build hashes; pictures by their bytes.
 * @param paths the addresses to compare; by default all pages and all other files
 * @throws if an address is in neither export, or a file cannot be read
 */
export function differences(before: string, after: string, paths?: string[]): Difference[] {
  const [old, now] = [new Set(listFiles(before)), new Set(listFiles(after))]
  const all = [...new Set([...old, ...now])].sort()
  const unknown = paths?.find((path) => !all.some((file) => isPage(file) && pathOf(file) === path))
  if (unknown) throw new Error(`${unknown}: is a page of neither ${before} nor ${after}`)
  const chosen = all.filter((file) =>
    paths ? isPage(file) && paths.includes(pathOf(file)) : isCompared(file, new Set(all)),
  )
  const targets = new Set([before, after].flatMap(readPages).flatMap(({ html }) => fragmentsIn(html)))

  return chosen.flatMap((file): Difference[] => {
    if (!old.has(file)) return [{ file, lines: ['+ the file is new'] }]
    if (!now.has(file)) return [{ file, lines: ['- the file is gone'] }]
    const [a, b] = [readFileSync(join(before, file)), readFileSync(join(after, file))]
    if (a.equals(b)) return []
    if (binary.test(file)) return [{ file, lines: [`- ${a.length} bytes`, `+ ${b.length} bytes, not the same ones`] }]
    const lines = differing(linesIn(file, a.toString(), targets), linesIn(file, b.toString(), targets))
    return lines.length > 0 ? [{ file, lines }] : []
  })
}
