'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { tw } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { replayProps } from '@/lib/loader/contract'
import type { NavEntry } from '@/lib/routes/menus'
import { OutOfView } from './out-of-view'
import { useHoverMenus } from './use-hover-menus'
import { useNewPage } from './use-new-page'
import { usePath } from './use-path'

/** A top-level entry: a link or button. */
const top = tw`inline-flex min-h-12 cursor-pointer items-center gap-1 whitespace-nowrap rounded-small xl:es:px-2 px-2 font-semibold text-small/head text-ink no-underline hover:text-spruce-600 aria-[current]:inset-shadow-current aria-[current]:text-spruce-600 data-current:inset-shadow-current data-current:text-spruce-600 group-data-open/item:text-spruce-600 lg:max-xl:px-1`
/** The strip above a menu bridges the gap to its button, so that the pointer never leaves in between. */
const menu = tw`invisible absolute top-[calc(100%+14px)] rounded-b-m border border-line border-t-4 border-t-hickory bg-white p-2 opacity-0 shadow-menu transition-[opacity,transform] [transform:translateY(-4px)] before:absolute before:inset-x-0 before:bottom-full before:h-5 group-data-open/item:visible group-data-open/item:opacity-100 group-data-open/item:[transform:none]`
/** Before hydration CSS opens the menus, with the delays of use-hover-menus.ts. */
const beforeHydration = tw`not-hydrated:transition-[opacity,visibility] not-hydrated:delay-150 not-hydrated:[transition-duration:150ms,0s] not-hydrated:group-focus-within/item:visible not-hydrated:group-focus-within/item:[transform:none] not-hydrated:group-focus-within/item:opacity-100 not-hydrated:group-focus-within/item:delay-0! not-hydrated:group-hover/item:visible not-hydrated:group-hover/item:[transform:none] not-hydrated:group-hover/item:opacity-100 not-hydrated:group-hover/item:delay-200`
const caret = tw`transition-transform not-hydrated:group-hover/item:[transform:rotate(180deg)] group-data-open/item:[transform:rotate(180deg)]`
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
  isOpen: boolean
  /** Pointer handlers that open and close the menu. */
  hover: Pick<ComponentProps<'li'>, 'onPointerEnter' | 'onPointerLeave'>
  onToggle: () => void
}

/** Show a top-level button, and the menu that it opens. */
const TopMenu = ({ entry, locale, path, isOpen, hover, onToggle }: MenuProps) => (
  <li className="group/item relative" data-menu={entry.id} data-open={isOpen || undefined} {...hover}>
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
      <Icon name="caret-down" size="size-4" className={caret} />
    </button>
    <div
      className={`${menu} ${beforeHydration} ${sizes[entry.items.length > 4 ? 'wide' : 'narrow']}`}
      id={`menu-${entry.id}`}
    >
      <MenuLinks menu={entry} locale={locale} path={path} />
    </div>
  </li>
)

/**
 * Show the header's menus: a disclosure navigation (WAI-ARIA Authoring Practices) that opens on hover, tap and key
 * press. Tab moves through it, Escape closes a menu and returns focus to its button.
 * Before hydration CSS opens the menus on hover and focus.
 */
export function MainNav({ entries, locale, label }: Props) {
  const path = usePath()
  const nav = useRef<HTMLElement>(null)
  const [live, setLive] = useState(false)
  /** The menu that CSS opened before hydration: the click that the loader replays must not close it. */
  const adopted = useRef<string>(undefined)
  const { open, show, enter, leave } = useHoverMenus()

  // Adopt the menu that CSS has already opened.
  useEffect(() => {
    const items = [...(nav.current?.querySelectorAll('li[data-menu]') ?? [])]
    const item = items.find((menu) => menu.matches(':hover') || menu.querySelector(':scope [id] :focus'))
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
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    show(undefined)
    const link = (event.target as Element).closest('a')
    link?.closest('[data-menu]')?.querySelector('button')?.focus()
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
      className="hidden lg:block"
      aria-label={label}
      data-live={live || undefined}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(undefined)
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
              isOpen={open === entry.id}
              hover={{ onPointerEnter: mouse(() => enter(entry.id)), onPointerLeave: mouse(leave) }}
              onToggle={() => toggle(entry.id)}
            />
          ),
        )}
      </ul>
    </nav>
  )
}
