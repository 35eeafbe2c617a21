import { capitalized } from '../../../../lib/i18n/capitalized'
import type { DraftProblem } from '../drafts'
import { element } from './element'

const className = 'check-problem'

/** Return the form's pane for a language; facts that all languages share have a pane without one. */
export const paneOf = (locale: string | undefined): HTMLElement | null =>
  document.querySelector(locale ? `.pane[data-mode="edit"][data-locale="${locale}"]` : `.pane[data-mode="edit"]`)

/** Return the field of a path in a pane, or the nearest ancestor that the form shows. */
function fieldAt(pane: HTMLElement, path: string): { element: HTMLElement; below: string } | undefined {
  for (let at = path; at; at = at.includes('.') ? at.replace(/\.[^.]*$/, '') : '') {
    const element = pane.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(at)}"]`)
    if (element) return { element, below: path.slice(at.length + 1) }
  }
  return undefined
}

/** Return a field in words: `seo.title` → `seo, title`. */
const nameOf = (field: string) => field.split('.').join(', ')

/** Write a reason as a sentence. */
export const sentence = (reason: string) => `${capitalized(reason)}.`.replace(/([.!?:])\.$/, '$1')

/** Show each problem beside the field that causes it, and remove solved ones. */
export function showAtFields(problems: DraftProblem[]): void {
  const wanted = new Map<HTMLElement, string[]>()
  for (const { field, locale, reason } of problems) {
    const pane = paneOf(locale)
    const found = field && pane ? fieldAt(pane, field) : undefined
    if (!found) continue
    const text = found.below ? `${nameOf(found.below)}: ${reason}` : sentence(reason)
    wanted.set(found.element, [...(wanted.get(found.element) ?? []), text])
  }
  for (const note of document.querySelectorAll<HTMLElement>(`.${className}`)) {
    const owner = note.parentElement
    const texts = owner ? wanted.get(owner) : undefined
    if (owner && texts?.join('\n') === note.textContent) wanted.delete(owner)
    else note.remove()
  }
  for (const [field, texts] of wanted)
    field.querySelector(':scope > header')?.after(element('p', { class: className }, texts.join('\n')))
}

/** Focus a field of the form: the editor expands what contains it. */
function goTo({ field, locale }: DraftProblem): void {
  const payload = { locale: locale ?? '_default', keyPath: field }
  window.postMessage({ type: 'highlight-editor-field', payload }, location.origin)
}

function itemFor(problem: DraftProblem): HTMLElement {
  const link = element('button', { type: 'button' }, nameOf(problem.field))
  link.addEventListener('click', () => goTo(problem))
  return element('li', {}, ...(problem.field ? [link, ': '] : []), problem.reason)
}

/**
 * List the problems of a language in an element, each with a link to its field.
 * @param isNew whether the page has never been saved: fields that are still empty are not errors then
 */
export function listProblems(target: HTMLElement, problems: DraftProblem[], isNew: boolean): void {
  const open = isNew ? problems.filter(({ isMissing }) => isMissing) : []
  const wrong = problems.filter((problem) => !open.includes(problem))
  const list = (items: DraftProblem[]) => element('ul', {}, ...items.map(itemFor))
  const summary = element('summary', {}, `Still to fill in: ${open.length}`)
  target.replaceChildren()
  if (wrong.length > 0) target.append(list(wrong))
  if (open.length > 0) target.append(element('details', {}, summary, list(open)))
  if (problems.length === 0) target.textContent = 'Nothing to correct.'
}
