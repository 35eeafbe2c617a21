import type { Manifest } from '../export/manifest'

/** Addresses that differ between two builds. */
export type Changes = { added: string[]; changed: string[]; removed: string[] }

/** The addresses that a build adds, changes or removes compared with an earlier one, each list in order. */
export function changesBetween(earlier: Manifest, now: Manifest): Changes {
  const addresses = Object.keys(now).sort()
  return {
    added: addresses.filter((url) => earlier[url] === undefined),
    changed: addresses.filter((url) => earlier[url] !== undefined && earlier[url] !== now[url]),
    removed: Object.keys(earlier)
      .filter((url) => now[url] === undefined)
      .sort(),
  }
}

/** All of them in one list, as IndexNow takes them. */
export const addressesOf = ({ added, changed, removed }: Changes) => [...added, ...changed, ...removed]
