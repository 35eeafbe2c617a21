/**
 * Splits the `---` fields of a page from the Markdown below them; a YAML file is all fields. Line ends of Windows and the
 * invisible mark some of its programs put first (BOM) are taken as they come.
 */
export function splitFrontMatter(path: string, source: string): { front: string; body: string } {
  const text = source.replace(/^\uFEFF/, '')
  if (path.endsWith('.yaml')) return { front: text, body: '' }
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text)
  return match ? { front: match[1] ?? '', body: match[2] ?? '' } : { front: '', body: text }
}
