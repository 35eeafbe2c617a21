import { plainKey, shapeKey } from '@/lib/loader/contract'
import { scriptList } from './build'

/** Describe a body as scripts/export/state-shape.ts does. */
const shapeOf = ({ children }: HTMLElement) =>
  [...children]
    .map((child) => `${child.localName} ${child.getElementsByTagName('*').length} ${child.textContent?.length};`)
    .join('')

/**
 * Test whether the page stands as it was delivered, as far as React would notice. A browser that translates, makes links of
 * phone numbers or fills in forms changes it, and so do extensions and proxies: hydration would undo that, or fail. What they
 * add at the end of the body, attributes and style sheets do no harm.
 */
export function isAsDelivered(): boolean {
  const delivered = scriptList()?.dataset[shapeKey]
  return document.readyState === 'loading' || delivered === undefined || shapeOf(document.body).startsWith(delivered)
}

/** Take the page as it stands for the one that was delivered: it has been put in that one's place. */
export function acceptShape(): void {
  const list = scriptList()
  if (list) list.dataset[shapeKey] = shapeOf(document.body)
}

/** Mark that nothing answers in this page but the browser: the variant `noscript` then applies as it does without scripts. */
export function markPlain(isPlain: boolean): void {
  if (isPlain) document.documentElement.dataset[plainKey] = ''
  else delete document.documentElement.dataset[plainKey]
}
