import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../lib/util/files'
import { serve } from '../../scripts/serve'

/** Copy an export with some of its files changed. */
function changed(site: string, isMeant: (file: string) => boolean, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'frames-'))
  cpSync(site, folder, { recursive: true })
  for (const file of listFiles(folder).filter(isMeant)) {
    const path = join(folder, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  return folder
}

/**
 * Return an export whose frames come from another site, as a provider's do: browsers then run them in a process of
 * their own. The demo forms come from the site itself.
 * @returns the copy, the server of the frames, and the folders to remove at the end
 */
export async function framesElsewhere(site: string) {
  const isHeaders = (file: string) => file === '_headers'
  const frames = changed(site, isHeaders, (text) => text.replace("frame-ancestors 'self'", 'frame-ancestors *'))
  const { server, origin } = await serve(frames, 0)
  const other = origin.replace('127.0.0.1', 'localhost')
  const folder = changed(
    site,
    (file) => isHeaders(file) || file.endsWith('.html'),
    (text) =>
      text
        .replace("frame-src 'self'", `frame-src ${other}`)
        .replace(/data-src="(?=(?:\/\w+)?\/demo\/)/g, `data-src="${other}`),
  )
  return { folder, server, folders: [folder, frames] }
}
