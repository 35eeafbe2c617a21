import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../lib/util/files'
import { headersFor, parseHeaders, tlsHeader } from '../../../scripts/export/headers'
import { parseRedirects } from '../../../scripts/export/redirects'
import { differs, header, simplify } from './answers'
import type { Answer } from './servers'

/** Return one page of each type, in both languages, since a host treats the pages of a folder alike. */
function somePages(files: string[]): string[] {
  const pages = files
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)(?:404|index)\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
  const byFolder = new Map<string, string[]>()
  for (const page of pages) {
    const folder = page.slice(0, page.lastIndexOf('/'))
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), page])
  }
  return ['/', ...[...byFolder.values()].flatMap((all) => all.slice(0, 6))]
}

/**
 * Read the site in a folder, written by a build for all hosts.
 * @throws if the folder has no such site
 */
export function readSite(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  if (!existsSync(join(folder, '_headers'))) {
    throw new Error(`${folder}: has no _headers to compare with: run \`npm run build\` without SITE_HOST first`)
  }
  const files = listFiles(folder)
  const rules = parseHeaders(read('_headers'))
  const redirects = parseRedirects(read('_redirects'))
  const redirectPages = new Set([...redirects.keys()].map((path) => decodeURI(path).replace(/\/$/, '')))
  const pages = somePages(files).filter((page) => !redirectPages.has(page.replace(/\/index$/, '')))
  const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)

  /** Compare the headers of a path with the rules, except those that depend on the connection. */
  const headerProblems = (path: string, answer: Answer) =>
    Object.entries(headersFor(path, rules))
      .filter(([name]) => name !== tlsHeader && name !== 'Cross-Origin-Resource-Policy')
      .flatMap(([name, value]) => differs(name, simplify(value), simplify(header(answer, name))))

  return { read, files, redirects, pages, fileOf, headerProblems }
}

export type BuiltSite = ReturnType<typeof readSite>
