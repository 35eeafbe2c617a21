import { readResults, resultProblems } from '@/lib/quality/results'

const headers = { date: '2026-11-26', points: 130 }

test('the results of this site are valid', () => {
  expect(resultProblems).toEqual([])
})

test('a damaged result is left out and reported, the others stay', () => {
  const { results, problems } = readResults(
    JSON.stringify({ headers, speed: { date: 'yesterday', milliseconds: 900 } }),
  )
  expect(results).toEqual({ headers })
  expect(problems).toContainEqual(
    expect.stringMatching(/^lib\/quality\/results\.json: speed: date is wrong, and left out: run/),
  )
  expect(problems).toHaveLength(1)
})

test.each([
  ['is missing', undefined],
  ['is no JSON object', '{"pages": {"da'],
  ['is no JSON object', '<html>'],
  ['is no JSON object', '[]'],
])('a file that %s leaves nothing, and is named with what to do', (fault, text) => {
  expect(readResults(text)).toEqual({
    results: {},
    problems: [`lib/quality/results.json: ${fault}: run \`npm run build && npm run bench -- quality\``],
  })
})
