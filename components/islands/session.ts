import type { Values } from '@/lib/forms/validate'

/** What was typed and not sent yet: kept on the device, for this tab's session only. */
const key = 'contact-draft'

/** Keeps the answers. */
export function saveDraft(values: Values): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Storage is blocked or full: the page itself still holds the text.
  }
}

/** Forgets the answers. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

/** Puts kept answers into the empty fields of a form. @returns whether there were any. */
export function readDraft(form: HTMLFormElement): boolean {
  let values: Values
  try {
    values = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return false
  }
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

/** Where the visit came from, as the inline loader keeps it for the session: a query such as `landing=%2F&source=faq`. */
export function rememberedVisit(): string | null {
  try {
    return sessionStorage.getItem('from')
  } catch {
    return null
  }
}
