import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readSources } from '@/lib/content/read'
import { checkEntries } from '@/scripts/check/check-content'
import { readFiles } from '@/scripts/shared/content-files'
import type { Files } from '@/scripts/shared/content-pages'
import { knownFacts } from '@/tests/known-facts'
import { type Answers, checkAnswers } from '@/tools/setup/answers'
import { withoutUnused } from '@/tools/setup/passages'

const own = new Map([...readFiles('content'), ...knownFacts])

/** The content of this site, with the tests' known facts, and only those passages to replace that are still in it. */
export const files = new Map(own).set('local.yaml', withoutUnused(own.get('local.yaml') ?? '', own))

/** Return the answers of the invented clinic in Oregon, unparsed. */
export const written = (): Record<string, unknown> => parse(readFileSync('tests/unit/tools/setup/answers.yaml', 'utf8'))

/** Return its answers, with some of them changed. @throws if they are rejected */
export function answersWith(changes: Record<string, unknown> = {}): Answers {
  const result = checkAnswers({ ...written(), ...changes })
  if ('answers' in result) return result.answers
  throw new Error(JSON.stringify(result.refused))
}

/** Return the content check's problems in these files. */
export function problemsIn(some: Files) {
  const { entries, problems } = readSources(some)
  return [...problems, ...checkEntries(entries)]
}
