// The one inline script of every page (specification 2.2 "Start-up address handling"; architecture, facts 2 and 3).
// A classic script, the same on every page: the policy knows it by its hash. Minified by minify-loader.ts.
// Every byte travels with every page: hence `let`, short forms of `document` and `addEventListener`, and `deferred`, the
// element of that id (HTML, 7.2.2.3 "Named access on the Window object").
// biome-ignore-all lint/style/useConst: two bytes each
;(() => {
  let { pathname, search, hash, origin, href } = location
  let page = document
  let on = addEventListener
  let Query = URLSearchParams
  let from = ''
  let local = {} // what is remembered, where the browser lets us
  let started = 0
  let settled // awake, or given up: no click is held back any more
  let kept
  let timer

  try {
    local = localStorage
    let session = sessionStorage
    let { redirect } = session
    delete session.redirect
    let path = pathname.replace(/\/$/, '')
    let url = new URL(
      redirect ||
        // `/?/blog/post&a=1~and~2#x` is how hosts without rewriting say `/blog/post?a=1&2#x`; a path before `?/` stays.
        (search[1] === '/' && path + search.slice(1).replace('&', '?').replace(/~and~/g, '&') + hash) ||
        href,
      origin,
    )
    // A path of this very site, other than the present address; anything else is nothing.
    let { lang } = local
    let goal =
      url.origin === origin && url.href !== href
        ? url.href
        : lang && lang !== 'en' && !/^\/es\b/.test(pathname) && `/es${path}${search}${hash}`
    if (!goal) {
      delete session.to
      // Where the visit comes from, for the forms. The rule and its reasons are in lib/visit/attribution.ts.
      let known = session.from
      from = new Query(known || { landing: pathname })
      new Query(search).forEach((value, name) => {
        if (known ? name === 'source' : /^(source|utm_(source|medium|campaign|term|content)|(g|fb)clid)$/.test(name))
          if (value) from.set(name, value.slice(0, 200))
      })
      session.from = from
    } else if (goal !== session.to) {
      // A host may answer a missing page with the same marker again: an address is tried once.
      session.to = goal
      // Parsing goes on until the next page answers: nothing of this one may be painted meanwhile.
      page.documentElement.hidden = 1
      location.replace(goal)
    }
  } catch {
    // Storage is blocked or the address is broken: the page stays as it is.
  }

  // Frames begin when the page has finished; what they say before anyone listens waits for embed-frame.tsx.
  page.box = []
  on('message', (event) => page.box.push(event))
  on('load', () =>
    page.querySelectorAll('[data-src]').forEach((frame) => {
      // The style sheet and embed-frame.tsx see by the class that something has loaded.
      frame.onload = () => {
        frame.className = 'on'
      }
      frame.src = frame.dataset.src + from
    }),
  )

  let giveUp = () => {
    settled = 1
    if (kept?.href) location.assign(kept.href)
  }

  let insert = () =>
    JSON.parse(deferred.text).forEach((src) => {
      let script = page.createElement('script')
      script.src = src
      script.async = 0
      script.onerror = giveUp
      page.head.append(script)
      // React looks for `script[async]` and would load the file again; the order is already settled.
      script.toggleAttribute('async')
    })

  let wake = () => {
    if (started++) return
    // 'interactive' and 'complete' have an eighth letter, 'loading' has none.
    if (page.readyState[7]) insert()
    else on('DOMContentLoaded', insert)
  }

  let hold = (event) => {
    let asked = event.target.closest('[data-replay]')
    if (!asked) return
    // Opened in a new tab, or before the app is awake: the language chosen holds on the next page all the same.
    if (asked.hreflang) local.lang = asked.hreflang
    if (settled || event.button) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // React may already listen at its root: it would answer both this click and its replay.
    event.stopImmediatePropagation()
    kept = asked
    wake()
    clearTimeout(timer)
    timer = setTimeout(giveUp, 5000)
  }

  // A touch is a pointer too.
  ;['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'].map((intent) => on(intent, wake, 1))
  on('click', hold, 1)
  on('auxclick', hold, 1)
  on('awake', () => {
    settled = 1
    // Forgotten at once: the shell of the other language says `awake` again, and the tap has been answered by then.
    kept = kept?.click()
  })
})()
