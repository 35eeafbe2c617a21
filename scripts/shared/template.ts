import { readFileSync } from 'node:fs'

/** Fill in a template: `{{name}}` stands for a value, as it is. @throws for a name without a value */
export function fromTemplate(file: string, values: Record<string, string>): string {
  return readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file}: there is no value for {{${name}}}`)
    return value
  })
}
