import type { TriageRules } from '../content/schemas/triage'
import type { RegionRules } from './advise'

type Region = TriageRules['regions'][number]

/** The rules without the pages that the clinic has switched off. @param notOffered their addresses. */
export const offeredRules = (rules: TriageRules, notOffered: readonly string[]): TriageRules => ({
  ...rules,
  regions: rules.regions.map((region) => ({
    ...region,
    pages: region.pages.filter(({ path }) => !notOffered.includes(path)),
  })),
})

/** What the advice for one part of the body depends on. Names of signs that the rules do not have are left out. */
export function rulesFor({ began, course, signs }: TriageRules, region: Region): RegionRules {
  const { id, raises, atLeast, pages } = region
  const own = region.signs.flatMap((name) => signs.find((sign) => sign.id === name) ?? [])
  return {
    id,
    began,
    course,
    signs: own.map((sign) => ({ id: sign.id, urgency: sign.urgency })),
    raises,
    ...(atLeast && { atLeast }),
    pages,
  }
}
