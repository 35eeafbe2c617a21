import { useSyncExternalStore } from 'react'

/** From this width on the pages stand in a table. */
const query = '(min-width: 900px), print'

function subscribe(changed: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether there is room for a table; on paper there is. */
export const useWide = () => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
