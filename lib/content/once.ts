/** Memoizes a function of an object, so that checks can share the work on a file. */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as V
  }
}
