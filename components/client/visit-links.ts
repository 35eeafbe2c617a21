import { visitLinkAttribute, visitLinkKey } from '@/lib/loader/contract'
import { closestTo } from './closest'
import { visitAttribution } from './visit-attribution'

/** Add where the visit comes from to a link to a provider's page, at the moment that it is followed. */
function addVisit(event: Event) {
  const link = closestTo(event, `a[${visitLinkAttribute}]`)
  if (!(link instanceof HTMLAnchorElement)) return
  const address = new URL(link.dataset[visitLinkKey] ?? link.href)
  const visit = visitAttribution()
  if (visit) address.search += `&${visit}`
  link.href = address.href
}

/** Tell providers whose pages open beside the site where a visit comes from: also with the middle button, and by a menu. */
export function watchVisitLinks(): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, addVisit, true)
}
