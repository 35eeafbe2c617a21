import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardFolders } from './analysis/compare'
import type { ExportFacts } from './analysis/facts'
import type { DeskReport } from './analysis/report'
import { buildDesk } from './ui/build'

function copyCards({ folder, pages }: ExportFacts, target: string) {
  for (const { card } of pages) if (card) cpSync(join(folder, card.file), join(target, card.file))
}

/**
 * Writes the report into a folder that needs nothing else: `index.html` with all it is made of inside, and the cards
 * beside it, so that it opens from a disk, a mail or a build's artifacts, without a network.
 * @param before the earlier build it was compared with; its cards are kept too.
 */
export async function writeReport(folder: string, report: DeskReport, site: ExportFacts, before?: ExportFacts) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyCards(site, join(folder, cardFolders.after))
  if (before) copyCards(before, join(folder, cardFolders.before))
  writeFileSync(join(folder, 'index.html'), await buildDesk(report))
}
