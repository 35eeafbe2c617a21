import { type ReloadReason, reloadReasonKey } from '@/lib/loader/contract'

/** Load this page once more, with its scroll position and what was typed, as browsers do. */
export function reload(reason: ReloadReason): void {
  history.replaceState({ ...history.state, [reloadReasonKey]: reason }, '')
  location.reload()
}

/** Tell for what reason `reload` loaded this page, if it did: once, so that the visitor may load it anew without that. */
export function takeReloadReason(): void {
  const { [reloadReasonKey]: reason, ...others } = history.state ?? {}
  document[reloadReasonKey] = reason ?? ''
  if (reason) history.replaceState(Object.keys(others).length > 0 ? others : null, '')
}

/** Load the page without scripts of its own. @returns whether that is possible and not what has been done already */
export function reloadPlain(): boolean {
  const isUseful = document[reloadReasonKey] !== undefined && document[reloadReasonKey] !== 'plain'
  if (isUseful) reload('plain')
  return isUseful
}
