/**
 * Split a Markdown file into front matter and body; a YAML file is all front matter. Accepts CRLF and a leading BOM,
 * which Windows programs write.
 */
export function splitFrontMatter(path: string, source: string): { front: string; body: string } {
  const text = source.replace(/^\uFEFF/, '')
  if (path.endsWith('.yaml')) return { front: text, body: '' }
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text)
  return match ? { front: match[1] ?? '', body: match[2] ?? '' } : { front: '', body: text }
}
