import { readFileSync } from 'node:fs'
import Handlebars from 'handlebars'

/** Fill in a Handlebars template without escaping. @throws for a name without a value */
export function fromTemplate(file: string, values: object): string {
  return Handlebars.compile(readFileSync(file, 'utf8'), { noEscape: true, strict: true })(values)
}
