/** The two ways to start: a free talk, or the new patient offer. */
export type WayToStart = 'talk' | 'special'

/** The ids of the forms that ask for them; both pages have both forms. */
export const formIds: Record<WayToStart, string> = { talk: 'consultation-form', special: 'new-patient-form' }

const pages = ['/free-consultation', '/new-patient-special']

/** The other parts of these pages that a link may lead to. */
const parts = ['checklist', 'calendar']

/**
 * Test whether a link leads to a page with both ways to start without saying to which: the visitor would not see what
 * it promised.
 */
export function isAmbiguousLink(target: string): boolean {
  const [, path = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(target) ?? []
  return pages.includes(path) && ![...Object.values(formIds), ...parts].includes(fragment)
}
