import type { DeviceKey, SessionKey } from '@/lib/loader/contract'

/** One of the browser's storages. Where the browser blocks it, reading gives `null`, writing does nothing, nothing throws. */
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

/** What the device keeps from visit to visit. */
export const onDevice = storage<DeviceKey>(() => localStorage)

/** What this tab keeps until it is closed. */
export const inSession = storage<SessionKey>(() => sessionStorage)
