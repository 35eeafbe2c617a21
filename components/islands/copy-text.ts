import { loadLater } from './load-later'

/** Copy a text, then report the outcome in the toast; copying works even if the toast does not load. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  let outcome = copied
  try {
    // Copy before loading the toast: browsers allow copying only shortly after a tap.
    await navigator.clipboard.writeText(text)
  } catch {
    // Permission denied, not a secure context, or the browser of an app that has no clipboard.
    outcome = failed
  }
  await loadLater('toast', () => import('./toast')).then(
    ({ showToast }) => showToast(outcome),
    () => {},
  )
}
