// The one inline script of every page (specification 2.2 "Start-up address handling"; architecture, facts 2 and 3).
// A classic script, the same on every page: the policy knows it by its hash. Minified by minify-loader.ts.
;(() => {
  const { pathname, search, hash, origin, href } = location

  const go = (address) => {
    // Parsing goes on until the next page answers: nothing of this one may be painted meanwhile.
    document.documentElement.hidden = true
    location.replace(address)
  }

  // A path of this very site, other than the present address; anything else is nothing.
  const elsewhere = (path) => {
    const url = new URL(path, origin)
    return url.origin === origin && url.href !== href && url.href
  }

  try {
    const session = sessionStorage
    const saved = session.redirect
    session.removeItem('redirect')
    // `/?/blog/post&a=1~and~2#x` is how hosts without rewriting say `/blog/post?a=1&2#x`; a path before `?/` stays.
    const marked =
      search.startsWith('?/') &&
      pathname.replace(/\/$/, '') + search.slice(1).replace('&', '?').replace(/~and~/g, '&') + hash
    const goal = (saved && elsewhere(saved)) || (marked && elsewhere(marked))
    if (goal) {
      // A host may answer a missing page with the same marker again: an address is tried once.
      if (goal !== session.tried) {
        session.tried = goal
        go(goal)
      }
    } else {
      session.removeItem('tried')
      const { lang } = localStorage
      if (lang && lang !== 'en' && !/^\/es(\/|$)/.test(pathname)) {
        go(`/es${pathname === '/' ? '' : pathname}${search}${hash}`)
      }
    }
  } catch {
    // Storage is blocked or the address is broken: the page stays as it is.
  }

  let started = false
  let settled = false // awake, or given up: no click is held back any more
  let kept
  let timer

  const giveUp = () => {
    settled = true
    if (kept?.href) location.assign(kept.href)
  }

  const insert = () => {
    for (const src of JSON.parse(document.getElementById('deferred').textContent)) {
      const script = document.createElement('script')
      script.src = src
      script.async = false
      script.onerror = giveUp
      document.head.append(script)
      // React looks for `script[async]` and would load the file again; the order is already settled.
      script.setAttribute('async', '')
    }
  }

  const wake = () => {
    if (started) return
    started = true
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', insert)
    else insert()
  }

  const hold = (event) => {
    const asked = event.target.closest('[data-replay]')
    if (!asked) return
    try {
      // Opened in a new tab, or before the app is awake: the language chosen holds on the next page all the same.
      if (asked.hreflang) localStorage.lang = asked.hreflang
    } catch {}
    const modified = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (settled || modified || event.defaultPrevented) return
    event.preventDefault()
    // React may already listen at its root: it would answer both this click and its replay.
    event.stopImmediatePropagation()
    kept = asked
    wake()
    clearTimeout(timer)
    timer = setTimeout(giveUp, 5000)
  }

  for (const intent of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']) {
    addEventListener(intent, wake, { capture: true, passive: true, once: true })
  }
  addEventListener('click', hold, true)
  addEventListener('auxclick', hold, true)
  addEventListener('awake', () => {
    settled = true
    clearTimeout(timer)
    // Forgotten at once: the shell of the other language says `awake` again, and the tap has been answered by then.
    kept = kept?.click()
  })
})()
