import { byLocale, type Locale } from '../../../lib/i18n/locales'
import patterns from './claims.json'

/*
 * claims.json has, for each language, regular expressions of: promises ("100 % of the cost" is a figure, "100 % safe" a
 * promise); superlatives ("best known" makes no comparison; "at best", "do our best", "what is best for you" and "a lo mejor"
 * promise nothing); words that negate or warn of a promise which follows in the same clause; and the end of a clause.
 */

/** Matches whole words only, so that "secure" and "procurar" do not match "cure" and "curar". */
const whole = (words: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

const rules = byLocale((locale) => {
  const { promises, superlatives, denials, clauseEnd } = patterns[locale]
  return {
    promises: whole(promises),
    superlatives: whole(superlatives),
    verbs: whole(denials.verb),
    nouns: whole(denials.noun),
    clauseEnd: new RegExp(clauseEnd, 'i'),
  }
})

/** The scope of a negation, in words. */
const reach = 10

/**
 * Whether the words before a promise negate it. The scope of verb negations extends across commas ("does not diagnose, treat
 * or cure"), that of noun negations does not ("no surgery, a sure cure").
 */
function denied(before: string, { verbs, nouns, clauseEnd }: (typeof rules)[Locale]): boolean {
  const own = before.split(clauseEnd).at(-1) ?? ''
  const near = own.trim().split(/\s+/).slice(-reach).join(' ')
  return near.search(verbs) >= 0 || (near.split(',').at(-1) ?? '').search(nouns) >= 0
}

/**
 * Finds promised cures and superlatives in a sentence: health advertising must not be deceptive (FTC Act, section 5).
 * Negated claims pass: "does not cure", "no promises, no miracles", "Beware of anyone who guarantees …".
 * @returns a message for each; empty when there is none.
 */
export function claimsIn(sentence: string, locale: Locale): string[] {
  const own = rules[locale]
  const said = (claim: RegExp) =>
    [...sentence.matchAll(claim)].filter((match) => !denied(sentence.slice(0, match.index), own)).map(([text]) => text)
  return [
    ...said(own.promises).map((text) => `"${text}" promises too much: say what may help and what is not known`),
    ...said(own.superlatives).map((text) => `"${text}" is a superlative: say what is so, without comparing`),
  ]
}
