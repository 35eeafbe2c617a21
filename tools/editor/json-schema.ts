import { z } from 'zod'
import type { NamesIn } from '../../lib/schemas/fields'

/**
 * A field in JSON Schema, with its schema's `.meta({ label, hint, namesIn, filledIn, start, widget })`. A type that
 * JSON Schema lacks keeps Zod's name.
 */
export type JsonSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  pattern?: string
  /** The pattern with its flags, and the schema's message for a text that does not match it. */
  rule?: [pattern: string, message: string]
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  label?: string
  hint?: string
  namesIn?: NamesIn
  /** The editor fills it in if it is left empty. */
  filledIn?: boolean
  /** The initial value of a new one. */
  start?: unknown
  /** The widget for a field whose type does not determine it. */
  widget?: string
}

/** Breaks every pattern of the schemas: it contains a character that no text does, and a digit. */
const wrongText = '\0 0'

/** Return a schema's first error for a text. */
const issueWith = (schema: z.core.$ZodType, text: string) => z.safeParse(schema, text).error?.issues[0]

/** The formats with an editor field; Zod has others, such as `starts_with`, which are patterns to it. */
const formats = ['uri', 'email', 'date']

/** Describe the fields of a file as they are typed. */
export function toJsonSchema(fields: Readonly<Record<string, z.core.$ZodType>>): JsonSchema {
  return z.toJSONSchema(z.object(fields), {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const json = jsonSchema as JsonSchema
      const { type } = zodSchema._zod.def
      if (type === 'date') Object.assign(json, { type: 'string', format: 'date' })
      else if (Object.keys(json).length === 0) json.type = type
      if (json.format && !formats.includes(json.format)) delete json.format
      const insecure = json.format === 'uri' ? issueWith(zodSchema, 'http://example.com') : undefined
      if (insecure) json.rule = [String(/^https:\/\//), insecure.message]
      // Zod's own email pattern is implied by the format.
      const issue = json.pattern && !json.format ? issueWith(zodSchema, wrongText) : undefined
      if (issue?.code === 'invalid_format') json.rule = [String(issue.pattern ?? `/${json.pattern}/`), issue.message]
    },
  }) as JsonSchema
}
