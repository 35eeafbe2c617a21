import { deviceKeys, hydratedEvent, sessionKeys, toggleAttribute } from '@/lib/loader/contract'
import { closestTo } from './closest'
import { whenParsed } from './hydrate'
import { isModifiedClick } from './modified-click'
import { placeNow, returnTo } from './place'
import { inSession, onDevice } from './storage'

/** Once React answers the toggle, it switches in place (components/islands/language-toggle.tsx). */
let isHydrated = false

/** Store the language chosen, even if its link opens in a new tab; let the toggle lead to the same place. */
function choose(event: MouseEvent): void {
  const link = closestTo(event, 'a[hreflang]')
  if (!(link instanceof HTMLAnchorElement)) return
  onDevice.set(deviceKeys.language, link.hreflang)
  if (isHydrated || !link.hasAttribute(toggleAttribute)) return
  // React may already listen at its root, but not have a router yet.
  event.stopPropagation()
  link.search = location.search
  link.hash = location.hash
  const { part, top } = placeNow()
  if (event.type === 'click' && !isModifiedClick(event))
    inSession.set(sessionKeys.place, `${link.pathname} ${part} ${top}`)
}

/** After the toggle, show the same place of the page, and return the focus to the toggle. */
function arrive(): void {
  const [path, part, top] = inSession.get(sessionKeys.place)?.split(' ') ?? []
  inSession.remove(sessionKeys.place)
  if (path !== location.pathname) return
  const root = document.documentElement
  // Do not paint the beginning first.
  root.hidden = top !== '0'
  whenParsed(() => {
    root.hidden = false
    returnTo({ part: Number(part), top: Number(top) })
    document.querySelector<HTMLElement>(`[${toggleAttribute}]`)?.focus({ preventScroll: true })
  })
}

/** Remember the chosen language, and keep the place when a page load changes it. */
export function watchLanguage(): void {
  arrive()
  addEventListener('click', choose, true)
  addEventListener('auxclick', choose, true)
  addEventListener(hydratedEvent, () => {
    isHydrated = true
  })
}
