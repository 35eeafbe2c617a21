import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where `npm run bench -- quality` keeps what it measured. */
const resultsFile = 'lib/quality/results.json'

/** A day, as in `2026-11-26`. */
const date = z.iso.date()
const count = z.int().nonnegative()

/** What `npm run bench -- quality` measures, each with the day on which it was measured. */
const schemas = {
  /**
   * What a phone loads for a page before anybody touches it: kilobytes of the median and the heaviest page, scripts of the
   * median page, and the most other companies that any page contacts.
   */
  pages: z.object({ date, pages: count, kilobytes: count, most: count, scripts: count, companies: count }),
  /** Milliseconds until the largest part of the first screen is there, the median page on a slow phone. */
  speed: z.object({ date, milliseconds: count }),
  /** Taps while files were missing or damaged, and how many of them led where they should. */
  faults: z.object({ date, faults: count, taps: count, led: count }),
  /** Pages that a program examined for barriers, and the serious ones that it found. */
  access: z.object({ date, pages: count, barriers: count }),
  /** Points at Mozilla's HTTP Observatory, of which 100 are the best grade's least. */
  headers: z.object({ date, points: count }),
}

export type Measure = keyof typeof schemas
export type Results = { [M in Measure]?: z.infer<(typeof schemas)[M]> }

/** Say what is wrong with the file, or with a part of it, and what to do. */
const problemOf = (fault: string) => `${resultsFile}: ${fault}: run \`npm run build && npm run bench -- quality\``

/**
 * Read the text of a results file. What has not been measured yet is left out; so is what cannot be read, which `problems`
 * name: pages without results are better than none.
 */
export function readResults(text: string | undefined): { results: Results; problems: string[] } {
  const none = (fault: string) => ({ results: {}, problems: [problemOf(fault)] })
  if (text === undefined) return none('is missing')
  let parts: Record<string, unknown>
  try {
    parts = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    return none('is no JSON object')
  }
  const read = Object.entries(schemas).map(([name, schema]) => ({ name, ...schema.safeParse(parts[name]) }))
  return {
    results: Object.fromEntries(read.flatMap(({ name, data }) => (data ? [[name, data]] : []))),
    problems: read
      .filter(({ name, success }) => !success && name in parts)
      .map(({ name, error }) =>
        problemOf(`${name}: ${error?.issues[0]?.path.join('.') || 'this part'} is wrong, and left out`),
      ),
  }
}

function readText(): string | undefined {
  try {
    return readFileSync(join(process.cwd(), resultsFile), 'utf8')
  } catch {
    return undefined
  }
}

export const { results, problems: resultProblems } = readResults(readText())
