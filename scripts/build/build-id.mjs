import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build is made of; its settings are named by the values the pages take from the environment. */
const folders = ['app', 'components', 'content', 'lib', 'messages', 'public', 'scripts']
const files = ['next.config.mjs', 'package-lock.json', 'postcss.config.mjs', 'tailwind.config.ts']
const settings = ['SITE_URL', 'DEMO_ORIGIN']

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Names a build by what it is made of: the same words and code give the same files to the byte, and a visitor who has the
 * page of another build open is still noticed (Next compares these names before it swaps a page).
 * @returns {string} 20 hexadecimal digits
 */
export function buildId() {
  const hash = createHash('sha256')
  for (const file of [...folders.flatMap(filesIn), ...files].sort())
    hash.update(file).update('\0').update(readFileSync(file))
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  return hash.digest('hex').slice(0, 20)
}
