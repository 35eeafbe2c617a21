/**
 * Return a text without the parts that change with every build: files of `_next/static` keep their name and
 * extension; hashes of the Content-Security-Policy and React's ids become placeholders. A list of hashes becomes one.
 */
export function withoutHashes(text: string): string {
  return text
    .replace(/\/_next\/static\/[\w./~-]*/g, nameWithoutHash)
    .replace(/('sha256-[\w+/=]+'\s*)+/g, (hashes) => `'sha256-*'${/\s$/.test(hashes) ? ' ' : ''}`)
    .replace(/_R_\w*?_(?=\W|$)/g, '_R_')
}

/**
 * Remove the hash of a name: `/_next/static/media/figtree.1t3s5vbq-357l.woff2` → `/_next/figtree.woff2`,
 * `/_next/static/chunks/0uw5yb.css` → `/_next/*.css`.
 */
function nameWithoutHash(address: string): string {
  const parts = address.split('/').at(-1)?.split('.') ?? []
  const ending = parts.length > 1 ? `.${parts.at(-1)}` : ''
  return `/_next/${parts.length > 2 ? parts[0] : '*'}${ending}`
}
