import type { Repository } from '../../lib/schemas/editor'
import { apiSource } from './repository'

/**
 * Return the editor's own Content-Security-Policy: its interface uses inline styles and shows what it has read as
 * blobs. It may load from nowhere else and send nothing anywhere but to the API of its repository.
 */
export const editorPolicy = (repository?: Repository): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...(repository ? [apiSource(repository)] : [])].join(' '),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The headers of the editor's pages and files on this computer. */
export const editorHeaders = {
  'Content-Security-Policy': editorPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}
