import { type Topic, topics } from '../schemas/urgencies'
import { type Advice, type Answers, advise, isGraver, type RegionRules } from './advise'

/** What is chosen at each question: nothing yet where it has not been answered. */
export type Chosen = (string[] | undefined)[]

/** The questions in order: signs that call for 911, other signs, what is true of the patient, how it began, how it goes on. */
export const questionNames = ['danger', 'signs', 'about', 'began', 'course'] as const

const last = questionNames.length

/** Return the names that can be chosen at each question. */
export const optionsOf = ({ signs, about, began, course }: RegionRules) => [
  signs.filter(({ urgency }) => urgency === 'emergency'),
  signs.filter(({ urgency }) => urgency !== 'emergency'),
  about,
  began,
  course,
]

/** Return the signs that do not call for 911 by what they are about, each topic by urgency; none is left out. */
export function topicsOf({ signs }: RegionRules): { topic: Topic; signs: { id: string }[] }[] {
  const others = signs.filter(({ urgency }) => urgency !== 'emergency')
  return topics.flatMap((topic) => {
    const own = others.filter((sign) => (sign.topic ?? 'other') === topic)
    return own.length > 0 ? [{ topic, signs: own }] : []
  })
}

const answersIn = ([danger = [], signs = [], about, began, course]: Chosen): Answers => ({
  signs: [...danger, ...signs],
  about,
  began: began?.[0],
  course: course?.[0],
})

/** Return the advice on what has been chosen. */
export const adviceOn = (rules: RegionRules, chosen: Chosen): Advice => advise(rules, answersIn(chosen))

/** Return the step after what has been chosen: the next question, or the answer, at once if it cannot wait. */
export function stepAfter(rules: RegionRules, chosen: Chosen): number {
  const open = Array.from({ length: last }, (_, i) => chosen[i]).indexOf(undefined)
  const isUrgent = isGraver(adviceOn(rules, chosen).urgency, 'today')
  return open === -1 || isUrgent ? last : open
}

/** Return the part of an address that stands for a step: none for the first question. */
export const hashOf = (step: number): string => (step === 0 ? '' : step === last ? '#answer' : `#q${step + 1}`)

/** Return the step that the part of an address stands for; undefined for any other part. */
export function stepOf(hash: string): number | undefined {
  const step = Array.from({ length: last + 1 }, (_, i) => hashOf(i)).indexOf(hash)
  return step === -1 ? undefined : step
}

/** Return the step nearest to a wanted one that what has been chosen leads to. */
export const reachable = (rules: RegionRules, chosen: Chosen, wanted: number): number =>
  Math.min(wanted, stepAfter(rules, chosen))

/** Test whether answers that were stored fit the rules. */
export function fits(rules: RegionRules, chosen: Chosen): boolean {
  const options = optionsOf(rules)
  return (
    chosen.length <= last &&
    chosen.every((ids, i) => !ids || ids.every((id) => options[i]?.some((option) => option.id === id)))
  )
}
