import { retry } from './retry'

/** The parts of a page-translation widget that this module uses. */
export type Widget = {
  /** Loads its script once; rejects when that fails. */
  load: () => Promise<void>
  /** Its language dropdown, once it is there. */
  dropdown: () => HTMLSelectElement | null
  /** The language the page is in now. */
  language: () => string
}

/** When the target is set after the dropdown was cleared, and once more if the page was not translated; in milliseconds. */
const setAt = { first: 100, second: 800 }
/** How often the dropdown is looked for, and how long. */
const look = { every: 100, atMost: 15_000 }

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

function choose(widget: Widget, value: string) {
  const dropdown = widget.dropdown()
  if (!dropdown) return
  dropdown.value = value
  dropdown.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Has the widget translate the page: load, wait for the dropdown, clear it, set it, set it once more if need be.
 * @param stopped whether the visitor has chosen otherwise meanwhile; nothing is set any more then.
 * @throws when the script does not load in four tries, or no dropdown appears.
 */
export async function translatePage(target: string, widget: Widget, stopped: () => boolean): Promise<void> {
  await retry(widget.load, stopped)
  for (let waited = 0; !widget.dropdown(); waited += look.every) {
    if (stopped()) return
    if (waited >= look.atMost) throw new Error('the translation widget shows no dropdown')
    await wait(look.every)
  }
  if (stopped()) return
  choose(widget, '')
  await wait(setAt.first)
  if (stopped()) return
  choose(widget, target)
  await wait(setAt.second - setAt.first)
  if (!stopped() && widget.language() !== target) choose(widget, target)
}
