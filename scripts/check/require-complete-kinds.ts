/** Stop the build if a page type is not complete. */
import { readdirSync } from 'node:fs'
import { kinds } from '../../lib/kinds'
import { kindProblems } from './kinds'

const problems = kindProblems(kinds, readdirSync('lib/kinds'))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
