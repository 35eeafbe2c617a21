import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFlaky, readE2e, readUnit } from '@/scripts/test/reports.mjs'
import { temporaryFolder } from '../../temporary-folder'

const folder = temporaryFolder()

/** Write a report. @returns its path */
function write(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const spec = (title: string, line: number, status: string) => ({
  file: 'menus.spec.ts',
  line,
  title,
  tests: [{ projectName: 'phone', status }],
})
const browser = {
  suites: [
    {
      title: 'menus.spec.ts',
      specs: [spec('opens', 3, 'expected')],
      suites: [{ title: 'en', specs: [spec('closes', 9, 'flaky')] }],
    },
  ],
  stats: { expected: 1, flaky: 1, unexpected: 0 },
  errors: [{ message: 'a file that does not load' }],
}

test('a test that passes at the second try counts as passed, and is listed', () => {
  const file = write(browser)
  expect(readE2e(file)).toEqual({ passed: 2, failed: 1 })
  expect(listFlaky(file)).toEqual(['menus.spec.ts:9 [phone] en › closes'])
})

test('without a report nothing is flaky', () => expect(listFlaky(join(folder, 'none.json'))).toEqual([]))

test('a file of unit tests that does not load is a failure', () =>
  expect(readUnit(write({ numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }))).toEqual({
    passed: 4,
    failed: 2,
  }))
