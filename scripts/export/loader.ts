// The one inline script of every page: it settles which address to show, remembers where the visit comes from, begins the
// frames, inserts the page's scripts at the visitor's first sign of intent, and until these have come puts the page of the
// other language in this one's place. A classic script, the same on every page:
// the policy knows it by its hash. minify-loader.ts puts in the values of `names`. Every byte travels with every page:
// hence `let`, 1 for true, and short forms of `document` and `addEventListener`.
// biome-ignore-all lint/style/useConst: two bytes each
// biome-ignore-all lint/suspicious/noAssignInExpressions: two bytes each
// biome-ignore-all lint/suspicious/noDoubleEquals: a byte each
// biome-ignore-all lint/suspicious/noGlobalAssign: seven bytes
// biome-ignore-all lint/suspicious/useIterableCallbackReturn: `map` is shorter than `forEach`
import type { LoaderNames } from './minify-loader'

declare const names: LoaderNames
/** The list of scripts: an element with an id is a property of the window (HTML, "Named access on the Window object"). */
declare const scriptList: HTMLScriptElement

{
  const yes = 1 as unknown as true
  const no = 0 as unknown as false
  let { pathname, search, hash, origin, href } = location
  let page = document as Required<Document>
  let root = page.documentElement
  let on = addEventListener
  let Query = URLSearchParams
  let from = '' as unknown as URLSearchParams // added to the frames' addresses: nothing while storage is blocked
  let local: Record<string, string> = {} // what is remembered, where the browser lets us
  let started = 0
  let settled: boolean // awake, or given up: no click is held back any more
  let kept: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout>
  let counterpart: [Promise<Response>, Promise<typeof import('./swap')>] | undefined // the page in the other language, and what shows it

  // The animation of late.css has ended. The page turns to fonts that are there: it is laid out anew once, not when they
  // are asked for, too. Without them the drawings come all the same.
  let showFonts = () => (root.id = names.knownId)
  on('animationend', () => page.fonts.load(names.brandFonts).then(showFonts, showFonts))

  try {
    local = localStorage
    let session = sessionStorage
    let redirect = session[names.redirect]
    delete session[names.redirect]
    let path = pathname.replace(/\/$/, '')
    let url = new URL(
      redirect ||
        // `/?/blog/post&a=1~and~2#x` is how hosts without rewriting say `/blog/post?a=1&2#x`; a path before `?/` stays.
        (search[1] == '/' && path + search.slice(1).replace('&', '?').replace(/~and~/g, '&') + hash) ||
        href,
      origin,
    )
    // A path of this very site, other than the present address; anything else is nothing. Two slashes would be a host to
    // whatever reads the path alone.
    let lang = local[names.language]
    let goal =
      url.origin == origin && url.pathname[1] != '/' && url.href != href
        ? url.href
        : lang &&
          lang != names.defaultLocale &&
          !pathname.match(`^/${names.otherLocale}\\b`) &&
          `/${names.otherLocale}${path}${search}${hash}`
    let known = session[names.attribution]
    if (known) showFonts()
    if (!goal) {
      delete session[names.tried]
      // Where the visit comes from, for the forms. The rule and its reasons are in lib/visit/attribution.ts.
      from = new Query(
        known
          ? search.match(names.campaignHint)
            ? known.replace(/&last_[^&]*/g, '')
            : known
          : { [names.landing]: pathname },
      )
      new Query(search).forEach(
        (value, name) =>
          name.match(names.addressParameters) &&
          value &&
          from.set(known && name != names.source ? names.lastTouch + name : name, value.slice(0, names.longestValue)),
      )
      session[names.attribution] = from as unknown as string
    } else if (goal != session[names.tried]) {
      // A host may answer a missing page with the same marker again: an address is tried once.
      session[names.tried] = goal
      // Parsing goes on until the next page answers: nothing of this one may be painted meanwhile.
      root.hidden = yes
      location.replace(goal)
    }
  } catch {
    // Storage is blocked or the address is broken: the page stays as it is.
  }

  // Frames begin when the page has finished; what they say before anyone listens waits for use-frame.ts.
  page[names.earlyMessages] = []
  on('message', (event) => page[names.earlyMessages].push(event))
  let all = <Found extends Element>(selector: string) => page.querySelectorAll<Found>(selector)
  let beginFrames = () =>
    all<HTMLIFrameElement>(`[${names.frameSourceAttribute}]`).forEach((frame) => {
      frame.onload = () => (frame.className = names.frameLoadedClass)
      frame.src = (frame.dataset[names.frameSourceKey] as string) + from
    })
  on('load', beginFrames)

  let giveUp = () => {
    settled = yes
    if (kept?.href) location = kept.href as never
  }

  // 'interactive' and 'complete' have an eighth letter, 'loading' has none.
  let whenParsed = (action: () => void) => (page.readyState[7] ? action() : on('DOMContentLoaded', action))

  let wake = () =>
    started++ ||
    whenParsed(() => {
      JSON.parse(scriptList.text).map((src: string) => {
        let script = page.createElement('script')
        script.src = src
        script.async = no
        script.onerror = giveUp
        page.head.append(script)
        // React looks for `script[async]` and would load the file again; the order is already settled.
        script.toggleAttribute('async')
      })
      // The page has the styles of its kind; what scripts add and other pages need is in the whole sheets.
      for (let link of all<HTMLLinkElement>('link[disabled]')) link.disabled = no
      // The last of the scripts waits for it: asked for beside them, it costs no round trip of its own.
      page[names.pageDataKey] = fetch(scriptList.dataset[names.pageDataKey] as string)
    })

  let fetchCounterpart = ({ href }: HTMLAnchorElement) => (counterpart ||= [fetch(href), import(names.swapFile)])

  // A tap on a link leads away: waking would compete with the page it asks for.
  let intend = (event: Event) => {
    let link = (event.target as Element).closest?.('a')
    let replay = link ? link.dataset.replay : ''
    if (replay) settled || fetchCounterpart(link as HTMLAnchorElement)
    else if (replay === '') wake()
  }

  on(names.swappedEvent, () => {
    kept = counterpart = null as unknown as undefined
    clearTimeout(timer)
    // 'complete' has eight letters, 'interactive' more: then they begin when the page has finished.
    if (!page.readyState[8]) beginFrames()
  })

  let hold = (event: MouseEvent) => {
    let asked = (event.target as Element).closest<HTMLAnchorElement>(`[${names.replayAttribute}]`)
    if (!asked) return
    // Opened in a new tab, or before the app is awake: the language chosen holds on the next page all the same.
    if (asked.hreflang) local[names.language] = asked.hreflang
    if (settled || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // React may already listen at its root: it would answer both this click and its replay.
    event.stopPropagation()
    clearTimeout(timer)
    timer = setTimeout(giveUp, 5000)
    if (!asked.dataset.replay) wake()
    else if (asked != kept)
      whenParsed(() => {
        // The other language's page takes this one's place, unless hydration has begun: then that replays the click.
        let [answer, module] = fetchCounterpart(asked)
        module.then((it) => it.swap(answer, asked, () => kept == asked && page[names.pageDataKey] != 0)).catch(giveUp)
      })
    kept = asked
  }

  // A pointer is over what it presses, a finger too.
  on('pointerover', intend, yes)
  on('focusin', intend, yes)
  on('keydown', wake, yes)
  on('scroll', wake, yes)
  // A tap inside a frame: all that the page hears of it. The awake page asks before it empties a form (used-frames.ts).
  on('blur', wake)
  on('click', hold, yes)
  on('auxclick', hold, yes)
  on(names.awakeEvent, () => {
    settled = yes
    // Forgotten at once: the shell of the other language says `awake` again, and the tap has been answered by then.
    kept = kept?.click() as undefined
  })
}
