import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, YAMLMap } from 'yaml'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { isRecord } from '../../lib/content/read'
import { pairItems } from '../pair-items'
import { keepLines } from './kept-lines'

/** Where the editor carries a file's text as it was read, beside its fields, until it writes the file again. */
export const sourceKey = 'sourceText'

type Value = Record<string, unknown>

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** By what the editor tells the items of a list apart, until it writes them. */
const itemMark = '__sc_item_id'

/** Leaves out what was left empty: the schema knows no empty field, only one that is not there. */
export function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (isNothing(item) || key === itemMark ? [] : [[key, filled(item)]])),
  )
}

/** The node for a value: the one that stood there where nothing changed, so that its comments and quotes stay. */
function updated(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isRecord(value)) {
    const map = node as YAMLMap<{ value?: string }, unknown>
    // A field that stands there without a value stays: only what had one is taken out.
    for (const { key, value: old } of [...map.items])
      if (!((key.value ?? '') in value) && !(isScalar(old) && isNothing(old.value))) map.delete(key)
    for (const [key, item] of Object.entries(value)) {
      const isUnset = Array.isArray(item) && item.length === 0 && !map.has(key as never)
      if (!isUnset) map.set(key as never, updated(document, map.get(key as never, true), item))
    }
    return map
  }
  if (isSeq(node) && Array.isArray(value)) {
    // A list that was empty stood on one line.
    if (node.items.length === 0 && value.some(isRecord)) node.flow = false
    const before = [...node.items]
    const pairs = pairItems(filled(node.toJS(document)) as unknown[], value, true)
    node.items = value.map((item, i) => updated(document, before[pairs[i] ?? -1], item))
    return node
  }
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    if (node.value === value) return node
    node.value = value
    // A value the clinic has set is no longer a made-up one.
    if (node.comment?.trim() === 'default') node.comment = undefined
    return node
  }
  const fresh = document.createNode(value)
  // Several lines stay lines, as commands that change them expect.
  if (isScalar(fresh) && typeof value === 'string' && value.includes('\n')) fresh.type = 'BLOCK_LITERAL'
  return fresh
}

/** What a YAML text says, to compare; undefined when it cannot be read. */
function meaningOf(yaml: string): string | undefined {
  const document = parseDocument(yaml)
  return document.errors.length > 0 ? undefined : JSON.stringify(document.toJS())
}

/** The fields of a file as the editor shows them; a page's Markdown is its `body`. @throws for YAML that cannot be read. */
export function readFile(text: string, kind: 'page' | 'data'): Value {
  const { front, body } = splitFrontMatter(kind === 'page' ? 'page.md' : 'data.yaml', text)
  const document = parseDocument(front)
  if (document.errors[0]) throw document.errors[0]
  return { ...document.toJS(), ...(kind === 'page' ? { body: body.trim() } : {}), [sourceKey]: text }
}

/**
 * The text of a file with the fields as they are now: what did not change keeps its line, with its comments, quotes and
 * order; a new file is written from nothing.
 */
export function writeFile(content: Value, kind: 'page' | 'data'): string {
  const { [sourceKey]: source = '', body = '', ...fields } = content
  const read = splitFrontMatter(kind === 'page' ? 'page.md' : 'data.yaml', String(source).replaceAll('\r\n', '\n'))
  const lines = read.front && `${read.front.trimEnd()}\n`
  const document = parseDocument(lines)
  const print = () => document.toString({ lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })
  const before = print()
  document.contents = updated(document, document.contents ?? new YAMLMap(), filled(fields)) as never
  const printed = print()
  const kept = keepLines(lines, before, printed)
  // A list may be indented in the file as no printer would, and new lines then differ from it.
  const yaml = lines && meaningOf(kept) === meaningOf(printed) ? kept : printed
  if (kind === 'data') return yaml
  const [gap] = source ? (/^\n*/.exec(read.body) ?? ['']) : ['\n']
  return `---\n${yaml}---\n${gap}${String(body).trim()}\n`
}
