/** `npx tsx tools/desk`: what search engines and shared links show of every page, and what changed. */
import { existsSync } from 'node:fs'
import { runCommand } from '../../scripts/shared/command'

await runCommand(async () => {
  if (!existsSync('.content/build.json')) throw new Error('There is no site to report on yet: run npm run build first')
  // This module reads what the build has prepared.
  const { runDesk } = await import('./run')
  await runDesk(process.argv.slice(2))
})
