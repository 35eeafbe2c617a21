import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../lib/util/files'
import { colorsInPicture, colorTrace } from './colors'
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

/** The first bytes of a PNG. */
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47])

/** Test whether a file is text: it has no zero byte near its beginning. */
const isText = (bytes: Buffer) => !bytes.subarray(0, 8192).includes(0)

/**
 * Find what a finished site still says and shows of the former clinic. The words on a card are those of its page: its
 * heading, and its alternative text (`og:image:alt`).
 * @param colors the former colors, as `#rrggbb`: those of texts and drawings, and those of the pixels of PNG files
 * @returns the number of files read, and the findings
 */
export async function scan(
  folder: string,
  words: Trace[],
  colors: { inTexts: string[]; inPictures: string[] },
): Promise<{ files: number; found: Leftover[] }> {
  const files = listFiles(folder).filter((file) => !notOurs.has(file))
  const traces = [...words, ...colors.inTexts.map(colorTrace)]
  const found: Leftover[] = []
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    found.push(...leftoversIn(file, file, words).map(({ word }) => ({ file, word, around: 'in its name' })))
    if (isText(bytes)) found.push(...leftoversIn(file, bytes.toString('utf8'), traces))
    // A favicon contains a PNG, too.
    const png = /\.(png|ico)$/.test(file) ? bytes.indexOf(pngSignature) : -1
    if (png >= 0) {
      const shown = await colorsInPicture(bytes.subarray(png), colors.inPictures)
      found.push(...shown.map((word) => ({ file, word, around: 'in its pixels' })))
    }
  }
  return { files: files.length, found }
}
