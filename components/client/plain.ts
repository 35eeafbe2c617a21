import { plainKey, shapeKey } from '@/lib/loader/contract'
import { shapeOf } from '@/lib/loader/shape'
import { scriptList } from './build'

/**
 * Test whether the page is still as delivered, as far as React would notice. Browsers change it when they translate,
 * link phone numbers or fill in forms; extensions and proxies do, too. Hydration would undo that, or fail. Attributes,
 * style sheets and elements added at the end of the body are harmless. A page that no longer states its shape has been
 * changed.
 */
export function isAsDelivered(): boolean {
  const delivered = scriptList()?.dataset[shapeKey]
  if (document.readyState === 'loading') return true
  return delivered !== undefined && shapeOf(document.body).startsWith(delivered)
}

/** Mark the page as plain HTML, so that the variant `noscript` applies as it does without scripts. */
export function markPlain(isPlain: boolean): void {
  if (isPlain) document.documentElement.dataset[plainKey] = ''
  else delete document.documentElement.dataset[plainKey]
}
