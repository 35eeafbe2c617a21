import { readResults, resultProblems } from '@/lib/quality/results'

const headers = { date: '2026-11-26', points: 130 }

test('the results of this site are sound', () => {
  expect(resultProblems).toEqual([])
})

test('a damaged result is left out and named, the others stay', () => {
  const { results, problems } = readResults({ headers, speed: { date: 'yesterday', milliseconds: 900 } })
  expect(results).toEqual({ headers })
  expect(problems).toContainEqual(expect.stringMatching(/^lib\/quality\/results\.json: speed: date is wrong: run/))
  expect(problems).toHaveLength(1)
})

test('a file that is no record at all leaves nothing, and fails nothing', () => {
  expect(readResults('<html>').results).toEqual({})
})
