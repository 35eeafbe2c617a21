import { scriptListId, shapeKey } from '../../lib/loader/contract'
import { shapeOf } from '../../lib/loader/shape'
import type { Element } from '../shared/html'

/**
 * Make a page state the shape of its body, so that the loader can tell whether the page is as it was delivered.
 * @param elements those of the page
 */
export function stateShape(html: string, elements: Element[]): string {
  const list = ` id="${scriptListId}"`
  const body = elements.find(({ tagName }) => tagName === 'body')
  return html.replace(list, `${list} data-${shapeKey}="${body ? shapeOf(body) : ''}"`)
}
