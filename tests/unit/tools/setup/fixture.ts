import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readSources } from '@/lib/content/read'
import { checkEntries } from '@/scripts/check/check-content'
import { readFiles } from '@/scripts/shared/content-files'
import type { Files } from '@/scripts/shared/content-pages'
import { setFields } from '@/scripts/yaml/set-fields'
import { knownFacts } from '@/tests/known-facts'
import { type Answers, checkAnswers } from '@/tools/setup/answers'
import { type Passage, withoutUnused } from '@/tools/setup/passages'

const own = new Map([...readFiles('content'), ...knownFacts])

/** Return local.yaml with the passages of those pages only in which nobody has changed one since, in any language. */
function localAsFar(source: string): string {
  const { elsewhere, without } = parse(source) as { elsewhere: Passage[]; without: { passages?: Passage[] }[] }
  const all = [...elsewhere, ...without.flatMap(({ passages = [] }) => passages)]
  const isLost = ({ file, here }: Passage) => own.get(file)?.split(here).length !== 2
  const pageOf = ({ file }: Passage) => file.replace(/\.\w+\.\w+$/, '')
  const edited = new Set(all.filter(isLost).map(pageOf))
  const kept = (passages: Passage[]) => passages.filter((passage) => !edited.has(pageOf(passage)))
  const fields = {
    elsewhere: kept(elsewhere),
    without: without.map((item) => (item.passages ? { ...item, passages: kept(item.passages) } : item)),
  }
  return withoutUnused(setFields(source, fields), own)
}

/** The content of this site, with the tests' known facts: what somebody has edited since is not replaced. */
export const files = new Map(own).set('local.yaml', localAsFar(own.get('local.yaml') ?? ''))

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
