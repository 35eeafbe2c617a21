/** List what the clinic still has to supply before launch: `npm run launch-check`. Takes a content folder. */
import { runCommand } from '../shared/command'
import { reportLaunch } from './report-launch'

const usage = `npm run launch-check [-- FOLDER]
  Lists what only the clinic can supply, and what it has not yet confirmed. Exits with 1 while anything is open.`

await runCommand(() => reportLaunch(process.argv[2] ?? 'content'), usage)
