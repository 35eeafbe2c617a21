/** Check a content folder, by default content/: `npm run check`. Exits with 1 when the site cannot be built. */
import { existsSync } from 'node:fs'
import { runCommand } from '../shared/command'
import { reportContent } from './report'

const usage = `npm run check [-- FOLDER]
  Checks a content folder, by default content/: each problem with file, line, field and fix.`

await runCommand(() => {
  const folder = process.argv[2] ?? 'content'
  if (!existsSync(folder)) throw new Error(`${folder}: there is no such folder`)
  return reportContent(folder)
}, usage)
