import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type ToStringOptions, YAMLMap } from 'yaml'
import { isRecord } from '../../lib/util/is-record'
import { keepLines } from './keep-lines'
import { pairItems } from './pair-items'

/** The style in which the writer of a file formats what is new. */
export type Style = {
  /** Make the node for a value that was not there before. */
  create(document: Document, value: unknown): Node
  /** Match an item of a list that has no other identity with the one at the same place. */
  samePlace?: boolean
  printer?: ToStringOptions
}

/** Put a value in the place of a node, which is undefined where there was none. */
type Put = (node: unknown, value: unknown) => Node

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Begins the names under which the editor notes its own of an item, such as where in the list it stood, until it writes
 * it.
 */
const editorsOwn = '__sc_'

/**
 * Leave out what was left empty, and the editor's own notes: the schema knows no empty field, only one that is not
 * there.
 */
export function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      isNothing(item) || key.startsWith(editorsOwn) ? [] : [[key, filled(item)]],
    ),
  )
}

/** Make the node for a value: the one that stood there where nothing changed, so that its comments and quotes stay. */
function updater(document: Document, { create, samePlace }: Style): Put {
  const put: Put = (node, value) => {
    if (isMap(node) && isRecord(value)) {
      const map = node as YAMLMap<{ value?: string }, unknown>
      // A field that stands there without a value stays: only what had one is taken out.
      for (const { key, value: old } of [...map.items])
        if (!((key.value ?? '') in value) && !(isScalar(old) && isNothing(old.value))) map.delete(key)
      for (const [key, item] of Object.entries(value)) {
        const isUnset = Array.isArray(item) && item.length === 0 && !map.has(key as never)
        if (!isUnset) map.set(key as never, put(map.get(key as never, true), item))
      }
      return map
    }
    if (isSeq(node) && Array.isArray(value)) {
      // A list that was empty stood on one line.
      if (node.items.length === 0 && value.some(isRecord)) node.flow = false
      const before = [...node.items]
      const pairs = pairItems(filled(node.toJS(document)) as unknown[], value, samePlace)
      node.items = value.map((item, i) => put(before[pairs[i] ?? -1], item))
      return node
    }
    if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
      // A value the clinic has set is no longer a made-up one.
      if (node.value !== value && node.comment?.trim() === 'default') node.comment = undefined
      node.value = value
      return node
    }
    return create(document, value)
  }
  return put
}

/** Normalize a YAML text to compare it; undefined if it cannot be parsed. */
function meaningOf(yaml: string): string | undefined {
  const document = parseDocument(yaml)
  return document.errors.length > 0 ? undefined : JSON.stringify(document.toJS())
}

/** Write lists in brackets as they are written here, without spaces inside, if that changes nothing. */
function withoutPadding(yaml: string): string {
  const plain = yaml.replaceAll(/\[ (.*?) \]/g, '[$1]')
  return meaningOf(plain) === meaningOf(yaml) ? plain : yaml
}

/**
 * Return a YAML file after a change: what did not change keeps its line, with its comments, quotes and order; what
 * changed keeps the comments of the values that stay. A new file is written from nothing.
 * @param change changes the fields of the file, with `put` for their values.
 */
export function editYaml(source: string, style: Style, change: (fields: YAMLMap, put: Put) => void): string {
  const document = parseDocument(source)
  const print = () => withoutPadding(document.toString({ lineWidth: 0, ...style.printer }))
  const before = print()
  const fields = isMap(document.contents) ? document.contents : new YAMLMap()
  document.contents = fields as never
  change(fields as YAMLMap, updater(document, style))
  const printed = print()
  if (printed === before) return source
  const kept = keepLines(source, before, printed)
  // A list may be indented in the file as no printer would, and new lines then differ from it.
  return source && meaningOf(kept) === meaningOf(printed) ? kept : printed
}
