/** A node of a page, in a browser or as parse5 reads it. */
type Tree = { nodeName: string; childNodes?: Iterable<Tree>; nodeValue?: string | null; value?: string }

/** Return the number of elements and the length of the text in a node. */
function measure(node: Tree): { elements: number; text: number } {
  if (node.nodeName === '#text') return { elements: 0, text: (node.nodeValue ?? node.value ?? '').length }
  const size = { elements: node.nodeName.startsWith('#') ? 0 : 1, text: 0 }
  for (const child of node.childNodes ?? []) {
    const { elements, text } = measure(child)
    size.elements += elements
    size.text += text
  }
  return size
}

/**
 * Describe the shape of a body: the name of each child, with the number of its elements and the length of its text. The
 * export states it, and the loader compares it with what the page has become.
 */
export function shapeOf(body: Tree): string {
  let shape = ''
  for (const child of body.childNodes ?? []) {
    const { elements, text } = measure(child)
    if (elements > 0) shape += `${child.nodeName.toLowerCase()} ${elements} ${text};`
  }
  return shape
}
