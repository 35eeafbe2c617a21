import { parse } from 'yaml'
import type { z } from 'zod'

const [before, after] = ['(?<![\\p{L}\\p{N}])(?:', ')(?![\\p{L}\\p{N}])']

/** Build a pattern for whole words only, so that "secure" and "procurar" do not match "cure" and "curar". */
export const wholeWords = (words: string) => new RegExp(`${before}${words}${after}`, 'giu')

/** Join patterns made by `wholeWords` into one that matches any of their words. */
export function anyWord(patterns: RegExp[]): RegExp {
  const words = patterns.map(({ source }) => `(?:${source.slice(before.length, -after.length)})`)
  return new RegExp(`${before}${words.join('|')}${after}`, 'iu')
}

/**
 * Return the rules in a file of this folder. @param text its content, since the browser, where the editor also runs
 * checks, reads no files.
 * @throws with a line for each field that is missing or wrong: `scripts/check/editorial/claims.yaml: rules.0.en is
 * missing`
 */
export function readRules<Rules>(name: string, text: string, schema: z.ZodType<Rules>): Rules {
  const file = `scripts/check/editorial/${name}`
  const { data, error } = schema.safeParse(parse(text), { reportInput: true })
  if (!error) return data
  const problems = error.issues.map(({ path, input, message }) => {
    const field = path.join('.')
    return `${file}: ${input === undefined ? `${field} is missing` : `${field && `${field}: `}${message}`}`
  })
  throw new Error(problems.join('\n'))
}
