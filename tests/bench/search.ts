/** Asks the search the questions of a set and says how often it finds the right page: `npm run bench:search [-- tune]`. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { locales } from '../../lib/i18n/locales'
import { searchFile } from '../../lib/search/collect'
import { makeFinder } from '../../lib/search/find'

type Question = { ask: string; pages: string[] }

/** The least share of right pages among the first three results, and first. */
const goals = { three: 0.95, one: 0.8 }

const set = process.argv[2] ?? 'measure'
const isLoud = process.argv.includes('--misses')
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
let missed = false
for (const locale of locales) {
  const questions: Question[] = parse(readFileSync(`tests/bench/search/${locale}.${set}.yaml`, 'utf8'))
  const find = makeFinder(searchFile(locale), locale)
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
    `${locale}, ${questions.length} questions: right among the first three ${percent(shares.three)}, first ${percent(shares.one)}, median ${median.toFixed(2)} ms`,
  )
  if (shares.three < goals.three || shares.one < goals.one) missed = true
}
if (missed) process.exitCode = 1
