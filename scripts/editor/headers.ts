import type { HeaderRule } from '../export/headers'

/**
 * The editor's own Content-Security-Policy: its interface writes its own styles and shows what it has read as blobs. It
 * may load from nowhere else and send nothing anywhere.
 */
const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of the editor's page and files. */
export const editorHeaders = {
  'Content-Security-Policy': editorPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/**
 * Whether the export includes the editor, from the setting SITE_EDITOR (`1`, or unset).
 * @throws for any other value.
 */
export function editorWanted(setting = process.env.SITE_EDITOR): boolean {
  if (!setting || setting === '1') return setting === '1'
  throw new Error(`SITE_EDITOR is "${setting}": set it to 1 to export the editor at /admin, or leave it out`)
}

/** The editor's headers in an export: its own policy in place of the one of the pages. */
export const editorRules: HeaderRule[] = ['/admin', '/admin/*'].map((pattern) => ({
  pattern,
  without: ['Content-Security-Policy'],
  headers: editorHeaders,
}))
