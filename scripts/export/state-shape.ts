import { scriptListId, shapeKey } from '../../lib/loader/contract'
import { type Element, elementsIn, elementText, isElement } from '../shared/html'

/** Describe a body by the name, number of elements and length of text of each of its children. */
function shapeOf(elements: Element[]): string {
  const body = elements.find(({ tagName }) => tagName === 'body')
  const children = body?.childNodes.filter(isElement) ?? []
  return children
    .map((child) => `${child.tagName} ${elementsIn(child).length - 1} ${elementText(child).length};`)
    .join('')
}

/**
 * Make a page state the shape of its body, so that the loader can tell whether the page is as it was delivered.
 * @param elements those of the page
 */
export function stateShape(html: string, elements: Element[]): string {
  const list = ` id="${scriptListId}"`
  return html.replace(list, `${list} data-${shapeKey}="${shapeOf(elements)}"`)
}
