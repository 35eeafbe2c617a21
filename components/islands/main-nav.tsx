'use client'

import { type PointerEvent, useCallback, useEffect, useState } from 'react'
import { tw } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { replayProps } from '@/lib/loader/contract'
import type { NavEntry } from '@/lib/routes/menus'
import { OutOfView } from './out-of-view'
import { useNewPage } from './use-new-page'
import { usePath } from './use-path'

/** A top-level entry: a link or button. */
const top = tw`inline-flex min-h-12 cursor-pointer items-center gap-1 whitespace-nowrap rounded-small xl:es:px-2 px-2 font-semibold text-small/head text-ink no-underline hover:text-spruce-600 group-hover/item:text-spruce-600 aria-[current]:inset-shadow-current aria-[current]:text-spruce-600 data-current:inset-shadow-current data-current:text-spruce-600 group-data-open/item:text-spruce-600 lg:max-xl:px-1`
/** The strip above a menu bridges the gap to its button, so that the pointer never leaves in between. */
const menu = tw`absolute top-[calc(100%+14px)] rounded-b-m border border-line border-t-4 border-t-hickory bg-white p-2 shadow-menu before:absolute before:inset-x-0 before:bottom-full before:h-5`
const sizes = { narrow: tw`-left-3.5 min-w-85`, wide: tw`-left-45 w-165` }
const link = tw`px-4 py-3 no-underline hover:bg-mist aria-[current]:bg-mist`

type Props = { entries: NavEntry[]; locale: Locale; label: string }

const isCurrent = (entry: NavEntry, path: string) =>
  'href' in entry
    ? entry.href === path
    : [...entry.items, ...(entry.all ? [entry.all] : [])].some(({ href }) => href === path)

type Menu = Extract<NavEntry, { id: string }>

/** Show the links of a menu, followed by the link to all its pages. */
function MenuLinks({ menu, locale, path }: { menu: Menu; locale: Locale; path: string }) {
  return (
    <OutOfView>
      <ul className={menu.items.length > 4 ? 'grid grid-cols-2' : undefined}>
        {menu.items.map(({ href, title, description }) => (
          <li key={href}>
            <Link
              className={`${link} block rounded-small text-ink`}
              href={href}
              locale={locale}
              aria-current={href === path ? 'page' : undefined}
            >
              <b className="block font-bold font-display text-body/head">{title}</b>
              <span className="mt-0.5 block text-small/close text-ink-2">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
      {menu.all && (
        <Link
          className={`${link} mt-2 flex min-h-12 items-center justify-between border-line border-t font-bold font-display text-small/head text-spruce-600`}
          href={menu.all.href}
          locale={locale}
          aria-current={menu.all.href === path ? 'page' : undefined}
        >
          {menu.all.title}
          <GoIcon />
        </Link>
      )}
    </OutOfView>
  )
}

type EntryProps<Entry> = { entry: Entry; locale: Locale; path: string }

/** Show a top-level link. */
const TopLink = ({ entry, locale, path }: EntryProps<Exclude<NavEntry, Menu>>) => (
  <li className="relative">
    <Link className={top} href={entry.href} locale={locale} aria-current={isCurrent(entry, path) ? 'page' : undefined}>
      {entry.title}
    </Link>
  </li>
)

type MenuProps = EntryProps<Menu> & {
  /** Whether a click opened it. */
  isOpen: boolean
  onMouse: (event: PointerEvent) => void
  onToggle: () => void
}

/** Show a top-level button, and the menu that it opens. */
const TopMenu = ({ entry, locale, path, isOpen, onMouse, onToggle }: MenuProps) => (
  <li
    className="group/item relative"
    data-menu={entry.id}
    data-open={isOpen || undefined}
    onPointerEnter={onMouse}
    onPointerLeave={onMouse}
  >
    <button
      type="button"
      className={top}
      aria-expanded={isOpen}
      aria-controls={`menu-${entry.id}`}
      data-current={isCurrent(entry, path) || undefined}
      {...replayProps}
      onClick={onToggle}
    >
      {entry.title}
      <Icon name="caret-down" size="size-4" />
    </button>
    <div className={`${menu} ${sizes[entry.items.length > 4 ? 'wide' : 'narrow']}`} id={`menu-${entry.id}`}>
      <MenuLinks menu={entry} locale={locale} path={path} />
    </div>
  </li>
)

/** Return the menu in which the focus is. */
const focusedMenu = () => document.activeElement?.closest('[data-menu] > div')

/** The row's state besides a menu that a click opened: the pointer opens menus, or nothing does until it moves on. */
const [hover, closed] = ['hover', 'closed']

/**
 * Show the header's menus: a disclosure navigation (WAI-ARIA Authoring Practices). CSS opens them under the pointer
 * (app/styles/menus.css), before hydration and after. Hydrated, a click opens a menu and closes it, and Escape closes
 * whatever is open (WCAG 1.4.13).
 */
export function MainNav({ entries, locale, label }: Props) {
  const path = usePath()
  /** `hover`, `closed`, or the menu that a click opened; undefined before hydration. */
  const [state, setState] = useState<string>()
  const close = useCallback(() => setState(closed), [])

  useEffect(() => {
    // CSS has opened it before hydration.
    const focused = focusedMenu()?.parentElement?.getAttribute('data-menu')
    // A tap that the loader replays may have come first.
    setState((now) => now ?? focused ?? (matchMedia('(hover: hover)').matches ? hover : closed))
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      focusedMenu()?.parentElement?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [close])

  useNewPage(path, close)

  return (
    <nav
      className="hidden lg:block"
      aria-label={label}
      data-menus={state}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <ul className="flex">
        {entries.map((entry) =>
          'href' in entry ? (
            <TopLink key={entry.href} entry={entry} locale={locale} path={path} />
          ) : (
            <TopMenu
              key={entry.id}
              entry={entry}
              locale={locale}
              path={path}
              isOpen={state === entry.id}
              onMouse={({ pointerType }) => pointerType === 'mouse' && setState(hover)}
              onToggle={() => setState(state === entry.id ? closed : entry.id)}
            />
          ),
        )}
      </ul>
    </nav>
  )
}
