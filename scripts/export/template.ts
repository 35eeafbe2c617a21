import { readFileSync } from 'node:fs'

/** A file of `templates/` with its `{{names}}` replaced by values; a list becomes lines. @throws for a name without a value. */
export function fromTemplate(file: string, values: Record<string, string | string[]>): string {
  return readFileSync(`scripts/export/templates/${file}`, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`scripts/export/templates/${file}: no value for {{${name}}}`)
    return [value].flat().join('\n')
  })
}
