import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { recordsAt } from '../../lib/content/read-fields'
import type { Locale } from '../../lib/i18n/locales'
import type { TriageRules } from '../../lib/schemas/triage'

/** The lists of rules whose words have the same ids in the page's file of each language. */
const worded = [
  { rules: 'began', words: 'questions.began.options' },
  { rules: 'course', words: 'questions.course.options' },
  { rules: 'about', words: 'questions.about.options' },
  { rules: 'signs', words: 'signs' },
] as const

/** Maximum number of words in a sign: people read it in fear. Spanish needs a fifth more, for articles and prepositions. */
const longest: Record<Locale, number> = { en: 14, es: 17 }

/** Return the words of a text outside parentheses. */
const wordsIn = (text: unknown) =>
  String(text)
    .replace(/\([^)]*\)/g, '')
    .match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0

/** Check that the rules and their words in one language have the same ids, and that each sign is short. */
export function checkWords(rules: TriageRules, entry: Entry): Problem[] {
  const most = longest[entry.locale]
  const tooLong = recordsAt(entry.data, 'signs').flatMap(({ id, text }, i) => {
    const count = wordsIn(text)
    const reason = `"${id}" has ${count} words: ${most} at most, one thought each`
    return problemsOf(entry, { [`signs.${i}.text`]: count > most && reason })
  })
  const unnamed = worded.flatMap(({ rules: list, words }) => {
    const written = new Set(recordsAt(entry.data, words).map(({ id }) => id))
    const named = new Set<unknown>(rules[list].map(({ id }) => id))
    return problemsOf(entry, {
      [words]: [
        ...[...named].map(
          (id) => !written.has(id) && `lacks the words of "${id}" (content/triage.yaml, ${list}): write them`,
        ),
        ...[...written].map(
          (id) => !named.has(id) && `"${id}" has no rule: add it to "${list}" of content/triage.yaml`,
        ),
      ],
    })
  })
  return [...tooLong, ...unnamed]
}
