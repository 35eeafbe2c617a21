'use client'

import { useEffect } from 'react'

const items = '[data-accordion] details'

/** Return the address of this page with another fragment, or with none. */
const withFragment = (fragment: string) => location.pathname + location.search + fragment

/** Open the accordion item of the URL's fragment if the browser does not, and scroll it into view. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1))
  const item = target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>('details[data-fold]')
  if (!item || item.open) return
  item.open = true
  target?.scrollIntoView()
}

/** Keep one item open at a time, for browsers without `<details name>`. */
function closeOthers({ target }: Event) {
  const item = target as HTMLDetailsElement
  if (!item.matches(items) || !item.open) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`${items}[open]`)) {
    if (other !== item && other.getAttribute('name') === item.getAttribute('name')) other.open = false
  }
}

/** Add the item that a click opens to the URL as its fragment, and remove it when a click closes it. */
function writeAddress({ target }: MouseEvent) {
  const item = (target as Element).closest('summary')?.closest<HTMLDetailsElement>(items)
  const id = item?.querySelector(':scope > [id]')?.id
  if (!item || !id) return
  // The item opens or closes after this event. Passing the router's own state keeps the router from reacting.
  if (!item.open) history.replaceState(history.state, '', withFragment(`#${id}`))
  else if (location.hash === `#${id}`) history.replaceState(history.state, '', withFragment(''))
}

/** Enhance `<details>`: give the open item an address, and keep one item open at a time in every browser. */
export function OpenItem() {
  useEffect(() => {
    // Parts that wide screens show open must also be open for screen readers (app/styles/folds.css).
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
