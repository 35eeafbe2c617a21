import { loadLater } from './load-later'

/** Copy a text, then say in the toast whether that worked; it copies even if the toast does not load. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  let outcome = copied
  try {
    // Before the toast loads: browsers let a page copy only shortly after a tap.
    await navigator.clipboard.writeText(text)
  } catch {
    // Permission denied, or not a secure context.
    outcome = failed
  }
  await loadLater('toast', () => import('./toast')).then(
    ({ showToast }) => showToast(outcome),
    () => {},
  )
}
