import type { Locale } from '@/lib/i18n/locales'
import { coverageKinds } from '@/lib/insurance/coverage'
import { cardNames } from '@/lib/insurance/find-cards'

/** Return the entries of the finder: every kind of coverage but the last, and every card, each with its answer. */
export function cardAnswers(locale: Locale) {
  const kinds = coverageKinds(locale)
  const answers = new Map(kinds.flatMap((kind) => [kind, ...kind.cards]).map(({ id, answer }) => [id, answer]))
  return cardNames(kinds).flatMap((entry) => {
    const answer = answers.get(entry.id)
    return answer ? [{ ...entry, answer }] : []
  })
}
