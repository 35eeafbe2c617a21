import { completePost, typedField } from '@/tools/editor/complete'

const post = {
  title: 'Lifting groceries: how to load the car and rest',
  description: 'How to load the car.',
  body: 'Bags add up.[^niams]\n\n## Before\n\n- Split **the** load.\n\nRest [between](/blog) trips.',
}

test('search results show title and description where nothing else is written', () => {
  expect(completePost(post)).toEqual({
    ...post,
    seo: {
      focus: 'lifting groceries how to load the car',
      title: post.title,
      description: 'How to load the car. Bags add up. Rest between trips.',
    },
  })
})

test('written text stays', () => {
  const seo = { focus: 'groceries', title: 'Groceries', description: 'Bags.' }
  expect(completePost({ ...post, seo })).toEqual({ ...post, seo })
  expect(completePost({ ...post, seo: { focus: ' ', title: 'Groceries' } }).seo).toMatchObject({
    title: 'Groceries',
    description: expect.stringContaining(post.description),
  })
})

test('a description for search results ends where there is no more room', () => {
  const long = completePost({ ...post, body: 'Load the car, then rest for a while. '.repeat(9) }).seo
  const { description } = long as { description: string }
  expect(description).toMatch(/^How to load the car\. Load the car, then rest .*\w…$/)
  expect(description.length).toBeGreaterThan(120)
  expect(description.length).toBeLessThanOrEqual(155)
  const own = 'x'.repeat(130)
  expect(completePost({ ...post, description: own }).seo).toMatchObject({ description: own })
})

test('a problem is reported at the typed field', () => {
  expect(typedField(post, 'seo.description')).toBe('description')
  expect(typedField({ ...post, seo: { description: 'Bags.' } }, 'seo.description')).toBe('seo.description')
  expect(typedField(post, 'title')).toBe('title')
})
