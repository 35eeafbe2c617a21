import type { z } from 'zod'
import type { NamesIn } from '../../lib/content/schemas/fields'

/** A schema as the editor sees it: without wrappers, with what they and it say about an empty value and about words. */
export type Bare = {
  schema: z.core.$ZodType
  optional: boolean
  meta: { label?: string; hint?: string; namesIn?: NamesIn }
}

/** What may stand around a schema without changing the value that is typed. */
type Wrapper = { innerType?: z.core.$ZodType; in?: z.core.$ZodType; out?: z.core.$ZodType }

/** Zod's definition of a schema (its documented way in for libraries, `schema._zod.def`). */
export const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

/** Takes optional, default, pipe and the like off a schema. */
export function bare(schema: z.core.$ZodType): Bare {
  const own = ((schema as z.ZodType).meta?.() ?? {}) as Bare['meta']
  const def = schema._zod.def as z.core.$ZodTypeDef & Wrapper
  // What is typed is the input of a pipe, except after z.preprocess, whose input is anything at all.
  const inner = def.innerType ?? (def.in?._zod.def.type === 'transform' ? def.out : def.in)
  if (!inner) return { schema, optional: false, meta: own }
  const below = bare(inner)
  const omitted = ['optional', 'nullable', 'default', 'prefault', 'catch'].includes(def.type)
  return { ...below, optional: below.optional || omitted, meta: { ...below.meta, ...own } }
}

/** The limits of a text, list or number, with the words of the schema for what breaks them. */
export type Limits = { min?: number; max?: number; pattern?: [pattern: string, message: string]; whole?: boolean }

type Check = {
  check: string
  format?: string
  minimum?: number
  maximum?: number
  length?: number
  value?: number
  inclusive?: boolean
  pattern?: RegExp
  error?: (issue: object) => unknown
}

/** The message a schema gives for a check, `undefined` when it leaves that to Zod. */
function messageOf(check: Check): string | undefined {
  const message = check.error?.({ code: 'invalid_format', input: '' })
  return typeof message === 'string' ? message : undefined
}

export function limitsOf(schema: z.core.$ZodType): Limits {
  const def = schema._zod.def as z.core.$ZodTypeDef & Check & { protocol?: RegExp }
  const checks = (def.checks ?? []).map((item) => item._zod.def as unknown as Check)
  const limits: Limits = {}
  for (const check of def.check ? [def, ...checks] : checks) {
    const { minimum, maximum, length, value = 0, pattern } = check
    // A limit of whole numbers: greater than 0 is 1 or more.
    const beyond = check.inclusive ? 0 : 1
    if (minimum !== undefined) limits.min = minimum
    if (maximum !== undefined) limits.max = maximum
    if (length !== undefined) Object.assign(limits, { min: length, max: length })
    if (check.check === 'greater_than') limits.min = value + (limits.whole ? beyond : 0)
    if (check.check === 'less_than') limits.max = value - (limits.whole ? beyond : 0)
    if (/int/.test(check.format ?? '')) limits.whole = true
    if (check.check === 'string_format' && pattern) {
      limits.pattern = [String(pattern), messageOf(check) ?? 'is not written as it must be']
    }
  }
  if (def.protocol) {
    const protocol = def.protocol.source.replace(/^\^|\$$/g, '')
    limits.pattern = [String(new RegExp(`^${protocol}://`)), messageOf(def) ?? 'must be a full web address']
  }
  return limits
}
