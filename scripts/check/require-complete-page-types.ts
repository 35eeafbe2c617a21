/** Stop the build if a page type is not complete. */
import { readdirSync } from 'node:fs'
import { pageTypes } from '../../lib/page-types'
import { pageTypeProblems } from './page-types'

const problems = pageTypeProblems(pageTypes, readdirSync('lib/page-types'))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
