import { deviceKeys, replayAttribute } from '@/lib/loader/contract'
import { closestTo } from './closest'
import { onDevice } from './storage'

function remember(event: Event): void {
  const link = closestTo(event, `a[${replayAttribute}][hreflang]`) as HTMLAnchorElement | null
  if (link) onDevice.set(deviceKeys.language, link.hreflang)
}

/** Store the chosen language even if its link opens in a new tab or before hydration. */
export function rememberChosenLanguage(): void {
  addEventListener('click', remember, true)
  addEventListener('auxclick', remember, true)
}
