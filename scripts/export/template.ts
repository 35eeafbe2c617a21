import { readFileSync } from 'node:fs'
import Handlebars from 'handlebars'

/** Fills in a file of `templates/` (Handlebars); nothing is escaped. @throws for a name without a value. */
export function fromTemplate(file: string, values: object): string {
  const source = readFileSync(`scripts/export/templates/${file}`, 'utf8')
  return Handlebars.compile(source, { noEscape: true, strict: true })(values)
}
