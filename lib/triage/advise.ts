/** How urgent an answer is, from the gravest to the mildest. */
export const urgencies = ['emergency', 'physician', 'visit', 'home'] as const
export type Urgency = (typeof urgencies)[number]

/** An answer to a question, or a sign of danger, and how urgent it is by itself. */
type Rated = { id: string; urgency: Urgency }

/** What the advice for one part of the body depends on, from content/triage.yaml. */
export type RegionRules = {
  id: string
  /** The answers to the first question: how it began. */
  began: Rated[]
  /** The answers to the third question: how long, how bad. */
  course: Rated[]
  /** The signs of danger of this part, the gravest first. */
  signs: Rated[]
  /** Answers that are signs of danger here: a sudden headache. */
  raises: { answer: string; sign: string }[]
  /** How urgent every answer is here at least. */
  atLeast?: Urgency
  /** The pages to read; one with `when` only after one of those answers to the first question. */
  pages: { path: string; when?: string[] }[]
}

/** What the patient answered: ids of `began`, `signs` and `course`. No `sign` means none of them. */
export type Answers = { began: string; sign?: string; course?: string }

export type Advice = {
  urgency: Urgency
  /** The signs of danger that decided, as ids. */
  signs: string[]
  /** The pages that lead on, as paths in the default language; none in an emergency: nothing comes before 911. */
  pages: string[]
}

const gravest = (found: Urgency[]): Urgency => urgencies.find((urgency) => found.includes(urgency)) ?? 'home'

/** @throws when there is no such answer. */
function rated(list: Rated[], id: string): Rated {
  const found = list.find((item) => item.id === id)
  if (!found) throw new Error(`triage: no answer "${id}"; known: ${list.map((item) => item.id).join(', ')}`)
  return found
}

/**
 * What the answers about one part of the body call for: the most urgent of them counts.
 * @throws on an answer that the rules do not have.
 */
export function advise(rules: RegionRules, { began, sign, course }: Answers): Advice {
  const answers = [rated(rules.began, began), ...(course === undefined ? [] : [rated(rules.course, course)])]
  const signs = [
    ...(sign === undefined ? [] : [rated(rules.signs, sign)]),
    ...rules.raises
      .filter(({ answer }) => answers.some(({ id }) => id === answer))
      .map((raise) => rated(rules.signs, raise.sign)),
  ]
  const least = rules.atLeast ? [rules.atLeast] : []
  const urgency = gravest([...answers, ...signs].map((item) => item.urgency).concat(least))
  const deciding = signs.filter((item) => item.urgency === urgency).map(({ id }) => id)
  const fitting = rules.pages.filter(({ when }) => !when || when.includes(began))
  return {
    urgency,
    signs: [...new Set(deciding)],
    pages: urgency === 'emergency' ? [] : fitting.map(({ path }) => path),
  }
}

/** Every set of answers that a patient can give about a part of the body. */
export function allAnswers({ began, signs, course }: RegionRules): Answers[] {
  return began.flatMap((first) =>
    [undefined, ...signs].flatMap((sign) =>
      course.map((last) => ({ began: first.id, sign: sign?.id, course: last.id })),
    ),
  )
}
