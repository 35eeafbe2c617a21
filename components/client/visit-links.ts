import { visitLinkAttribute, visitLinkKey } from '@/lib/loader/contract'
import { closestTo } from './closest'
import { visitAttribution } from './visit-attribution'

/** Add the attribution of the visit to a link to a provider's page when it is followed. */
function addVisit(event: Event) {
  const link = closestTo(event, `a[${visitLinkAttribute}]`)
  if (!(link instanceof HTMLAnchorElement)) return
  const address = new URL(link.dataset[visitLinkKey] ?? link.href)
  const visit = visitAttribution()
  if (visit) address.search += `&${visit}`
  link.href = address.href
}

/**
 * Pass the attribution to provider pages that open outside the site, also on middle click and from the context menu.
 */
export function watchVisitLinks(): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, addVisit, true)
}
