import { element } from '../../preview/ui/element'
import { sentence } from '../../preview/ui/problems'
import type { FormProblem, TaskAnswer } from '../task'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      'name' in element && !(element instanceof HTMLButtonElement) && Boolean(element.name),
  )

/** Return the values of a form by field name, without files. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Fill a form with values. */
export function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controls(form)) {
    const value = values[control.name]
    if (value === undefined || control.type === 'file') continue
    if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type))
      control.checked = control.value === value
    else control.value = value
  }
}

const noteAt = (form: HTMLFormElement, name: string) => form.querySelector(`[id="wrong-${name}"]`)

function unmark(form: HTMLFormElement, control: Control): void {
  noteAt(form, control.name)?.remove()
  control.removeAttribute('aria-invalid')
  control.removeAttribute('aria-describedby')
}

/** Add a reason below its field, after existing ones. */
function mark(form: HTMLFormElement, control: Control, reason: string): void {
  const known = noteAt(form, control.name)
  if (known) {
    known.append(` ${sentence(reason)}`)
    return
  }
  const note = element('span', { class: 'wrong', id: `wrong-${control.name}` }, sentence(reason))
  // Inside the label it would become part of the field's name.
  ;(control.closest('label') ?? control).after(note)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', note.id)
}

/** Show at once what is wrong with a field that was just filled in; leave the others alone. */
export function showWrongAt(form: HTMLFormElement, name: string, problems: FormProblem[]): void {
  const control = controls(form).find((one) => one.name === name)
  if (!control) return
  unmark(form, control)
  for (const { reason } of problems) mark(form, control, reason)
  noteAt(form, name)?.setAttribute('role', 'alert')
}

function clear(form: HTMLFormElement): void {
  for (const control of controls(form)) unmark(form, control)
  for (const place of form.querySelectorAll('.problems, .done')) place.textContent = ''
}

/** Show each problem below its field, the others above the button, and focus the first. */
function showWrong(form: HTMLFormElement, problems: FormProblem[]): void {
  clear(form)
  const all = controls(form)
  const rest: string[] = []
  for (const { name, reason } of problems) {
    const control = all.find((one) => one.name === name)
    if (!control) {
      rest.push(name ? `${name}: ${reason}` : reason)
      continue
    }
    mark(form, control, reason)
  }
  const place = form.querySelector('.problems')
  const marked = problems.length - rest.length
  if (place)
    place.textContent = [marked > 0 && 'Not saved: please look at what is marked.', ...rest].filter(Boolean).join('\n')
  const first = all.find((control) => control.hasAttribute('aria-invalid'))
  // Expand collapsed parts, so that the problem is visible.
  for (const control of all.filter((one) => one.hasAttribute('aria-invalid')))
    control.closest('details')?.setAttribute('open', '')
  first?.focus()
}

/**
 * Send a form when its button is pressed, once at a time, and show the answer in it.
 * @param send sends the request @param done runs after a save
 */
export function onSave(
  form: HTMLFormElement,
  send: (values: Record<string, string>) => Promise<TaskAnswer>,
  done: () => void,
): void {
  form.noValidate = true
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector<HTMLButtonElement>('button:not([type])')
    if (!button || button.disabled) return
    button.disabled = true
    try {
      const answer = await send(valuesOf(form))
      showWrong(form, answer.problems)
      if (!('done' in answer)) return
      const place = form.querySelector('.done')
      const link = element('a', { href: '#publish' }, 'Publish')
      place?.replaceChildren(`${answer.done} Visitors see it after the next `, link, '.')
      done()
    } catch (error) {
      showWrong(form, [{ name: '', reason: (error as Error).message }])
    } finally {
      button.disabled = false
    }
  })
}

/** Count the characters of a field below it. */
export function countCharacters(form: HTMLFormElement): void {
  for (const control of controls(form).filter(({ dataset }) => dataset.count)) {
    const note = element('span', { class: 'count' })
    ;(control.closest('label') ?? control).after(note)
    const count = () => {
      note.textContent = `${control.value.trim().length} / ${control.dataset.count}`
    }
    control.addEventListener('input', count)
    // The fields are emptied after this event.
    form.addEventListener('reset', () => queueMicrotask(count))
    count()
  }
}
