import { parse } from 'yaml'
import type { z } from 'zod'

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
