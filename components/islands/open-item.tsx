'use client'

import { useEffect } from 'react'

const items = '[data-accordion] details'

/** Return the address of this page with another fragment, or without one. */
const withFragment = (fragment: string) => location.pathname + location.search + fragment

/** Open the accordion item of the URL's fragment where the browser does not, and scroll it into view. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1))
  const item = target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>('details[data-fold]')
  if (!item || item.open) return
  item.open = true
  target?.scrollIntoView()
}

/** Keep one item open at a time, for browsers that do not know `<details name>`. */
function closeOthers({ target }: Event) {
  const opened = target as HTMLDetailsElement
  if (!opened.matches(items) || !opened.open) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`${items}[open]`)) {
    if (other !== opened && other.getAttribute('name') === opened.getAttribute('name')) other.open = false
  }
}

/** Write the item that a click opens into the address, and take it out again when one closes it. */
function writeAddress({ target }: MouseEvent) {
  const item = (target as Element).closest('summary')?.closest<HTMLDetailsElement>(items)
  const id = item?.querySelector(':scope > [id]')?.id
  if (!item || !id) return
  // The item opens or closes after this event. With the router's own state it leaves the change alone.
  if (!item.open) history.replaceState(history.state, '', withFragment(`#${id}`))
  else if (location.hash === `#${id}`) history.replaceState(history.state, '', withFragment(''))
}

/** Extend `<details>`: give the open item an address, and keep one item open at a time in every browser. */
export function OpenItem() {
  useEffect(() => {
    // What the styles of wide screens show is open for screen readers, too (app/styles/folds.css).
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) {
      const summary = fold.querySelector('summary')
      if (summary && getComputedStyle(summary).pointerEvents === 'none') fold.open = true
    }
    openTarget()
    const events = new AbortController()
    const { signal } = events
    window.addEventListener('hashchange', openTarget, { signal })
    document.addEventListener('click', writeAddress, { signal })
    // `toggle` does not bubble.
    if (!('name' in HTMLDetailsElement.prototype)) {
      document.addEventListener('toggle', closeOthers, { signal, capture: true })
    }
    return () => events.abort()
  }, [])
  return null
}
