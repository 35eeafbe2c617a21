import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../lib/util/files'
import type { Trace } from './words'

/** A trace of the former clinic in a file, with the text around it. */
export type Leftover = { file: string; line?: number; word: string; around: string }

/** Return every line of a text that contains a trace, each trace once per line. */
function leftoversIn(file: string, text: string, traces: Trace[]): Leftover[] {
  const present = traces.filter(({ pattern }) => pattern.test(text))
  if (present.length === 0) return []
  return text.split('\n').flatMap((line, i) =>
    present.flatMap(({ word, pattern }): Leftover[] => {
      const at = line.search(pattern)
      return at < 0 ? [] : [{ file, line: i + 1, word, around: line.slice(Math.max(0, at - 40), at + 60) }]
    }),
  )
}

/** Licenses quote the names and addresses of other people. */
const notOurs = new Set(['licenses.txt'])

/** Test whether a file is text: it has no zero byte near its beginning. */
const isText = (bytes: Buffer) => !bytes.subarray(0, 8192).includes(0)

/**
 * Find what a finished site still says of the former clinic. The words on a card are those of its page: its heading, and
 * its alternative text (`og:image:alt`).
 * @returns the number of files read, and the findings
 */
export function scan(folder: string, words: Trace[]): { files: number; found: Leftover[] } {
  const files = listFiles(folder).filter((file) => !notOurs.has(file))
  const found = files.flatMap((file) => {
    const bytes = readFileSync(join(folder, file))
    const named = leftoversIn(file, file, words).map(({ word }) => ({ file, word, around: 'in its name' }))
    return isText(bytes) ? [...named, ...leftoversIn(file, bytes.toString('utf8'), words)] : named
  })
  return { files: files.length, found }
}
