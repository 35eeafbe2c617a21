import { inSession, onDevice } from '@/components/client/storage'
import { deviceKeys, sessionKeys } from '@/lib/loader/contract'

/** The chosen machine-translated language, kept for the session. */
export const remembered = {
  get: () => inSession.get(sessionKeys.translation),
  set: (code: string) => inSession.set(sessionKeys.translation, code),
}

let listening = false

/**
 * Turn all subsequent navigations into full page loads, because React cannot update a DOM whose text nodes a translator
 * has replaced. A link to an authored language ends the translation.
 */
export function forceFullPageLoads() {
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
