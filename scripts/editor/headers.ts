import type { Repository } from '../../lib/content/schemas/editor'
import type { HeaderRule } from '../export/headers'
import { apiSource } from './repository'

/**
 * The editor's own Content-Security-Policy: its interface writes its own styles and shows what it has read as blobs. It
 * may load from nowhere else and send nothing anywhere but to the API of the repository that it works on.
 */
const editorPolicy = (...api: string[]) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  ["connect-src 'self' blob: data:", ...api].join(' '),
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
]

const apiOf = (repository?: Repository) => (repository ? [apiSource(repository)] : [])

/** The policy as the page itself can state it, for hosts that send no headers: `frame-ancestors` holds in headers alone. */
export const statedPolicy = (repository: Repository): string => editorPolicy(...apiOf(repository)).join('; ')

const headersFor = (repository?: Repository) => ({
  'Content-Security-Policy': [...editorPolicy(...apiOf(repository)), "frame-ancestors 'none'"].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
})

/** The headers of the editor's page and files for a folder of this computer. */
export const editorHeaders = headersFor()

/**
 * Which editor the export includes: the one for a folder when SITE_EDITOR is `1`, else the one for the repository of
 * content/editor.yaml, else none.
 * @throws for any other value of SITE_EDITOR.
 */
export function exportedEditor(
  repository: Repository | null | undefined,
  setting = process.env.SITE_EDITOR,
): { repository?: Repository } | undefined {
  if (setting && setting !== '1')
    throw new Error(`SITE_EDITOR is "${setting}": set it to 1 to export the editor at /admin, or leave it out`)
  if (setting) return {}
  return repository ? { repository } : undefined
}

/**
 * The editor's headers in an export: its own policy in place of the one of the pages. Some hosts go by the address, others
 * by the file.
 */
export const editorRules = (repository?: Repository): HeaderRule[] =>
  ['/admin', '/admin.html', '/admin/*'].map((pattern) => ({
    pattern,
    without: ['Content-Security-Policy'],
    headers: headersFor(repository),
  }))
