import { retry } from './retry'

/** The page-translation widget of the provider. */
export type Widget = {
  /** Load its script once; rejects when that fails. */
  load: () => Promise<void>
  /** Its language dropdown, once rendered. */
  dropdown: () => HTMLSelectElement | null
  /** The current language of the page. */
  language: () => string
}

/**
 * Delays after clearing the dropdown, in milliseconds: before setting the target, and before setting it again if that
 * failed.
 */
const setAt = { first: 100, second: 800 }
/** Polling interval and timeout for the dropdown, in milliseconds. */
const look = { every: 100, atMost: 15_000 }

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

function choose(widget: Widget, value: string) {
  const dropdown = widget.dropdown()
  if (!dropdown) return
  dropdown.value = value
  dropdown.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Make the widget translate the page: load it, wait for its dropdown, clear it, set it, and set it again if needed.
 * @param stopped whether the visitor has since made another choice; then the dropdown is left alone.
 * @throws if the script fails to load four times, or no dropdown appears.
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
