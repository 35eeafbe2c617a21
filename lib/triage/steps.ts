import { type Topic, topics } from '../schemas/urgencies'
import { type Advice, type Answers, advise, isGraver, type RegionRules } from './advise'

/** The choices at each question; undefined until it has been answered. */
export type Chosen = (string[] | undefined)[]

/**
 * The questions in order: signs that call for 911, other signs, facts about the patient, how it began, how it has
 * developed.
 */
export const questionNames = ['danger', 'signs', 'about', 'began', 'course'] as const

const last = questionNames.length

/** Return the ids that can be chosen at each question. */
export const optionsOf = ({ signs, about, began, course }: RegionRules) => [
  signs.filter(({ urgency }) => urgency === 'emergency'),
  signs.filter(({ urgency }) => urgency !== 'emergency'),
  about,
  began,
  course,
]

/** Return the signs that do not call for 911 by topic, the most urgent first in each; every sign is included. */
export function topicsOf({ signs }: RegionRules): { topic: Topic; signs: { id: string }[] }[] {
  const others = signs.filter(({ urgency }) => urgency !== 'emergency')
  return topics.flatMap((topic) => {
    const topicSigns = others.filter((sign) => (sign.topic ?? 'other') === topic)
    return topicSigns.length > 0 ? [{ topic, signs: topicSigns }] : []
  })
}

const answersIn = ([danger = [], signs = [], about, began, course]: Chosen): Answers => ({
  signs: [...danger, ...signs],
  about,
  began: began?.[0],
  course: course?.[0],
})

/** Return the advice for the choices. */
export const adviceOn = (rules: RegionRules, chosen: Chosen): Advice => advise(rules, answersIn(chosen))

/** Return the step after the choices: the next question, or the advice, immediately if it cannot wait. */
export function stepAfter(rules: RegionRules, chosen: Chosen): number {
  const open = Array.from({ length: last }, (_, i) => chosen[i]).indexOf(undefined)
  const isUrgent = isGraver(adviceOn(rules, chosen).urgency, 'today')
  return open === -1 || isUrgent ? last : open
}

/** Return the fragment of a step; empty for the first question. */
export const hashOf = (step: number): string => (step === 0 ? '' : step === last ? '#answer' : `#q${step + 1}`)

/** Return the step of a fragment; undefined for any other fragment. */
export function stepOf(hash: string): number | undefined {
  const step = Array.from({ length: last + 1 }, (_, i) => hashOf(i)).indexOf(hash)
  return step === -1 ? undefined : step
}

/** Return the step nearest to a wanted one that the choices can reach. */
export const reachable = (rules: RegionRules, chosen: Chosen, wanted: number): number =>
  Math.min(wanted, stepAfter(rules, chosen))

/** Test whether stored answers fit the rules. */
export function fits(rules: RegionRules, chosen: Chosen): boolean {
  const options = optionsOf(rules)
  return (
    chosen.length <= last &&
    chosen.every((ids, i) => !ids || ids.every((id) => options[i]?.some((option) => option.id === id)))
  )
}
