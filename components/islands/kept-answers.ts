import { type Locale, splitLocale } from '@/lib/i18n/locales'

/**
 * The answers to the questions about a part of the body, each a list of ids, which are the same in each language, and
 * the question `at` which the visitor is.
 */
export type GivenAnswers = { region: string; chosen: (string[] | undefined)[]; at: number }

/** The last ones, only in memory, for the page of the other language that may take this one's place. */
let kept: (GivenAnswers & { locale: Locale; path: string }) | undefined

const here = () => splitLocale(location.pathname).path

export function keepAnswers(answers: GivenAnswers, locale: Locale) {
  kept = { ...answers, locale, path: here() }
}

/** Return the answers that were given about a part on the page in the other language, if that was just there. */
export function keptAnswers(region: string, locale: Locale): GivenAnswers | undefined {
  // The visitor went away and came back.
  if (kept?.locale === locale) kept = undefined
  return kept?.region === region && kept.path === here() ? kept : undefined
}

/** Forget them, unless this page is still there, in whichever language. */
export function forgetAnswers() {
  if (kept?.path !== here()) kept = undefined
}
