import { useRef, useSyncExternalStore } from 'react'

/** Stands in for the copy of this hook that also serves React before 18: what is selected keeps its identity while it is equal. */
export function useSyncExternalStoreWithSelector(subscribe, getState, _getServerState, select, isEqual) {
  const kept = useRef()
  const read = () => {
    const next = select(getState())
    if (!kept.current || !isEqual(kept.current[0], next)) kept.current = [next]
    return kept.current[0]
  }
  return useSyncExternalStore(subscribe, read, read)
}
