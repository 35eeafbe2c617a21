import type { Manifest } from '../export/manifest'

const kinds = ['added', 'changed', 'removed'] as const

/** An address that differs between two builds. */
export type AddressChange = { kind: (typeof kinds)[number]; url: string }

/** The addresses that a build adds, changes or removes compared with an earlier one, in this order. */
export function changesBetween(earlier: Manifest, now: Manifest): AddressChange[] {
  const kindOf = (url: string) =>
    now[url] === undefined ? 'removed' : earlier[url] === undefined ? 'added' : 'changed'
  const differing = Object.keys({ ...earlier, ...now }).filter((url) => earlier[url] !== now[url])
  return kinds.flatMap((kind) =>
    differing
      .filter((url) => kindOf(url) === kind)
      .sort()
      .map((url) => ({ kind, url })),
  )
}
