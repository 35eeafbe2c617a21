import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Problem } from '../../lib/content/read'
import { listFiles } from '../../lib/util/files'

/** The folders that the result of the content check depends on: its input and its own code. */
const folders = ['content', 'messages', 'lib', 'scripts']

/** Return a hash of those folders, the package versions and the date, since prices get stale and holidays pass. */
function fingerprintOf(root: string): string {
  const hash = createHash('sha256').update(new Date().toDateString())
  const files = folders.flatMap((folder) => listFiles(join(root, folder)).map((file) => join(folder, file)))
  for (const file of ['package-lock.json', ...files]) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Run a content check, unless it has passed before with the same fingerprint.
 * @param record the file that stores the fingerprint, in a cache that outlives the build; it is rewritten after a
 * pass
 * @returns the problems; none if the check was skipped
 */
export async function unlessUnchanged(check: () => Promise<Problem[]>, record: string, root = '.'): Promise<Problem[]> {
  const fingerprint = fingerprintOf(root)
  if (existsSync(record) && readFileSync(record, 'utf8') === fingerprint) return []
  const problems = await check()
  if (problems.length === 0) {
    mkdirSync(dirname(record), { recursive: true })
    writeFileSync(record, fingerprint)
  }
  return problems
}
