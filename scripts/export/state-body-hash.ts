import { hashBody } from '../../lib/loader/body-hash'
import { bodyHashAttribute, scriptListId } from '../../lib/loader/contract'
import type { Element } from '../shared/html'

/**
 * Make a page state the hash of its body, so that the loader can tell whether the page is as it was delivered.
 * @param elements those of the page
 */
export function stateBodyHash(html: string, elements: Element[]): string {
  const list = ` id="${scriptListId}"`
  const body = elements.find(({ tagName }) => tagName === 'body')
  return html.replace(list, `${list} ${bodyHashAttribute}="${body ? hashBody(body) : ''}"`)
}
