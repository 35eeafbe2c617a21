import type { Locale } from '../../../lib/i18n/locales'

/** Matches whole words only, so that "secure" and "procurar" do not match "cure" and "curar". */
const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')

const promises = {
  en: whole(
    [
      'guarante(?:e|es|ed|eeing)|cure[sd]?|curing|cure-alls?|miracles?|miraculous(?:ly)?',
      'risk-free|without (?:any )?risks?|side[- ]effect[- ]free|without side effects',
      '(?:permanent|instant|immediate|complete|total) relief|pain[- ]free (?:forever|for life|life)',
      'will (?:heal|fix|eliminate|erase|end|resolve) (?:your|the|any|all|every)',
      // "100 % of the cost" is a figure; "100 % safe" is a promise.
      '(?:100 ?%|(?:one |a )?hundred percent)(?! of(?! the time))',
    ].join('|'),
  ),
  es: whole(
    [
      'garanti[cz]\\p{L}*|garantías?|milagr\\p{L}*',
      'cur(?:as?|an|ar|amos|ó|aron|ab\\p{L}+|ar[áéí]\\p{L}*|aremos|ando|e|en|ad[oa]s?)|cur(?:ar|ándo)(?:se|l[aeo]s?|me|nos)',
      'sin (?:ningún )?riesgos?|sin efectos secundarios',
      'alivio (?:inmediato|permanente|definitivo|instantáneo|total|completo)|sin dolor para siempre',
      '(?:eliminar|quitar|resolver|sanar|arreglar|acabar|terminar)(?:á|án|emos) (?:con )?(?:su|sus|el|la|los|las|todo|toda|todos|cualquier)',
      '(?:100 ?%|(?:el )?cien(?:to)? por cien(?:to)?)(?! del?(?! las veces| los casos))',
    ].join('|'),
  ),
}

/**
 * Superlatives in advertising. Exceptions: "best known" makes no comparison; "at best", "do our best", "what is best for
 * you" and "a lo mejor" promise nothing.
 */
const superlatives = {
  en: whole(
    [
      '(?<!at |(?:do|does|did|doing|try|tries|trying) (?:my|our|your|their|its) )best(?![- ]known| interests?|(?<=\\b(?:is|are|be) best) for (?:you|him|her|them)\\b)',
      'number one|#1|(?:the|your|our) no\\. ?1|world[- ]class|un(?:matched|rivall?ed|beatable)|second to none',
      '(?:safest|fastest|finest|leading|top-rated) (?:chiropract\\p{L}+|clinics?|care|doctors?|treatments?|providers?|way|choice)',
      'most (?:effective|advanced|trusted|experienced|complete)',
    ].join('|'),
  ),
  es: whole(
    [
      '(?:el|la|los|las|(?<!\\ba )lo) mejor(?:es)?(?! posible| conocid)',
      'número uno|n\\.º ?1|inigualables?|insuperables?|incomparables?|líder(?:es)? (?:en|de)',
      '(?:el|la|los|las) (?:\\p{L}+ )?más (?:segur|eficac|eficaz|efectiv|avanzad|confiabl|experimentad|complet)\\p{L}*',
    ].join('|'),
  ),
}

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
 * Finds promised cures and superlatives in a sentence: health advertising must not be deceptive (FTC Act, section 5).
 * Negated claims pass: "does not cure", "no promises, no miracles", "Beware of anyone who guarantees …".
 * @returns a message for each; empty when there is none.
 */
export function claimsIn(sentence: string, locale: Locale): string[] {
  const said = (pattern: RegExp) =>
    [...sentence.matchAll(pattern)]
      .filter((match) => !denied(sentence.slice(0, match.index), locale))
      .map(([text]) => text)
  return [
    ...said(promises[locale]).map((text) => `"${text}" promises too much: say what may help and what is not known`),
    ...said(superlatives[locale]).map((text) => `"${text}" is a superlative: say what is so, without comparing`),
  ]
}
