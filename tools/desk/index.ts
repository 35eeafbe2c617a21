/** `npx tsx tools/desk`: what search engines and shared links show of every page, and what changed. */
import { existsSync } from 'node:fs'
import { runCommand } from '../../scripts/shared/command'

const usage = `npx tsx tools/desk [FOLDER] [options]
  FOLDER            the export to look at (out)
  --against FOLDER  an earlier export to compare it with
  --to FOLDER       the folder the report is written into (desk)`

await runCommand(async () => {
  if (!existsSync('.content/build.json')) throw new Error('There is no site to report on yet: run npm run build first')
  // This module reads what the build has prepared.
  const { runDesk } = await import('./run')
  await runDesk(process.argv.slice(2))
}, usage)
