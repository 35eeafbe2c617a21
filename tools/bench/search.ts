/**
 * Asks the search the questions of a set and says how often it finds the right page: `npm run bench -- search [tune]`.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Locale, locales } from '../../lib/i18n/locales'
import { searchFiles } from '../../lib/search/collect'
import { makeFinder } from '../../lib/search/find'

type Question = { ask: string; pages: string[] }

/** The least share of right pages among the first three results, and first. */
const goals = { three: 0.95, one: 0.8 }

const set = process.argv[2] ?? 'measure'
const isLoud = process.argv.includes('--misses')
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Ask all questions of a language. @returns whether the goals are met. */
function ask(locale: Locale, when: string, find: ReturnType<typeof makeFinder>): boolean {
  const questions: Question[] = parse(readFileSync(`tools/bench/search/${locale}.${set}.yaml`, 'utf8'))
  const times: number[] = []
  let [one, three] = [0, 0]
  for (const { ask, pages } of questions) {
    const start = performance.now()
    const { hits } = find(ask)
    times.push(performance.now() - start)
    const place = hits.findIndex(({ path }) => pages.includes(path))
    if (place === 0) one++
    if (place >= 0 && place < 3) three++
    if (isLoud && place !== 0)
      console.log(
        `${locale} ${place + 1 || '-'} ${ask} → ${hits
          .slice(0, 3)
          .map(({ path }) => path)
          .join(' ')} | ${pages.join(' ')}`,
      )
  }
  const median = times.sort((a, b) => a - b)[times.length >> 1] ?? 0
  const shares = { three: three / questions.length, one: one / questions.length }
  console.log(
    `${locale}, ${questions.length} questions, ${when}: right among the first three ${percent(shares.three)}, first ${percent(shares.one)}, median ${median.toFixed(2)} ms`,
  )
  return shares.three >= goals.three && shares.one >= goals.one
}

const isMet = locales.flatMap((locale) => {
  const { file, texts } = searchFiles(locale)
  return [
    ask(locale, 'at first', makeFinder(file, locale)),
    ask(locale, 'with the texts', makeFinder(file, locale, texts)),
  ]
})
if (isMet.includes(false)) process.exitCode = 1
