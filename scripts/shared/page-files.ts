import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../lib/util/files'

/** An exported HTML file: `file` is its path in the folder (`es/about.html`), `path` its address (`/es/about`). */
export type Page = { file: string; path: string; html: string }

/** Write a file below a folder, and create its parent folders. */
export function writeBelow(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Return the address at which a host with clean URLs serves an HTML file: `index.html` → `/`, `es.html` → `/es`. */
export function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}

/** Return the pages of the export: its HTML files, except those that public/ has and that are copied as they are. */
export const pageFiles = (folder: string) =>
  listFiles(folder).filter((file) => file.endsWith('.html') && !existsSync(join('public', file)))

/** Read an HTML file of the export. */
export const readPage = (folder: string, file: string): Page => ({
  file,
  path: pathOf(file),
  html: readFileSync(join(folder, file), 'utf8'),
})

/** Read every HTML file of the export. */
export const readPages = (folder: string): Page[] => pageFiles(folder).map((file) => readPage(folder, file))

/** Test whether a page is one of the not-found pages that hosts serve for unknown addresses. */
export function isNotFound(file: string): boolean {
  return file.split('/').at(-1) === '404.html'
}
