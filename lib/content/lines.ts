import { isNode, isScalar, type LineCounter, type parseDocument } from 'yaml'

/** Count the line breaks of a text. */
export const newlines = (text: string) => text.split('\n').length - 1

/**
 * Create a function that finds the line where a field begins.
 * @param before how many lines precede the front matter.
 * @param body the Markdown body, if any, and the line where it starts.
 */
export function lineFinder(
  document: ReturnType<typeof parseDocument>,
  counter: LineCounter,
  before = 0,
  body?: { text: string; line: number },
): (field: string) => number | undefined {
  return (field) => {
    if (body && field.startsWith('body')) {
      const id = /\{#[\w-]*\}/.exec(field)?.[0]
      const at = id ? body.text.indexOf(id) : 0
      return body.line + newlines(body.text.slice(0, Math.max(at, 0)))
    }
    const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    for (; path.length > 0; path.pop()) {
      const node = document.getIn(path, true)
      if (!isNode(node) || !node.range) continue
      // The text of a `|` block begins on the line after its key.
      const block = isScalar(node) && node.type?.startsWith('BLOCK') ? 1 : 0
      return counter.linePos(node.range[0]).line + before + block
    }
  }
}
