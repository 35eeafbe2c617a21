import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { z } from 'zod'

/**
 * The rules in a file of this folder.
 * @throws with a line for each field that is missing or wrong: `scripts/check/editorial/claims.yaml: rules.0.en is missing`.
 */
export function readRules<Rules>(name: string, schema: z.ZodType<Rules>): Rules {
  const file = `scripts/check/editorial/${name}`
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')), { reportInput: true })
  if (!error) return data
  const problems = error.issues.map(({ path, input, message }) => {
    const field = path.join('.')
    return `${file}: ${input === undefined ? `${field} is missing` : `${field && `${field}: `}${message}`}`
  })
  throw new Error(problems.join('\n'))
}
