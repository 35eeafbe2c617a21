import { deviceKeys, sessionKeys } from '@/lib/loader/contract'
import { inSession, onDevice } from './storage'

/** The visitor's further language, for the rest of the session; where storage is blocked, for the page. */
export const remembered = {
  get: () => inSession.get(sessionKeys.translation),
  set: (code: string) => inSession.set(sessionKeys.translation, code),
}

let listening = false

/**
 * From now on links load their pages anew: a page whose words a machine has replaced is no longer React's to change.
 * English and Spanish are our own: their link ends the translation.
 */
export function leavePagesForReal() {
  if (listening) return
  listening = true
  const { pathname } = location
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
      if (!link || link.origin !== location.origin || (link.pathname === pathname && link.hash)) return
      event.stopImmediatePropagation()
      if (!link.hreflang) return
      remembered.set('')
      onDevice.set(deviceKeys.language, link.hreflang)
    },
    true,
  )
  window.addEventListener(
    'popstate',
    (event) => {
      if (location.pathname === pathname) return
      event.stopImmediatePropagation()
      location.reload()
    },
    true,
  )
}
