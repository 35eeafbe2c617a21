import type { Entry } from '@/lib/content/read'
import { entryWithoutParts, withoutParts } from '@/scripts/build/compile'

const body = `## Inside a visit {#visit}

We look.[^a]

### Needles {#needles}

They are thin.[^b] Ask.[^a]

#### Risks

A bruise.

### Rest

Sit down.

## After {#after}

Walk.`

test('the section below a heading is removed, up to the next heading of its level', () => {
  const left = withoutParts(body, ['needles'])
  expect(left).not.toMatch(/thin|bruise|Needles/)
  expect(left).toContain('We look.[^a]\n\n### Rest\n\nSit down.')
  expect(withoutParts(body, ['visit'])).toBe('## After {#after}\n\nWalk.')
  expect(withoutParts(body, ['other'])).toBe(body)
})

test('sources named only in this section are removed with it', () => {
  const source = (key: string) => ({ key, title: key })
  const entry = { body, data: { title: 'A', sources: [source('a'), source('b'), source('c')] } } as unknown as Entry
  expect(entryWithoutParts(entry, ['needles']).data).toEqual({ title: 'A', sources: [source('a'), source('c')] })
  expect(entryWithoutParts(entry, ['other'])).toBe(entry)
})
