import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../lib/util/files'

/**
 * Copy an export without scripts, except structured data. The `<noscript>` styles apply.
 * @returns the copy, in the system's temporary folder
 */
export function withoutScripts(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'))
  cpSync(site, folder, { recursive: true })
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')))
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html')))
    change(file, (html) =>
      html
        .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
        .replaceAll('(scripting:enabled)', '(scripting:no)')
        .replaceAll('(scripting:none)', '(min-width:0)'),
    )
  // The policy knows only the original styles.
  change('_headers', (text) => text.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"))
  return folder
}
