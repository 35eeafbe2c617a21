import { loadLater } from './load-later'

/**
 * Copy a text as browsers did before they had a clipboard: those inside apps such as Instagram and Facebook refuse the new way.
 * @throws when this is refused, too
 */
function copyAsBefore(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  // Invisible, but not `hidden`: that cannot be selected.
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

/** Copy a text, then says in the toast whether that worked; it copies even if the toast does not load. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  let outcome = copied
  try {
    // Before the toast loads: browsers let a page copy only shortly after a tap.
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
