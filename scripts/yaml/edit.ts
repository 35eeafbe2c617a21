import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type ToStringOptions, YAMLMap } from 'yaml'
import { isRecord } from '../../lib/util/is-record'
import { keepLines } from './keep-lines'

/** Return the key that identifies a list item. */
const itemKey = (item: unknown) => (isRecord(item) ? (item.id ?? item.name) : undefined)

/** Serialize an item to compare it; this also runs in the editor's page, which lacks Node's comparisons. */
const textOf = (item: unknown) => JSON.stringify(item)

/**
 * Find the previous item for each item of a changed list: an equal one, or one with the same key.
 * @param samePlace whether to match remaining items by index
 * @returns the previous index of each item; undefined for new ones
 */
export function pairItems(before: unknown[], after: unknown[], samePlace = false): (number | undefined)[] {
  const free = new Set(before.keys())
  const pairs: (number | undefined)[] = after.map(() => undefined)
  const pair = (fits: (old: unknown, item: unknown, isSamePlace: boolean) => boolean) => {
    for (const [i, item] of after.entries()) {
      if (pairs[i] !== undefined) continue
      pairs[i] = [...free].find((at) => fits(before[at], item, at === i))
      free.delete(pairs[i] ?? -1)
    }
  }
  pair((old, item) => textOf(old) === textOf(item))
  pair((old, item) => itemKey(item) !== undefined && itemKey(old) === itemKey(item))
  if (samePlace) pair((_, __, isSamePlace) => isSamePlace)
  return pairs
}

/** The style in which new parts of a file are formatted. */
export type Style = {
  /** Create the node for a new value. */
  create(document: Document, value: unknown): Node
  /** Match a list item without a key to the one at the same index. */
  samePlace?: boolean
  printer?: ToStringOptions
}

/** Return a node with a new value, based on the previous node, if any. */
type Put = (node: unknown, value: unknown) => Node

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** The prefix of the editor's own keys in an item, such as its index in the list, until the editor writes it. */
const editorsOwn = '__sc_'

/** Remove empty fields and the editor's own keys: the schema accepts missing fields, not empty ones. */
export function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      isNothing(item) || key.startsWith(editorsOwn) ? [] : [[key, filled(item)]],
    ),
  )
}

/**
 * Return a function that makes the node for a value, reusing unchanged nodes, so that their comments and quotes stay.
 */
function updater(document: Document, { create, samePlace }: Style): Put {
  const put: Put = (node, value) => {
    if (isMap(node) && isRecord(value)) {
      const map = node as YAMLMap<{ value?: string }, unknown>
      // A field without a value stays; only fields with a value are removed.
      for (const { key, value: old } of [...map.items])
        if (!((key.value ?? '') in value) && !(isScalar(old) && isNothing(old.value))) map.delete(key)
      for (const [key, item] of Object.entries(value)) {
        const isUnset = Array.isArray(item) && item.length === 0 && !map.has(key as never)
        if (!isUnset) map.set(key as never, put(map.get(key as never, true), item))
      }
      return map
    }
    if (isSeq(node) && Array.isArray(value)) {
      // An empty list was on one line.
      if (node.items.length === 0 && value.some(isRecord)) node.flow = false
      const before = [...node.items]
      const pairs = pairItems(filled(node.toJS(document)) as unknown[], value, samePlace)
      node.items = value.map((item, i) => put(before[pairs[i] ?? -1], item))
      return node
    }
    if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
      // A value that the clinic has set is not a sample.
      if (node.value !== value && node.comment?.trim() === 'default') node.comment = undefined
      node.value = value
      return node
    }
    return create(document, value)
  }
  return put
}

/** Normalize a document to compare it. */
const meaningOf = (document: Document) => JSON.stringify(document.toJS())

/** Test whether a YAML text says what a document says. */
function says(yaml: string, meaning: string): boolean {
  const document = parseDocument(yaml)
  return document.errors.length === 0 && meaningOf(document) === meaning
}

/** Print a document; bracketed lists without inner spaces, as in this repository, if that changes nothing. */
function print(document: Document, printer?: ToStringOptions): string {
  const padded = document.toString({ lineWidth: 0, ...printer })
  const plain = padded.replaceAll(/\[ (.*?) \]/g, '[$1]')
  return plain === padded || says(plain, meaningOf(document)) ? plain : padded
}

/**
 * Return a YAML file after a change: unchanged fields keep their lines, with comments, quotes and order; changed ones
 * keep the comments of values that stay. A new file is written from scratch.
 * @param change changes the fields of the file, using `put` for their values
 */
export function editYaml(source: string, style: Style, change: (fields: YAMLMap, put: Put) => void): string {
  const document = parseDocument(source)
  const before = print(document, style.printer)
  const meaning = meaningOf(document)
  const fields = isMap(document.contents) ? document.contents : new YAMLMap()
  document.contents = fields as never
  change(fields as YAMLMap, updater(document, style))
  if (meaningOf(document) === meaning) return source
  const printed = print(document, style.printer)
  const kept = keepLines(source, before, printed)
  // A list in the file may be indented as no printer would indent it, and new lines then differ.
  return source && says(kept, meaningOf(document)) ? kept : printed
}
