import { loadLater } from './load-later'

/**
 * Copy a text without the Clipboard API, which the in-app browsers of Instagram and Facebook reject.
 * @throws if this fails, too
 */
function copyAsBefore(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  // Visually hidden, but not `hidden`, which would make it unselectable.
  field.className = 'sr-only'
  field.readOnly = true
  const { activeElement } = document
  document.body.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    if (!document.execCommand('copy')) throw new Error('The browser did not copy the text.')
  } finally {
    field.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  }
}

async function write(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyAsBefore(text)
  }
}

/** Copy a text, then report the outcome in the toast; copying works even if the toast does not load. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  let outcome = copied
  try {
    // Copy before loading the toast: browsers allow copying only shortly after a tap.
    await write(text)
  } catch {
    // Permission denied, or not a secure context.
    outcome = failed
  }
  await loadLater('toast', () => import('./toast')).then(
    ({ showToast }) => showToast(outcome),
    () => {},
  )
}
