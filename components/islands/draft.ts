import type { Values } from '@/lib/forms/validate'
import { sessionKeys } from '@/lib/loader/contract'
import { inSession } from './storage'

/** Keeps what was typed and not sent yet, for this tab's session only. */
export const saveDraft = (values: Values) => inSession.set(sessionKeys.contactDraft, JSON.stringify(values))

/** Forgets the answers. */
export const clearDraft = () => inSession.remove(sessionKeys.contactDraft)

/** The answers that were kept; none when someone else has written there. */
function kept(): Values {
  try {
    return JSON.parse(inSession.get(sessionKeys.contactDraft) ?? '{}')
  } catch {
    return {}
  }
}

/** Puts kept answers into the empty fields of a form. @returns whether there were any. */
export function readDraft(form: HTMLFormElement): boolean {
  const values = kept()
  let found = false
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const value = values[control.dataset.field ?? '']
    if (typeof value !== 'string' || !value || control.value) continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    found = true
  }
  return found
}
