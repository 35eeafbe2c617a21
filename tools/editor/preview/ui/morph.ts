/** Replace the attributes of an element with those of another. */
function copyAttributes(to: Element, from: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const { name, value } of [...from.attributes]) if (to.getAttribute(name) !== value) to.setAttribute(name, value)
}

/**
 * Change an element into another one, leaving alone whatever is the same in both: pictures do not reload, and nothing
 * moves that has not changed.
 */
export function morph(to: Element, from: Element): void {
  if (to.isEqualNode(from)) return
  copyAttributes(to, from)
  const [old, fresh] = [[...to.childNodes], [...from.childNodes]]
  const isAlike = (a: Node, b: Node | undefined) => a.nodeName === b?.nodeName
  if (old.length !== fresh.length || !old.every((node, i) => isAlike(node, fresh[i]))) {
    to.replaceChildren(...fresh)
    return
  }
  for (const [i, node] of old.entries()) {
    const other = fresh[i] as Node
    if (node instanceof Element || node.nodeType === Node.ELEMENT_NODE) morph(node as Element, other as Element)
    else if (node.nodeValue !== other.nodeValue) node.nodeValue = other.nodeValue
  }
}
