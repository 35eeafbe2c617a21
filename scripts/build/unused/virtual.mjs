/** Stands in for the virtual lists of Headless UI's combobox (`virtual`), which no list here is long enough for: 10 KB gzipped. */
export function useVirtualizer() {
  throw new Error('virtual lists are left out of the build: next.config.mjs')
}
