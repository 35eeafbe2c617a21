import { clinic } from '../clinic/facts'
import { networkNote } from '../clinic/visit-facts'
import { settings } from '../compiled/data'
import { listOf, pageOf } from '../content'
import { type Locale, otherLocale } from '../i18n/locales'
import { slugOf } from '../i18n/slug'
import { translator } from '../i18n/translator'
import type { Answer } from './coverage-sheet'
import { plainName } from './find-cards'

type Card = { id: string; name: string; also: string[]; answer: Answer }

/** A sentence in the page's language and in the other one. */
type Pair = { id: string; own: string; other: string }

export type Coverage = {
  id: string
  title: string
  also: string[]
  note: string
  call: string
  /** The opening sentence of the call, then the questions. */
  say: Pair
  questions: Pair[]
  cards: Card[]
  /** The answer for an unlisted card of this kind. */
  answer: Answer
  page?: string
  source?: { publisher: string; url: string; lang: Locale }
}

type Facts = (typeof settings)['insurance-cards']['kinds'][number]
type CardFacts = Facts['cards'][number]
type Insurer = (typeof clinic)['insurers'][number]

const insurerNamed = (name: string | undefined) => clinic.insurers.find((insurer) => insurer.name === name)

/** Return the insurer of a card: the one it names, or else one with the same name. */
function insurerOf({ insurer, name, also = [] }: CardFacts): Insurer | undefined {
  if (insurer) return insurerNamed(insurer)
  const names = [name, ...also].map(plainName)
  return clinic.insurers.find((item) =>
    [item.name, item.card ?? item.name].some((own) => names.includes(plainName(own))),
  )
}

/** Return cards for the insurers that no card or kind of coverage names, so that their names are found, too. */
function cardsOfOtherInsurers(kinds: Facts[]): CardFacts[] {
  const listedNames = new Set(
    kinds.flatMap(({ insurer, cards }) => [insurer, ...cards.map((card) => insurerOf(card)?.name)]),
  )
  return clinic.insurers
    .filter(({ name }) => !listedNames.has(name))
    .map(({ name, card }) => ({
      id: `insurer-${slugOf(name)}`,
      name: card ?? name,
      insurer: name,
      ...(card && { also: [name] }),
    }))
}

/** Return the answer for an insurer of clinic.yaml, with what to ask next; without an insurer, promise nothing. */
function answerFor(
  insurer: Insurer | undefined,
  locale: Locale,
  ask: 'cards.askNetwork' | 'cards.askProgram' = 'cards.askNetwork',
): Answer {
  const t = translator(locale)
  if (!insurer) return { known: false, text: t('cards.unsaid') }
  const network = networkNote(insurer, locale)
  const works = t('cards.works', { insurer: insurer.card ?? insurer.name })
  const detail = network ? `${network.charAt(0).toLocaleUpperCase(locale)}${network.slice(1)}.` : t(ask)
  return {
    known: true,
    text: `${works} ${detail}`,
    ...(insurer.page && { page: `/financial-information/${insurer.page}` }),
  }
}

const kindWords = (id: string, locale: Locale) => listOf('insurance-kinds', locale).kinds.find((kind) => kind.id === id)

function coverageOf(facts: Facts, locale: Locale): Coverage | undefined {
  const other = otherLocale(locale)
  const words = kindWords(facts.id, locale)
  const translated = kindWords(facts.id, other)
  if (!words || !translated) return
  const asked = (language: Locale) => pageOf('insurance-plans', language).questions
  const pair = (id: string, own: string | undefined, second: string | undefined): Pair[] =>
    own && second ? [{ id, own, other: second }] : []
  const find = (items: { id: string; question: string }[], id: string) => items.find((item) => item.id === id)?.question
  const questions = [
    ...words.questions.flatMap(({ id, question }) => pair(id, question, find(translated.questions, id))),
    ...facts.ask.flatMap((id) => pair(id, find(asked(locale), id), find(asked(other), id))),
  ]
  // An entire kind is a public program, such as Medicare, which has no network.
  const own = answerFor(insurerNamed(facts.insurer), locale, 'cards.askProgram')
  return {
    id: `coverage-${facts.id}`,
    title: words.title,
    also: words.typed ?? [],
    note: words.note,
    call: words.call,
    say: { id: 'say', own: words.say, other: translated.say },
    questions,
    cards: facts.cards.map((card) => {
      const { id, name, also = [] } = card
      const insurer = insurerOf(card)
      return { id: `card-${id}`, name, also, answer: insurer ? answerFor(insurer, locale) : own }
    }),
    answer: words.answer ? { known: true, text: words.answer } : own,
    page: facts.page,
    source: facts.source,
  }
}

/**
 * Return all kinds of coverage of content/insurance-cards.yaml in a language, in order; the last is for all other
 * cards, including those of the clinic's remaining insurers.
 */
export function coverageKinds(locale: Locale): Coverage[] {
  const { kinds } = settings['insurance-cards']
  const unlistedCards = cardsOfOtherInsurers(kinds)
  return kinds.flatMap((facts, i) => {
    const isLast = i === kinds.length - 1
    return coverageOf(isLast ? { ...facts, cards: [...facts.cards, ...unlistedCards] } : facts, locale) ?? []
  })
}
