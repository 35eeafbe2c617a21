import { defaultTreeAdapter as adapter, html, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, type Element, textOf } from '../html'

export type { Element }
export type Node = Tree.ChildNode

export const isElement = (node: Node): node is Element => 'tagName' in node

/** Every element below a node, in document order. */
export const descendants = (node: Element): Element[] =>
  node.childNodes.filter(isElement).flatMap((child) => [child, ...descendants(child)])

/** The text of an element on one line. */
export const written = (node: Element) => textOf(node).replace(/\s+/g, ' ').trim()

export const hasClass = (element: Element, name: string) =>
  attribute(element, 'class')?.split(/\s+/).includes(name) ?? false

/** A new element around given nodes. */
export function wrap(tag: string, children: Node[], attributes: Record<string, string> = {}): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = adapter.createElement(tag, html.NS.HTML, attrs)
  for (const child of children) adapter.appendChild(element, child)
  return element
}

/** A copy of an element and of all in it, which may be changed. */
export function copyOf(element: Element): Element {
  const copy = wrap(
    element.tagName,
    element.childNodes.map((node) => (isElement(node) ? copyOf(node) : { ...node })),
  )
  copy.attrs = element.attrs.map((attribute) => ({ ...attribute }))
  copy.namespaceURI = element.namespaceURI
  return copy
}

export const text = (value: string): Node => adapter.createTextNode(value)

/** The nodes of a piece of HTML. */
export const nodesOf = (source: string): Node[] => parseFragment(source).childNodes

/** What runs along with the text around it. */
export const inlineTags = new Set('a abbr b br cite code em i img small span strong time'.split(' '))

/** Whether an element, and all in it, runs along with the text. */
export const isInline = (element: Element): boolean =>
  inlineTags.has(element.tagName) && descendants(element).every(({ tagName }) => inlineTags.has(tagName))

export const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName)
