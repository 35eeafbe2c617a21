import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from './finding'

/** A message of the checker (github.com/validator/validator/wiki/Output-»-JSON). */
type Message = {
  type: 'info' | 'error' | 'non-document-error'
  subType?: string
  /** Missing if the checker itself fails. */
  url?: string
  message: string
  extract?: string
}

const runFile = promisify(execFile)

/** Test whether Java, which the checker needs, is installed. */
export const hasJava = () =>
  runFile('java', ['-version']).then(
    () => true,
    () => false,
  )

/** Check the HTML of pages in a site's folder, by their paths, for errors and warnings, not for style. */
export async function findWithNu(folder: string, site: string, paths: string[]): Promise<Finding[]> {
  const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`
  const options = ['--format', 'json', '--stdout', '--exit-zero-always']
  // The checker does not fetch from a server on this machine.
  const files = paths.map((path) => resolve(site, `${path.slice(1) || 'index'}.html`))
  const { stdout } = await runFile('java', ['-jar', jar, ...options, ...files], { maxBuffer: 2 ** 28 })
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ type, url = 'the checker', message, extract = '' }) => ({
      page: paths[files.findIndex((file) => url.endsWith(file))] ?? url,
      rule: type,
      message,
      place: extract,
    }))
}
