import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element
export type Node = Tree.ChildNode

export const isElement = (node: Node): node is Element => 'tagName' in node

/**
 * Return every element of a page in document order.
 * @param places whether to record each element's position in the source (`sourceCodeLocation`), which doubles the
 * memory
 */
export const elementsOf = (html: string, places = false): Element[] =>
  elementsIn(parse(html, { sourceCodeLocationInfo: places }))

/** List the elements below a node in document order. */
export function elementsIn(root: Tree.Node): Element[] {
  const found: Element[] = []
  const visit = (node: Tree.Node) => {
    if ('tagName' in node) found.push(node)
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(root)
  return found
}

/**
 * Return the value of an attribute, `undefined` if the element does not have it. Names are lower case (`xlink:href`
 * is `href`).
 */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((item) => item.name === name)?.value
}

/** Return the text inside an element, including its descendants. */
export function elementText(element: Element): string {
  const read = (node: Tree.ChildNode): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(read).join('') : ''
  return element.childNodes.map(read).join('')
}

/** Return the text of an element on one line. */
export const visibleText = (node: Element) => elementText(node).replace(/\s+/g, ' ').trim()

/** Return the nodes of a piece of HTML. */
export const nodesOf = (source: string): Node[] => parseFragment(source).childNodes

/** A range of a source and its replacement. */
export type Edit = { start: number; end: number; text: string }

/** Remove an element from its source, or replace it with `text`. */
export const replaceElement = ({ sourceCodeLocation: place }: Element, text = ''): Edit => ({
  start: place?.startOffset ?? 0,
  end: place?.endOffset ?? 0,
  text,
})

/** Return the source with all edits applied, unchanged elsewhere. Edits must not overlap. */
export function applyEdits(source: string, edits: Edit[]): string {
  let result = ''
  let position = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += source.slice(position, start) + text
    position = end
  }
  return result + source.slice(position)
}

export { escapeHtml } from '../../lib/content/markdown'
