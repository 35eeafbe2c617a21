/** Memoize a function of one argument. Results for objects are garbage-collected with them. */
export function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const objects = new WeakMap<object, V>()
  const others = new Map<K, V>()
  return (key) => {
    const cache = (typeof key === 'object' ? objects : others) as Map<K, V>
    if (!cache.has(key)) cache.set(key, make(key))
    return cache.get(key) as V
  }
}
