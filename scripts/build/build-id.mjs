import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inputs of a build, without its tools. */
const folders = ['app', 'components', 'content', 'lib', 'messages', 'public', 'scripts']
const files = ['next.config.mjs', 'package-lock.json', 'postcss.config.mjs', 'tailwind.config.ts']
const settings = ['SITE_URL', 'DEMO_ORIGIN', 'DEMO_FRAMES', 'SITE_PLAIN']

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Return the build id, a hash of all inputs: the same sources give the same id, and Next still detects a
 * visitor whose page is from another build (it compares build ids on client-side navigation).
 * @returns {string} 20 hexadecimal digits
 */
export function buildId() {
  const hash = createHash('sha256')
  for (const file of [...folders.flatMap(filesIn), ...files].sort())
    hash.update(file).update('\0').update(readFileSync(file))
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  return hash.digest('hex').slice(0, 20)
}
