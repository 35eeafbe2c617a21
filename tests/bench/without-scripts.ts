import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../lib/content/files'

/** Copies an export without any script, structured data apart. @returns the copy, in the system's temporary folder. */
export function withoutScripts(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'))
  cpSync(site, folder, { recursive: true })
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ''))
  }
  return folder
}
