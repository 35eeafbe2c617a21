import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../lib/util/files'
import { attribute, type Element } from '../../shared/html'
import { orAdapt, stopAt } from '../../shared/problems'

/**
 * Remove the extra copies of every page that Next exports for its own prefetching (`__next._tree.txt` and the like).
 * Our links turn that prefetching off and fetch a page's whole data instead, so nothing requests these files.
 * @throws if there are none: their names have changed, and they would stay
 */
export function removeSegments(folder: string): void {
  const segments = listFiles(folder).filter((file) => /(^|\/)__next\.[^/]+\.txt$/.test(file))
  if (segments.length === 0)
    stopAt('output of Next', [`${folder}: no page has data in segments (__next.….txt): ${orAdapt('remove-unused.ts')}`])
  for (const file of segments) rmSync(join(folder, file))
  const folders = new Set(segments.map((file) => join(folder, file, '..')))
  // Deepest first: a folder may become empty.
  for (const path of [...folders].sort((a, b) => b.length - a.length))
    if (readdirSync(path).length === 0) rmdirSync(path)
}

/** List the page's scripts for browsers without modules. Exported pages do not load them. */
export const legacyScripts = (elements: Element[]) =>
  elements
    .filter((element) => attribute(element, 'nomodule') !== undefined)
    .flatMap((script) => attribute(script, 'src') ?? [])
