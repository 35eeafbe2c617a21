import { type ReloadReason, reloadReasonKey } from '@/lib/loader/contract'

/** Reload this page; the browser restores the scroll position and what was typed. */
export function reload(reason: ReloadReason): void {
  history.replaceState({ ...history.state, [reloadReasonKey]: reason }, '')
  location.reload()
}

/** Publish the reason why `reload` reloaded this page, and clear it, so that it does not affect the next reload. */
export function takeReloadReason(): void {
  const { [reloadReasonKey]: reason, ...others } = history.state ?? {}
  document[reloadReasonKey] = reason ?? ''
  if (reason) history.replaceState(Object.keys(others).length > 0 ? others : null, '')
}

/** Reload the page without its own scripts. @returns false if that is impossible or has already been done */
export function reloadPlain(): boolean {
  const isUseful = document[reloadReasonKey] !== undefined && document[reloadReasonKey] !== 'plain'
  if (isUseful) reload('plain')
  return isUseful
}
