import { z } from 'zod'
import { isRecord } from '../util/is-record'

const types: Record<string, string> = {
  array: 'a list, each item behind a dash',
  record: 'a list of "name: value" lines',
  object: 'a list of "name: value" lines',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

const units: Record<string, string> = { string: ' character', array: ' item' }

/** Describe a limit: `at most 60 characters`, `exactly 3 items`, `more than 0`. */
function limitOf(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>): string {
  const [limit, bound, beyond] =
    issue.code === 'too_big' ? [issue.maximum, 'at most', 'less than'] : [issue.minimum, 'at least', 'more than']
  const unit = units[issue.origin] ? `${units[issue.origin]}${limit === 1 ? '' : 's'}` : ''
  return `${issue.exact ? 'exactly' : issue.inclusive === false ? beyond : bound} ${limit}${unit}`
}

// Default messages about wrong types, limits and unknown fields, for schemas without their own.
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type' && issue.expected === 'string' && isRecord(issue.input))
      return 'must be text: put it in quotes, since it has a colon'
    if (issue.code === 'invalid_type') return types[issue.expected] && `must be ${types[issue.expected]}`
    if (issue.code === 'too_big' || issue.code === 'too_small')
      return `must ${issue.origin in units ? 'have' : 'be'} ${limitOf(issue)}`
    if (issue.code !== 'unrecognized_keys' || !(issue.inst instanceof z.ZodObject)) return undefined
    return `is unknown; known: ${Object.keys(issue.inst.shape).join(', ')}`
  },
})
