import { type Patient, type Topic, type Urgency, urgencies } from '../schemas/urgencies'

export { type Listed, listed, type Urgency, urgencies } from '../schemas/urgencies'

/** An answer or a sign, and its urgency on its own. */
type Rated = { id: string; urgency: Urgency }
/** A sign; `line` is the crisis line to call before 911, `topic` the heading under which it is asked. */
type Sign = Rated & { line?: '988'; topic?: Topic }

/** Rules of one body part, from content/triage.yaml. */
export type RegionRules = {
  id: string
  who: Patient
  /** Answers about how it began. */
  began: Rated[]
  /** Answers about how long it has lasted and how bad it is. */
  course: Rated[]
  /** Answers about the patient. */
  about: Rated[]
  /** The signs of this body part, most urgent first. */
  signs: Sign[]
  /** Answers that are more urgent here, or in combination: `all` of them must be given. */
  raises: { all: string[]; urgency: Urgency }[]
  /** The lowest urgency that an answer may have here. */
  atLeast?: Urgency
  /** The pages to read; one with `when` only after one of those answers to how it began. */
  pages: { path: string; when?: string[] }[]
}

/** The patient's answers so far, as ids. */
export type Answers = { signs?: string[]; about?: string[]; began?: string; course?: string }

export type Advice = {
  urgency: Urgency
  /** The ids of the deciding signs and answers; empty if only `atLeast` decided. */
  reasons: string[]
  /** Pages for further reading, as paths in the default language; empty if it cannot wait until tomorrow. */
  pages: string[]
  /** Whom the advice addresses: a pregnant adult calls the prenatal team. */
  who: Patient
  /** Name the crisis line before 911. */
  isCrisis: boolean
}

const rank = (urgency: Urgency) => urgencies.indexOf(urgency)

/** Test whether an urgency is more urgent than another one. */
export const isGraver = (one: Urgency, other: Urgency): boolean => rank(one) < rank(other)

/** Find an answer by id. @throws if there is none */
function rated<R extends Rated>(list: R[], id: string): R {
  const answer = list.find((item) => item.id === id)
  if (!answer) throw new Error(`triage: no answer "${id}"; known: ${list.map((item) => item.id).join(', ')}`)
  return answer
}

/**
 * Return the advice for the answers about one body part. The most urgent answer decides, including combinations that
 * are more urgent together.
 * @throws for an answer that the rules do not define.
 */
export function advise(rules: RegionRules, { signs = [], about = [], began, course }: Answers): Advice {
  const signsGiven = signs.map((id) => rated<Sign>(rules.signs, id))
  const given: Rated[] = [
    ...signsGiven,
    ...about.map((id) => rated(rules.about, id)),
    ...(began === undefined ? [] : [rated(rules.began, began)]),
    ...(course === undefined ? [] : [rated(rules.course, course)]),
  ]
  const ids = new Set(given.map(({ id }) => id))
  const found = [
    ...given.map(({ id, urgency }) => ({ all: [id], urgency })),
    ...rules.raises.filter(({ all }) => all.every((id) => ids.has(id))),
    ...(rules.atLeast ? [{ all: [], urgency: rules.atLeast }] : []),
  ]
  const urgency = urgencies.find((level) => found.some((item) => item.urgency === level)) ?? 'home'
  const reasons = [...new Set(found.filter((item) => item.urgency === urgency).flatMap(({ all }) => all))]
  const grave = signsGiven.filter((sign) => sign.urgency === 'emergency')
  const pages = rules.pages.filter(({ when }) => !when || (began !== undefined && when.includes(began)))
  return {
    urgency,
    reasons,
    pages: isGraver(urgency, 'week') ? [] : pages.map(({ path }) => path),
    who: rules.who === 'adult' && about.includes('pregnant') ? 'pregnancy' : rules.who,
    isCrisis: urgency === 'emergency' && grave.length > 0 && grave.every(({ line }) => line !== undefined),
  }
}

/**
 * Generate the sets of answers that can make a difference: each beginning with each course, alone, with each sign or
 * fact, and with two of those that the rules combine with others.
 */
export function* tellingAnswers({ began, course, signs, about, raises }: RegionRules): Generator<Answers> {
  const extras = [...signs.map(({ id }) => ({ signs: id })), ...about.map(({ id }) => ({ about: id }))]
  const combined = new Set(raises.flatMap(({ all }) => (all.length > 1 ? all : [])))
  const telling = extras.filter((extra) => Object.values(extra).some((id) => combined.has(id)))
  const pairs = telling.flatMap((one, i) => telling.slice(i + 1).map((other) => [one, other]))
  const sets: { signs?: string; about?: string }[][] = [[], ...extras.map((extra) => [extra]), ...pairs]
  for (const set of sets)
    for (const first of began)
      for (const last of course)
        yield {
          began: first.id,
          course: last.id,
          signs: set.flatMap((item) => item.signs ?? []),
          about: set.flatMap((item) => item.about ?? []),
        }
}
