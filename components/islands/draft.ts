import { inSession } from '@/components/client/storage'
import type { Values } from '@/lib/forms/validate'
import { sessionKeys } from '@/lib/loader/contract'

/** Save unsent values for this tab's session. */
export const saveDraft = (values: Values) => inSession.set(sessionKeys.contactDraft, JSON.stringify(values))

/** Delete the saved values. */
export const clearDraft = () => inSession.remove(sessionKeys.contactDraft)

/** Return the saved values; none if the stored text is not valid JSON. */
function readSaved(): Values {
  try {
    return JSON.parse(inSession.get(sessionKeys.contactDraft) ?? '{}')
  } catch {
    return {}
  }
}

/** Restore saved values into the empty fields of a form. @returns whether any were restored */
export function readDraft(form: HTMLFormElement): boolean {
  const values = readSaved()
  let isRestored = false
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const value = values[control.dataset.field ?? '']
    if (typeof value !== 'string' || !value || control.value) continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    isRestored = true
  }
  return isRestored
}
