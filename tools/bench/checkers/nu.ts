import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from './finding'

/** A message of the checker (github.com/validator/validator/wiki/Output-»-JSON). */
type Message = {
  type: 'info' | 'error' | 'non-document-error'
  subType?: string
  url: string
  message: string
  extract?: string
}

const runFile = promisify(execFile)

/** Whether Java is there, which the checker runs on. */
export const hasJava = () =>
  runFile('java', ['-version']).then(
    () => true,
    () => false,
  )

/** Check the HTML of pages in a site's folder, by their paths: errors and warnings, not matters of taste. */
export async function findWithNu(folder: string, site: string, paths: string[]): Promise<Finding[]> {
  const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`
  const options = ['--format', 'json', '--stdout', '--exit-zero-always']
  // The checker asks no server of this machine.
  const files = paths.map((path) => join(site, `${path === '/' ? 'index' : path}.html`))
  const { stdout } = await runFile('java', ['-jar', jar, ...options, ...files], { maxBuffer: 2 ** 28 })
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ type, url, message, extract = '' }) => ({
      page: paths[files.findIndex((file) => url.endsWith(`/${file}`))] ?? url,
      rule: type,
      message,
      place: extract,
    }))
}
