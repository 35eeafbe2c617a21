/**
 * The one seam between the export and Next: everything that depends on how Next and React write their output is in
 * this folder. README.md beside this file lists what we rely on, what guards it and how to upgrade.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Edit, elementsOf } from '../../shared/html'
import { pageFiles, writeBelow } from '../../shared/page-files'
import { inFile, orAdapt, stopAt } from '../../shared/problems'
import { deferProblems, deferScripts, insertLoader, type Source } from './defer-scripts'
import { outputProblems } from './expect-output'
import { inlineStyles, joinSheets, sheetProblems, sheetsOf } from './inline-styles'
import { dataFile, readData } from './page-data'
import { legacyScripts, removeSegments } from './remove-unused'

/**
 * Prepare to rewrite the pages that `next build` wrote: remove files that nothing requests any more, and read the style
 * sheets.
 * @param loader the inline script that inserts the scripts (components/client)
 * @returns the text of the style sheets that all pages share, and a function that returns the edits of a page: its
 * scripts wait for the visitor's first intent, and it has the styles of its first view
 * @throws if Next's output is not as expected; so does that function
 */
export function deferredOutput(folder: string, loader: string) {
  removeSegments(folder)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const [first = ''] = pageFiles(folder)
  const shared = { file: first, sheets: sheetsOf(elementsOf(read(first))) }

  function editsOf({ file, elements }: Source, styles: string): Edit[] {
    stopAt('defer scripts', deferProblems({ file, elements }))
    stopAt('output of Next', outputProblems({ file, elements }))
    stopAt('styles', sheetProblems({ file, sheets: sheetsOf(elements) }, shared))
    const { edits, start, data } = inFile(file, () => deferScripts({ file, elements }, loader))
    if (data !== inFile(file, () => readData(folder, file)))
      stopAt('page data', [`${file}: ${dataFile(file)} has other data than the page: ${orAdapt('page-data.ts')}`])
    writeBelow(folder, start.file, start.content)
    for (const src of legacyScripts(elements)) rmSync(join(folder, src), { force: true })
    return [...edits, ...inlineStyles(elements, styles)]
  }
  return { css: joinSheets(shared.sheets, read), editsOf }
}

/**
 * Return the edit of a page that stays as `next build` wrote it: only the inline script is added. It does not hydrate
 * here: it only redirects to the right address and language, and remembers where the visit comes from.
 */
export const plainEdits = ({ elements }: Source, loader: string): Edit[] => [insertLoader(elements, loader, [])]
