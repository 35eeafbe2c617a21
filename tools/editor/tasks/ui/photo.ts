import { tooHeavy } from '../../../../scripts/photos/bytes'
import { pointAt } from '../../focus-point'
import { ask } from '../../preview/ui/ask'
import type { Upload } from '../photo'
import type { FormProblem } from '../task'
import { showWrongAt, valuesOf } from './forms'

type Shown = { url: string; width: number; height: number }

const named = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

/** The chosen, unsaved photo. */
let shown: Shown | undefined

/** Return that photo as the page of the post shows it; undefined if none is chosen, or the browser cannot show it. */
export function chosenPhoto(form: HTMLFormElement): (Shown & { focus: [x: number, y: number] }) | undefined {
  const [x = 50, y = 50] = (valuesOf(form)['photo.focus'] || '50 50').split(' ').map(Number)
  return shown && { ...shown, focus: [x, y] }
}

/** Return the chosen file in the format for sending. */
export async function uploadOf(form: HTMLFormElement): Promise<Upload | undefined> {
  const file = named(form, 'photo').files?.[0]
  if (!file) return undefined
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('This photo cannot be read: choose it again.')))
    reader.readAsDataURL(file)
  })
  return { name: file.name, data: address.slice(address.indexOf(',') + 1) }
}

/** Report that the chosen file is too large to send. */
export function tooHeavyPhoto(form: HTMLFormElement): FormProblem[] {
  const fault = tooHeavy(named(form, 'photo').files?.[0]?.size ?? 0)
  return fault ? [{ name: 'photo', reason: `this picture ${fault}` }] : []
}

/** Ask the server for the problems of the chosen file. */
async function problemsOfPhoto(form: HTMLFormElement): Promise<FormProblem[]> {
  const heavy = tooHeavyPhoto(form)
  if (heavy.length > 0) return heavy
  try {
    const photo = await uploadOf(form)
    return photo ? await ask<FormProblem[]>('/tasks/photo', { photo }) : []
  } catch (error) {
    return [{ name: 'photo', reason: (error as Error).message }]
  }
}

/** Show below the field what is wrong with the chosen file, unless another has been chosen meanwhile. */
async function lookAtPhoto(form: HTMLFormElement): Promise<void> {
  const chosen = () => named(form, 'photo').files?.[0]
  const file = chosen()
  showWrongAt(form, 'photo', [])
  const problems = await problemsOfPhoto(form)
  if (chosen() === file) showWrongAt(form, 'photo', problems)
}

/**
 * Show the fields of a photo once one is chosen, with the photo to click on. @param changed is called when its
 * appearance changes
 */
export function watchPhoto(form: HTMLFormElement, changed: () => void): void {
  const part = form.querySelector('#new-photo') as HTMLElement
  const button = part.querySelector('.focus-point') as HTMLButtonElement
  const [image, mark] = [button.querySelector('img'), button.querySelector('span')] as [HTMLImageElement, HTMLElement]
  const draw = () => {
    const { focus } = chosenPhoto(form) ?? { focus: [50, 50] }
    Object.assign(mark.style, { left: `${focus[0]}%`, top: `${focus[1]}%` })
    const consent = form.querySelector('#consent') as HTMLElement
    consent.hidden = !/team|patients/.test(valuesOf(form)['photo.people'] ?? '')
    changed()
  }
  named(form, 'photo').addEventListener('change', () => {
    const file = named(form, 'photo').files?.[0]
    if (shown) URL.revokeObjectURL(shown.url)
    shown = undefined
    named(form, 'photo.focus').value = ''
    part.hidden = !file
    button.hidden = true
    if (file) image.src = URL.createObjectURL(file)
    draw()
    void lookAtPhoto(form)
  })
  image.addEventListener('load', () => {
    button.hidden = false
    shown = { url: image.src, width: image.naturalWidth, height: image.naturalHeight }
    draw()
  })
  button.addEventListener('click', (event) => {
    // Enter on the keyboard is a click without a position.
    if (event.detail > 0) named(form, 'photo.focus').value = pointAt(event, button.getBoundingClientRect())
    draw()
  })
  form.addEventListener('change', draw)
  form.addEventListener('reset', () => {
    shown = undefined
    part.hidden = true
  })
}
