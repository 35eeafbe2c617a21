import type { Manifest } from '../export/manifest'

/** Addresses that differ between two builds. */
export type Changes = { added: string[]; changed: string[]; removed: string[] }

/** What a build has that an earlier one had not, has otherwise, or has no more; in the order of the addresses. */
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

/** All of them, as search engines are told. */
export const addressesOf = ({ added, changed, removed }: Changes) => [...added, ...changed, ...removed]
