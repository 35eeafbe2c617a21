import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isRecord } from '../../lib/content/read'
import { pairItems } from '../pair-items'

type Yaml = Document.Parsed

/** Where the text of a field stands in a YAML file, from its name to the end of its last line. */
function rangeOf(
  source: string,
  field: string,
  { contents } = parseDocument(source),
): { from: number; to: number } | undefined {
  if (!isMap(contents)) return
  const pair = contents.items.find(({ key }) => String(key) === field)
  if (!pair || !isNode(pair.key) || !isNode(pair.value)) return
  const to = source.slice(0, pair.value.range?.[2]).trimEnd().length
  return { from: pair.key.range?.[0] ?? 0, to }
}

const isPlain = (value: unknown) => !isRecord(value) && !Array.isArray(value)

/** A new node: what holds only plain values stands on one line, and what looks like a number or a time is quoted. */
function newNode(document: Yaml, value: unknown): Node {
  const node = document.createNode(value)
  visit(node, {
    Collection(_, item) {
      const values: unknown[] = Object.values(item.toJSON() as object)
      item.flow = values.every((inner) => isPlain(inner) || Object.values(inner as object).every(isPlain))
    },
    Scalar(key, scalar) {
      if (key !== 'key' && typeof scalar.value === 'string' && /^[-\d]/.test(scalar.value)) scalar.type = 'QUOTE_DOUBLE'
    },
  })
  return node
}

function updateList(document: Yaml, list: YAMLSeq, value: unknown[]): Node {
  const before = [...list.items]
  const pairs = pairItems(list.toJS(document), value)
  list.items = value.map((item, i) => updated(document, before[pairs[i] ?? -1], item))
  if (value.length === 0) list.flow = true
  return list
}

function updateMap(document: Yaml, map: YAMLMap, value: Record<string, unknown>): Node {
  for (const { key } of [...map.items]) if (!(String(key) in value)) map.delete(key)
  for (const [key, item] of Object.entries(value)) map.set(key, updated(document, map.get(key, true), item))
  return map
}

/** The node for a value: the one that stood there where nothing changed, so that its comments and quotes stay. */
function updated(document: Yaml, node: unknown, value: unknown): Node {
  if (isCollection(node) && isDeepStrictEqual(node.toJS(document), value)) return node
  if (isMap(node) && isRecord(value)) return updateMap(document, node, value)
  if (isSeq(node) && Array.isArray(value)) return updateList(document, node, value)
  if (isScalar(node) && isPlain(value)) {
    node.value = value
    return node
  }
  return newNode(document, value)
}

/** Lists in brackets as they are written here, without spaces inside, where that changes nothing. */
function withoutPadding(yaml: string): string {
  const plain = yaml.replaceAll(/\[ (.*?) \]/g, '[$1]')
  if (plain === yaml) return yaml
  return isDeepStrictEqual(parseDocument(plain).toJS(), parseDocument(yaml).toJS()) ? plain : yaml
}

/** A list whose comment stood beside its name has it there again; a YAML writer puts it below. */
function withComment(block: string, source: string): string {
  const [first = ''] = source.split('\n')
  return block.replace(/^(\S+:)\n\s+(#.*)\n/, (lines, name, comment) =>
    first === `${name} ${comment}` ? `${first}\n` : lines,
  )
}

/** A text without a field, and what stands behind it on its last line. */
function without(text: string, field: string): string {
  const place = rangeOf(text, field)
  return place ? text.slice(0, place.from) + text.slice(place.to).replace(/^.*\n?/, '') : text
}

/**
 * Sets top-level fields of a YAML file. What does not change keeps every character, with its comments and order; what changes
 * keeps the comments of the values that stay. A field that becomes undefined is taken out.
 * @param after the field behind which new ones are put; without it, or where it is missing, at the end.
 * @returns the same text when every field has its value already.
 */
export function setFields(source: string, fields: Record<string, unknown>, after?: string): string {
  const present: Record<string, unknown> = parseDocument(source).toJS() ?? {}
  return Object.entries(fields).reduce((text, [field, value]) => {
    if (isDeepStrictEqual(present[field], value)) return text
    if (value === undefined) return without(text, field)
    const document = parseDocument(text)
    const place = rangeOf(text, field, document)
    document.set(field, updated(document, document.get(field, true), value))
    const written = document.toString({ lineWidth: 0 })
    const now = rangeOf(written, field)
    const block = now ? withComment(withoutPadding(written.slice(now.from, now.to)), text.slice(place?.from)) : ''
    if (place) return text.slice(0, place.from) + block + text.slice(place.to)
    const before = (after && rangeOf(text, after)?.to) || text.trimEnd().length
    return `${text.slice(0, before)}\n${block}${text.slice(before)}`
  }, source)
}
