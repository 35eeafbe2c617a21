'use client'

import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { replayed } from '@/lib/loader/contract'
import type { NavEntry } from '@/lib/routes/menus'
import { moveFor } from './nav-keys'
import { useHoverMenus } from './use-hover-menus'
import { useNewPage } from './use-new-page'
import { usePath } from './use-path'

type Props = { entries: NavEntry[]; locale: Locale; label: string }

const isCurrent = (entry: NavEntry, path: string) =>
  'href' in entry
    ? entry.href === path
    : [...entry.items, ...(entry.all ? [entry.all] : [])].some(({ href }) => href === path)

/**
 * The header's menus: a disclosure navigation (WAI-ARIA Authoring Practices) that opens on hover, tap and key press. Arrow
 * keys move along the row and through a menu, Escape closes it and returns focus, Tab is not trapped. Before hydration CSS
 * opens the menus on hover and focus.
 */
export function MainNav({ entries, locale, label }: Props) {
  const path = usePath()
  const nav = useRef<HTMLElement>(null)
  const [live, setLive] = useState(false)
  /** The menu that CSS had opened before hydration: the click that the loader replays must not close it. */
  const adopted = useRef<string>(undefined)
  const { open, show, enter, leave } = useHoverMenus()

  // Adopt the menu that CSS has already opened.
  useEffect(() => {
    const item = nav.current?.querySelector('li[data-menu]:hover, li[data-menu]:has(.menu :focus)')
    if (item) {
      adopted.current = item.getAttribute('data-menu') ?? undefined
      show(adopted.current)
    }
    setLive(true)
  }, [show])

  // Close the menu after navigation.
  const close = useCallback(() => show(undefined), [show])
  useNewPage(path, close)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const move = moveFor(event.key, event.target as HTMLElement, event.currentTarget)
    if (!move || (event.key === 'Escape' && !open)) return
    event.preventDefault()
    show(move.menu)
    // Links of the menu are focusable only after React has rendered it open.
    requestAnimationFrame(() => move.focus?.focus())
  }

  function toggle(id: string) {
    const keep = adopted.current === id
    adopted.current = undefined
    show(open === id && !keep ? undefined : id)
  }

  const mouse = (action: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && live) action()
  }

  return (
    <nav
      ref={nav}
      className="nav"
      aria-label={label}
      data-live={live || undefined}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(undefined)
      }}
    >
      <ul>
        {entries.map((entry) =>
          'href' in entry ? (
            <li key={entry.href}>
              <Link
                className="top"
                href={entry.href}
                locale={locale}
                aria-current={isCurrent(entry, path) ? 'page' : undefined}
              >
                {entry.title}
              </Link>
            </li>
          ) : (
            <li
              key={entry.id}
              data-menu={entry.id}
              data-open={open === entry.id || undefined}
              onPointerEnter={mouse(() => enter(entry.id))}
              onPointerLeave={mouse(leave)}
            >
              <button
                type="button"
                className="top"
                aria-expanded={open === entry.id}
                aria-controls={`menu-${entry.id}`}
                data-current={isCurrent(entry, path) || undefined}
                {...replayed}
                onClick={() => toggle(entry.id)}
              >
                {entry.title}
                <Icon name="caret-down" />
              </button>
              <div className={entry.items.length > 4 ? 'menu wide' : 'menu'} id={`menu-${entry.id}`}>
                <ul>
                  {entry.items.map(({ href, title, description }) => (
                    <li key={href}>
                      <Link href={href} locale={locale} aria-current={href === path ? 'page' : undefined}>
                        <b>{title}</b>
                        <span>{description}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
                {entry.all && (
                  <Link
                    className="all"
                    href={entry.all.href}
                    locale={locale}
                    aria-current={entry.all.href === path ? 'page' : undefined}
                  >
                    {entry.all.title}
                    <Icon name="arrow-right" className="ic-go" />
                  </Link>
                )}
              </div>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
