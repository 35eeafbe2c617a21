import type { Reason } from '../../lib/content/read'
import type { TriageRules } from '../../lib/schemas/triage'
import { type Answers, advise, isGraver, type RegionRules, tellingAnswers, type Urgency } from '../../lib/triage/advise'
import { offeredRules, rulesFor } from '../../lib/triage/rules'
import { memoize } from '../../lib/util/memoize'
import { type Finding, quoted } from './triage-finding'

/** Describe a set of answers for an error message. */
const named = ({ signs = [], about = [], began, course }: Answers) =>
  quoted([...signs, ...about, `${began}`, `${course}`])

/** Return copies of the answers, each with one of the ticked boxes unticked. */
const withoutOne = ({ signs = [], about = [], ...rest }: Answers): Answers[] => [
  ...signs.map((id) => ({ ...rest, about, signs: signs.filter((other) => other !== id) })),
  ...about.map((id) => ({ ...rest, signs, about: about.filter((other) => other !== id) })),
]

/**
 * Try the answers about a part.
 * @returns an error if an answer leads nowhere or makes the advice less urgent
 */
function tryAnswers(rules: RegionRules, adviceOn: typeof advise): Record<'pages' | 'signs', Reason> {
  const wrong: Record<'pages' | 'signs', Reason> = { pages: false, signs: false }
  const known = new Map<string, Urgency>()
  for (const answers of tellingAnswers(rules)) {
    const { urgency, pages } = adviceOn(rules, answers)
    known.set(named(answers), urgency)
    if (!isGraver(urgency, 'week') && pages.length === 0)
      wrong.pages ||= `leads nowhere after "${answers.began}": name a page for it`
    for (const fewer of withoutOne(answers)) {
      const before = known.get(named(fewer))
      if (before && isGraver(before, urgency))
        wrong.signs ||= `"${named(answers)}" is "${urgency}", milder than "${named(fewer)}", which is "${before}": no answer may lower it`
    }
  }
  return wrong
}

/**
 * Check that no answer is a dead end, and that none makes the advice less urgent. @param adviceOn gives the advice
 */
export const checkAnswers = (rules: TriageRules, adviceOn = advise): Finding[] =>
  rules.regions.flatMap((region, i) =>
    Object.entries(tryAnswers(rulesFor(rules, region), adviceOn)).map(
      ([field, reason]): Finding => [`regions.${i}.${field}`, reason && `${region.id}: ${reason}`],
    ),
  )

/** Check the answers on a clinic's pages, memoized: there are thousands to try. */
export const checkOffered = memoize((rules: TriageRules) =>
  memoize((notOffered: string) => checkAnswers(offeredRules(rules, notOffered.split(' ')))),
)
