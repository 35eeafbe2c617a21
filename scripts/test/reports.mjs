// Reads the reports of Jest and Playwright.
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Count the tests in a Jest report; a file that did not load counts as one failure. */
export function readUnit(file) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read(file)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Count the tests in a Playwright report; an error outside the tests counts as one failure. */
export function readE2e(file) {
  const { stats, errors } = read(file)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

function flakyIn({ suites = [], specs = [] }, titles) {
  const found = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${file}:${line} [${projectName}] ${[...titles, title].join(' › ')}`),
  )
  return [...found, ...suites.flatMap((suite) => flakyIn(suite, [...titles, suite.title]))]
}

/**
 * List the tests that failed and then passed.
 * @returns {string[]} `contact.spec.ts:12 [phone] en › the form is sent`; empty without a report
 */
export function listFlaky(file) {
  // The outermost suites are the files, which each test names anyway.
  return existsSync(file) ? read(file).suites.flatMap((suite) => flakyIn(suite, [])) : []
}
