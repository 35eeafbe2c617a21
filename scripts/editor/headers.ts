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
