import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../lib/content/files'
import { knownId } from '../../lib/loader/contract'

/**
 * Copies an export without any script, structured data apart. Its pages have at once what a script would put in use later: fonts
 * and drawings (app/styles/late.css). @returns the copy, in the system's temporary folder.
 */
export function withoutScripts(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'))
  cpSync(site, folder, { recursive: true })
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8')
    const plain = html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    writeFileSync(join(folder, file), plain.replace('<html', `<html id="${knownId}"`))
  }
  return folder
}
