/**
 * The one seam between the export and Next: everything that depends on how Next and React write their output is in
 * this folder. README.md beside this file lists what we rely on, what guards it and how to upgrade.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '../../../lib/util/memoize'
import { applyEdits, elementsOf } from '../../shared/html'
import { pageFiles, writeBelow } from '../../shared/page-files'
import { inFile, orAdapt, stopAt } from '../../shared/problems'
import { reduceStyles } from '../page-styles'
import { deferProblems, deferScripts, insertLoader } from './defer-scripts'
import { outputProblems } from './expect-output'
import { inlineStyles, joinSheets, sheetProblems, sheetsOf } from './inline-styles'
import { dataFile, readData } from './page-data'
import { legacyScripts, removeSegments } from './remove-unused'

/** Prepare the styles of each page type: the rules that its pages need, from the shared style sheets. */
function stylesByType(folder: string, typeOf: (file: string) => string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = pageFiles(folder)
  const first = files[0] ?? ''
  const sheets = sheetsOf(elementsOf(read(first)))
  const css = joinSheets(sheets, read)
  const stylesOf = memoize((type: string) => reduceStyles(css, files.filter((file) => typeOf(file) === type).map(read)))
  return { shared: { file: first, sheets }, stylesOf: (file: string) => stylesOf(typeOf(file)) }
}

/**
 * Rewrite the pages that `next build` wrote: defer their scripts until the visitor's first intent, inline the styles
 * of their first view, and remove files that nothing requests any more.
 * @param loader the inline script that inserts the scripts (components/client)
 * @param typeOf return the type of the page in a file; pages of a type share their styles
 * @throws if Next's output is not as expected
 */
export async function deferPages(folder: string, loader: string, typeOf: (file: string) => string): Promise<void> {
  removeSegments(folder)
  const { shared, stylesOf } = stylesByType(folder, typeOf)
  const legacy = new Set<string>()
  const build = readFileSync('.next/BUILD_ID', 'utf8')
  for (const file of pageFiles(folder)) {
    const html = readFileSync(join(folder, file), 'utf8')
    const elements = elementsOf(html, true)
    stopAt('defer scripts', deferProblems({ file, elements }))
    stopAt('output of Next', outputProblems({ file, elements }))
    stopAt('styles', sheetProblems({ file, sheets: sheetsOf(elements) }, shared))
    const { edits, start, data } = inFile(file, () => deferScripts({ file, elements }, loader, build))
    if (data !== inFile(file, () => readData(folder, file)))
      stopAt('page data', [`${file}: ${dataFile(file)} has other data than the page: ${orAdapt('page-data.ts')}`])
    writeBelow(folder, start.file, start.content)
    writeBelow(folder, file, applyEdits(html, [...edits, ...inlineStyles(elements, await stylesOf(file))]))
    for (const src of legacyScripts(elements)) legacy.add(src)
  }
  for (const src of legacy) rmSync(join(folder, src), { force: true })
}

/**
 * Keep the pages as `next build` wrote them and only add the inline script. It does not hydrate here: it only
 * redirects to the right address and language, and remembers where the visit comes from.
 */
export function keepPages(folder: string, loader: string): void {
  for (const file of pageFiles(folder)) {
    const html = readFileSync(join(folder, file), 'utf8')
    writeBelow(folder, file, applyEdits(html, [insertLoader(elementsOf(html, true), loader, [])]))
  }
}
