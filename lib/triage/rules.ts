import type { TriageRules } from '../schemas/triage'
import { type RegionRules, urgencies } from './advise'

type Region = TriageRules['regions'][number]

/** Return the rules without the pages that the clinic has switched off. @param notOffered their addresses. */
export const offeredRules = (rules: TriageRules, notOffered: readonly string[]): TriageRules => ({
  ...rules,
  regions: rules.regions.map((region) => ({
    ...region,
    pages: region.pages.filter(({ path }) => !notOffered.includes(path)),
  })),
})

/** Return the ids of a body part's signs: its own and those of every part. */
export const signsOf = (rules: TriageRules, { signs, who }: Region): string[] => [...signs, ...rules.everywhere[who]]

/** Return the rules of one body part, without signs that the rules do not define. */
export function rulesFor(rules: TriageRules, region: Region): RegionRules {
  const { id, who, atLeast, pages } = region
  const partSigns = signsOf(rules, region).flatMap((name) => rules.signs.find((sign) => sign.id === name) ?? [])
  const about = rules.about.filter((item) => item.for.includes(who))
  const ids = new Set([...rules.began, ...rules.course, ...about, ...partSigns].map((item) => item.id))
  return {
    id,
    who,
    began: rules.began,
    course: rules.course,
    about: about.map((item) => ({ id: item.id, urgency: item.urgency })),
    signs: urgencies.flatMap((urgency) =>
      partSigns
        .filter((sign) => sign.urgency === urgency)
        .map(({ id, line, topic }) => ({ id, urgency, ...(line && { line }), ...(topic && { topic }) })),
    ),
    raises: rules.raises
      .filter((raise) => (!raise.in || raise.in.includes(id)) && raise.all.every((name) => ids.has(name)))
      .map(({ all, urgency }) => ({ all, urgency })),
    ...(atLeast && { atLeast }),
    pages,
  }
}
