import { hashBody } from '@/lib/loader/body-hash'
import { bodyHashAttribute, plainKey } from '@/lib/loader/contract'
import { scriptList } from './build'

/**
 * Test whether the page is still as delivered, as far as React would notice. Browsers change it when they translate,
 * link phone numbers or fill in forms; extensions and proxies do, too. Hydration would undo that, or fail. Attributes,
 * style sheets and elements added at the end of the body are harmless. A page that no longer states its hash has been
 * changed.
 */
export function isAsDelivered(): boolean {
  const delivered = scriptList()?.getAttribute(bodyHashAttribute) ?? undefined
  if (document.readyState === 'loading') return true
  return delivered !== undefined && hashBody(document.body).startsWith(delivered)
}

/** Mark the page as plain HTML, so that the variant `noscript` applies as it does without scripts. */
export function markPlain(isPlain: boolean): void {
  if (isPlain) document.documentElement.dataset[plainKey] = ''
  else delete document.documentElement.dataset[plainKey]
}
