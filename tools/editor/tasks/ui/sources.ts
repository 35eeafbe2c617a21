import { element } from '../../preview/ui/element'
import type { DeskState } from '../state'

/** The choice for a source that no page names yet. */
const other = 'other'

/** Return the key of a source, from its address: `https://www.medlineplus.gov/…` → `medlineplus`. */
function keyFrom(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  return (
    host
      .split('.')
      .at(-2)
      ?.replace(/[^a-z0-9]/g, '') ?? ''
  )
}

const option = (value: string, text: string) => element('option', { value }, text)

/** Insert a source's footnote mark at the last caret position of a text. */
function insert(text: HTMLTextAreaElement, mark: string): void {
  text.setRangeText(mark, text.selectionEnd, text.selectionEnd, 'end')
  text.dispatchEvent(new Event('input', { bubbles: true }))
  text.focus()
}

function showSource(group: HTMLElement, keys: ReadonlyMap<string, string>): void {
  const select = group.querySelector('select[name$=".known"]') as HTMLSelectElement
  const typed = group.querySelector<HTMLElement>('[data-typed]')
  const mark = group.querySelector<HTMLElement>('.mark')
  const key =
    select.value === other ? group.querySelector<HTMLInputElement>('[name$=".key"]')?.value : keys.get(select.value)
  if (typed) typed.hidden = select.value !== other
  if (mark) mark.hidden = !key
  const code = mark?.querySelector('code')
  if (code) code.textContent = `[^${key}]`
  if (select.value) group.hidden = false
}

/**
 * Offer the sources that pages already name, and fields for others; each source has a mark to insert into the texts.
 */
export function offerSources(form: HTMLFormElement, known: DeskState['sources']): void {
  const keys = new Map(known.map(({ url, key }) => [url, key]))
  const groups = [...form.querySelectorAll<HTMLElement>('.source')]
  const more = form.querySelector('.more') as HTMLButtonElement
  const draw = () => {
    for (const group of groups) showSource(group, keys)
    more.hidden = groups.every((group) => !group.hidden)
  }
  for (const group of groups) {
    const select = group.querySelector('select[name$=".known"]') as HTMLSelectElement
    if (select.options.length > 0) continue
    select.append(
      option('', 'Choose …'),
      ...known.map(({ url, text }) => option(url, text)),
      option(other, 'Another one: type it'),
    )
    group.hidden = group.hasAttribute('data-more')
    group.addEventListener('change', ({ target }) => {
      const key = group.querySelector<HTMLInputElement>('[name$=".key"]')
      if (target instanceof HTMLInputElement && target.name.endsWith('.url') && key && !key.value)
        key.value = keyFrom(target.value)
      draw()
    })
    for (const button of group.querySelectorAll<HTMLElement>('[data-into]'))
      button.addEventListener('click', () => {
        const text = form.elements.namedItem(`${button.dataset.into}.body`)
        if (text instanceof HTMLTextAreaElement) insert(text, group.querySelector('.mark code')?.textContent ?? '')
      })
  }
  more.onclick = () => {
    const next = groups.find((group) => group.hidden)
    if (next) next.hidden = false
    next?.querySelector('select')?.focus()
    draw()
  }
  draw()
}
