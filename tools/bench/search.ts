/**
 * Ask the search the questions of its sets and print how often it finds the right page and shows the right card: `npm
 * run bench -- search [tune|measure|patients] [--misses]`.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { pageOf } from '../../lib/content'
import { type Locale, locales } from '../../lib/i18n/locales'
import type { AnswerName } from '../../lib/page-types/search'
import { type AlertName, alertsIn } from '../../lib/search/alerts'
import { searchFiles } from '../../lib/search/collect'
import { makeFinder } from '../../lib/search/find'

type Question = { ask: string; pages: string[]; card?: AnswerName | AlertName }

/** Minimum share of right pages among the first three results, and first. */
const goals = { three: 0.95, one: 0.8 }

/** The words are never tuned to `measure` and `patients`. */
const sets = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const isLoud = process.argv.includes('--misses')
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Ask all questions of a set in a language. @returns whether the goals are met. */
function ask(locale: Locale, set: string, when: string, find: ReturnType<typeof makeFinder>): boolean {
  const questions: Question[] = parse(readFileSync(`tools/bench/search/${locale}.${set}.yaml`, 'utf8'))
  const { asked } = pageOf('search', locale)
  const alerts = alertsIn(locale)
  /** Return the title of a card: for a fact, that of the card that the first phrase of its list gets. */
  const titleOf = (card: AnswerName | AlertName) =>
    card in asked
      ? find(asked[card as AnswerName][0] ?? '').answer?.title
      : alerts.find(({ name }) => name === card)?.answer.title
  const times: number[] = []
  let [one, three, missedCards] = [0, 0, 0]
  for (const { ask, pages, card } of questions) {
    const start = performance.now()
    const { hits, answer } = find(ask)
    times.push(performance.now() - start)
    const place = hits.findIndex(({ path }) => pages.includes(path))
    if (place === 0) one++
    if (place >= 0 && place < 3) three++
    const found = hits.slice(0, 3).map(({ path }) => path)
    if (isLoud && place !== 0)
      console.log(`${locale} ${place + 1 || '-'} ${ask} → ${found.join(' ')} | ${pages.join(' ')}`)
    if (card && answer?.title !== titleOf(card)) {
      missedCards++
      if (isLoud) console.log(`${locale} ${ask} → ${answer?.title ?? 'no card'} | ${card}`)
    }
  }
  const median = times.sort((a, b) => a - b)[times.length >> 1] ?? 0
  const shares = { three: three / questions.length, one: one / questions.length }
  console.log(
    `${locale} ${set}, ${questions.length} questions, ${when}: right among the first three ${percent(shares.three)}, first ${percent(shares.one)}, ${missedCards} cards missed, median ${median.toFixed(2)} ms`,
  )
  return shares.three >= goals.three && shares.one >= goals.one && missedCards === 0
}

const isMet = locales.flatMap((locale) => {
  const { file, texts } = searchFiles(locale)
  return (sets.length > 0 ? sets : ['measure', 'patients']).flatMap((set) => [
    ask(locale, set, 'at first', makeFinder(file, locale)),
    ask(locale, set, 'with the texts', makeFinder(file, locale, texts)),
  ])
})
if (isMet.includes(false)) process.exitCode = 1
