import { z } from 'zod'

const types: Record<string, string> = {
  array: 'a list, each item behind a dash',
  record: 'a list of "name: value" lines',
  object: 'a list of "name: value" lines',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

// What people read of a value of another type, and of an unknown field, where a schema has no words of its own.
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type') return types[issue.expected] && `must be ${types[issue.expected]}`
    if (issue.code !== 'unrecognized_keys' || !(issue.inst instanceof z.ZodObject)) return undefined
    return `is unknown; known: ${Object.keys(issue.inst.shape).join(', ')}`
  },
})
