import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where `npm run bench -- quality` stores its results. */
const resultsFile = 'lib/quality/results.json'

/** A day, as in `2026-11-26`. */
const date = z.iso.date()
const count = z.int().nonnegative()

/** What `npm run bench -- quality` measures, each with its date. */
const schemas = {
  /**
   * What a phone loads for a page before any interaction: kilobytes of the median and the heaviest page, scripts of the
   * median page, and the highest number of third parties that any page contacts.
   */
  pages: z.object({ date, pages: count, kilobytes: count, most: count, scripts: count, companies: count }),
  /** Largest Contentful Paint in milliseconds, of the median page on a slow phone. */
  speed: z.object({ date, milliseconds: count }),
  /** Taps while files were missing or damaged, and how many of them led to the right place. */
  faults: z.object({ date, faults: count, taps: count, led: count }),
  /** Pages tested automatically for accessibility, and the serious problems found. */
  access: z.object({ date, pages: count, barriers: count }),
  /** Points at Mozilla's HTTP Observatory; the best grade starts at 100. */
  headers: z.object({ date, points: count }),
}

export type Measure = keyof typeof schemas
export type Results = { [M in Measure]?: z.infer<(typeof schemas)[M]> }

/** Describe an error in the file or a part of it, and the fix. */
const problemOf = (fault: string) => `${resultsFile}: ${fault}: run \`npm run build && npm run bench -- quality\``

/**
 * Parse a results file. Missing and invalid results are left out, and `problems` names the invalid ones: pages without
 * results are better than none.
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
