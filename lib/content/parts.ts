import { notesOf } from './footnotes'
import type { Entry } from './read'

/** Return a Markdown text without the parts under headings with these ids: `### Acupuncture {#acupuncture}`. */
export function withoutParts(markdown: string, ids: readonly string[]): string {
  /** The level of the heading whose part is being skipped; 0 outside. */
  let leftOut = 0
  const lines = markdown.split('\n').filter((line) => {
    const [, marks, id] = /^(#{2,6}) .*?(?:\{#([\w-]+)\})?\s*$/.exec(line) ?? []
    if (marks && marks.length <= leftOut) leftOut = 0
    if (marks && leftOut === 0 && id && ids.includes(id)) leftOut = marks.length
    return leftOut === 0
  })
  return lines.join('\n')
}

/** Return a file without such parts, and without sources that only they cite; the same file if it has none. */
export function entryWithoutParts(entry: Entry, ids: readonly string[]): Entry {
  const body = withoutParts(entry.body, ids)
  if (body === entry.body) return entry
  const { sources } = entry.data
  const unused = new Set(notesOf(entry.body))
  for (const key of notesOf(body)) unused.delete(key)
  const remaining = Array.isArray(sources) && { sources: sources.filter(({ key }) => !unused.has(key)) }
  return { ...entry, body, data: { ...entry.data, ...remaining } }
}
