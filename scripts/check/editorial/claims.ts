import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { byLocale, type Locale } from '../../../lib/i18n/locales'
import { whole } from './whole'

const patterns = z
  .array(z.string())
  .min(1)
  .transform((list) => whole(list.join('|')))
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
  })
  .transform(({ sources, rules }) => rules.map((rule) => ({ ...rule, source: z.url().parse(sources[rule.source]) })))

/** The rules of `claims.yaml`: what a claim looks like, and what may be said instead. */
export const claimRules = schema.parse(parse(readFileSync('scripts/check/editorial/claims.yaml', 'utf8')))

/**
 * Words that negate a promise, or warn of it, when they precede it in the same clause. The scope of verb negations extends
 * across commas ("does not diagnose, treat or cure"), that of noun negations does not ("no surgery, a sure cure").
 */
const denials = {
  en: {
    verb: whole(
      "not(?! (?:only|just|merely))|\\p{L}+n['’]t|cannot|never|nobody|nothing|rather than|instead of|wary|beware|any(?:one|body) who",
    ),
    noun: whole('no(?! (?:doubt|question|wonder))|none|neither|nor|without'),
  },
  es: {
    verb: whole(
      'no(?!,| s[oó]lo| solamente| únicamente| (?:hay|cabe) duda)|nunca|jamás|nadie|nada|tampoco|en vez de|en lugar de|desconf\\p{L}+|cuidado con|quien(?:es)? (?:le )?promet\\p{L}+',
    ),
    noun: whole('ning[uú]n(?:[oa]s?)?|sin(?! dudas?)|ni'),
  },
}
/** Where a clause ends, and with it the scope of a negation. */
const clause = {
  en: /[;:—–]|\bbut\b|\band (?=we\b|you\b|it\b|they\b)/i,
  es: /[;:—–]|\b(?:pero|sino)\b|\by (?=nosotros\b|usted\b)/i,
}
/** The scope of a negation, in words. */
const reach = 10

function denied(before: string, locale: Locale): boolean {
  const own = before.split(clause[locale]).at(-1) ?? ''
  const near = own.trim().split(/\s+/).slice(-reach).join(' ')
  const { verb, noun } = denials[locale]
  return near.search(verb) >= 0 || (near.split(',').at(-1) ?? '').search(noun) >= 0
}

/**
 * Finds claims that health advertising may not make (FTC Act, section 5: no deceptive advertising), by the rules of
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
