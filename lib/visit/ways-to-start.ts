/** The two ways to start: a free consultation, or the new patient special. */
export type WayToStart = 'talk' | 'special'

/** The ids of their forms; both pages have both forms. */
export const formIds: Record<WayToStart, string> = { talk: 'consultation-form', special: 'new-patient-form' }

const pages = ['/free-consultation', '/new-patient-special']

/** Other parts of these pages that links may point to. */
const parts = ['checklist']

/**
 * Test whether a link points to a page with both ways to start without saying which one: the visitor would not see what
 * it promised.
 */
export function isAmbiguousLink(target: string): boolean {
  const [, path = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(target) ?? []
  return pages.includes(path) && ![...Object.values(formIds), ...parts].includes(fragment)
}
