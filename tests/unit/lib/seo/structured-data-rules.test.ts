/** @jest-environment node */
import { supersededIn } from '@/lib/seo/structured-data/rules'

test('superseded properties are read from the declarations of schema-dts', () => {
  expect(supersededIn('/** @deprecated Consider using member instead. */\n"members"?: Person')).toEqual(
    new Set(['members']),
  )
})

test('declarations without a mark are an error: nothing would be checked', () => {
  expect(() => supersededIn('"members"?: Person')).toThrow('marks no property as @deprecated')
})
