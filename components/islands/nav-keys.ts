/** The effect of a key press: the menu to open, and the element to focus. */
export type Move = { menu?: string; focus?: HTMLElement }

const all = (root: Element | null | undefined, selector: string) => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
]

/**
 * Return the effect of a key in a disclosure navigation (WAI-ARIA Authoring Practices): Left and Right move along the
 * row of buttons, Down opens a menu and moves through it, Up moves back, Home and End go to the ends, Escape closes and
 * returns to the button.
 * @param target the focused link or button.
 * @param nav the navigation that contains it.
 * @returns undefined for other keys.
 */
export function moveFor(key: string, target: HTMLElement, nav: HTMLElement): Move | undefined {
  const row = all(nav, ':scope > ul > li > :is(a, button)')
  const item = target.closest('li[data-menu]')
  const menu = item?.getAttribute('data-menu') ?? undefined
  const top = item?.querySelector('button') ?? target
  const links = all(item, 'a')
  const place = links.indexOf(target)
  const along = (step: number) => row.at((row.indexOf(top) + step) % row.length)

  switch (key) {
    case 'ArrowRight':
      return { focus: along(1) }
    case 'ArrowLeft':
      return { focus: along(-1) }
    case 'ArrowDown':
      return menu ? { menu, focus: links[place + 1] ?? links[0] } : undefined
    case 'ArrowUp':
      return place < 0 ? undefined : { menu, focus: links[place - 1] ?? top }
    case 'Home':
      return place < 0 ? { focus: row[0] } : { menu, focus: links[0] }
    case 'End':
      return place < 0 ? { focus: row.at(-1) } : { menu, focus: links.at(-1) }
    case 'Escape':
      return { focus: place < 0 ? undefined : top }
  }
}
