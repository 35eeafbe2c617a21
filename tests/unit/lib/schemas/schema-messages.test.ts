import { z } from 'zod'
import '@/lib/schemas/error-messages'

test.each([
  ['a text that is too long', z.string().max(3), 'abcd', 'must have at most 3 characters'],
  ['a text that is too short', z.string().min(3), 'a', 'must have at least 3 characters'],
  ['a list of another length', z.array(z.string()).length(3), ['a'], 'must have exactly 3 items'],
  ['an empty list', z.array(z.string()).min(1), [], 'must have at least 1 item'],
  ['a list that is too long', z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 items'],
  ['a number that is not positive', z.number().positive(), 0, 'must be more than 0'],
  ['a number that is too large', z.number().max(5), 6, 'must be at most 5'],
  ['a value of another type', z.number(), 'a', 'must be a number'],
  ['an unknown field', z.strictObject({ name: z.string() }), { name: 'a', nam: 'a' }, 'is unknown; known: name'],
])('people read of %s in their own words', (_, schema, value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message)
})
