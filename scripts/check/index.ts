/** Checks a content folder, by default content/: `npm run check`. Exits with 1 when the site cannot be built. */
import { existsSync } from 'node:fs'
import { reportContent } from './report'

const folder = process.argv[2] ?? 'content'
if (!existsSync(folder)) {
  console.error(`${folder}: there is no such folder`)
  process.exit(1)
}
if (!(await reportContent(folder))) process.exit(1)
