import type { DeviceKey, SessionKey } from '@/lib/loader/contract'

/** Wrap a `Storage` that may be blocked: then reads return `null`, writes do nothing, and nothing throws. */
function storage<Key extends string>(open: () => Storage) {
  const attempt = <T>(action: (storage: Storage) => T) => {
    try {
      return action(open())
    } catch {
      return null
    }
  }
  return {
    get: (key: Key) => attempt((storage) => storage.getItem(key)),
    set: (key: Key, value: string) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key: Key) => void attempt((storage) => storage.removeItem(key)),
  }
}

/** `localStorage`. */
export const onDevice = storage<DeviceKey>(() => localStorage)

/** `sessionStorage`. */
export const inSession = storage<SessionKey>(() => sessionStorage)
