import { join } from 'node:path'
import { allProblems } from '@/scripts/check/report'
import { mergeSettings } from '@/tests/clinics/settings'
import { copyContent } from '@/tests/known-facts'
import { temporaryFolder } from './temporary-folder'

test('what a test clinic adds to the content passes the check', async () => {
  const folder = join(temporaryFolder(), 'content')
  copyContent(folder)
  mergeSettings('tests/clinics/bayou-bend', folder)
  const problems = await allProblems(folder)
  // The test records the translations when it builds the clinic.
  expect(problems.filter(({ field }) => field !== 'translatedFrom')).toEqual([])
})
