import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { byLocale, type Locale } from '../../../lib/i18n/locales'
import { anyWord, readRules, wholeWords } from './read-rules'

const words = z.string().transform(wholeWords)
const patterns = z
  .array(z.string())
  .min(1)
  .transform((list) => wholeWords(list.join('|')))
const schema = z
  .strictObject({
    sources: z.record(z.string(), z.url()),
    rules: z.array(
      z.strictObject({
        id: z.string(),
        reason: z.string(),
        advice: z.string(),
        wording: z.strictObject(byLocale(() => z.string())),
        source: z.string(),
        ...byLocale(() => patterns),
      }),
    ),
    denials: z.strictObject(byLocale(() => z.strictObject({ verb: words, noun: words }))),
    clause: z.strictObject(byLocale(() => z.string().transform((pattern) => new RegExp(pattern, 'i')))),
    reach: z.int(),
  })
  .refine(({ sources, rules }) => rules.every(({ source }) => source in sources), 'a rule names an unknown source')
  .transform(({ sources, rules, ...denied }) => ({
    claimRules: rules.map((rule) => ({ ...rule, source: sources[rule.source] ?? '' })),
    ...denied,
  }))

const { claimRules, denials, clause, reach } = readRules(
  'claims.yaml',
  readFileSync('scripts/check/editorial/claims.yaml', 'utf8'),
  schema,
)

/** The patterns of claims, and the accepted wording. */
export { claimRules }

function denied(before: string, locale: Locale): boolean {
  const own = before.split(clause[locale]).at(-1) ?? ''
  const near = own.trim().split(/\s+/).slice(-reach).join(' ')
  const { verb, noun } = denials[locale]
  return near.search(verb) >= 0 || (near.split(',').at(-1) ?? '').search(noun) >= 0
}

/**
 * Find whether a text may contain a claim. Hardly any does, and one search of the whole text is faster than one per
 * rule and sentence. No pattern crosses the end of a sentence, so the result covers every sentence.
 */
const anyClaim = byLocale((locale) => anyWord(claimRules.map((rule) => rule[locale])))

/**
 * Find the claims in the sentences of a text, as `claimsIn` does.
 * @param sentences the sentences of the text
 */
export const claimsInText = (text: string, sentences: string[], locale: Locale): string[] =>
  anyClaim[locale].test(text) ? sentences.flatMap((sentence) => claimsIn(sentence, locale)) : []

/**
 * Find claims that health advertising may not make (FTC Act, section 5: no deceptive advertising), by the rules of
 * `claims.yaml`. Negated claims pass: "does not cure", "no promises, no miracles", "Beware of anyone who guarantees …".
 * @returns a message for each, with the accepted wording and the public source of the rule; empty when there is none.
 */
export function claimsIn(sentence: string, locale: Locale): string[] {
  return claimRules.flatMap(({ reason, advice, wording, source, [locale]: pattern }) =>
    [...sentence.matchAll(pattern)]
      .filter((match) => !denied(sentence.slice(0, match.index), locale))
      .map(([text]) => `"${text}" ${reason}: ${advice}, as in "${wording[locale]}" (${source})`),
  )
}
