import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardFolders } from './compare'
import type { DeskReport, Export } from './report'
import { buildDesk } from './ui/build'

function copyCards({ folder, pages }: Export, target: string) {
  for (const { card } of pages) if (card) cpSync(join(folder, card.file), join(target, card.file))
}

/** Test whether emptying a folder would delete nothing but an earlier report. */
function isFree(folder: string): boolean {
  if (!existsSync(folder)) return true
  const index = join(folder, 'index.html')
  if (existsSync(index)) return readFileSync(index, 'utf8').includes('<script id="report" type="application/json">')
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0
}

/**
 * Write the report into a folder of its own: a self-contained `index.html`, and the cards beside it, so that it opens
 * from a disk, an email or a build's artifacts, without a network.
 * @param before the earlier build it was compared with; its cards are kept too
 * @throws if the folder contains anything but an earlier report
 */
export async function writeReport(folder: string, report: DeskReport, site: Export, before?: Export) {
  if (!isFree(folder))
    throw new Error(
      `${folder}: contains something other than an earlier report: name an empty or a new folder with --to`,
    )
  const page = await buildDesk(report)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Write this first: it identifies the folder for the next run, even if the cards cannot be copied.
  writeFileSync(join(folder, 'index.html'), page)
  copyCards(site, join(folder, cardFolders.after))
  if (before) copyCards(before, join(folder, cardFolders.before))
}
