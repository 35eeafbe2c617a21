import { completePost, typedField } from '@/scripts/editor/complete'

const post = {
  title: 'Lifting groceries: how to load the car and rest',
  description: 'How to load the car.',
  body: '…',
}

test('search results show title and description where nothing else is written', () => {
  expect(completePost(post, 'en')).toEqual({
    ...post,
    ask: 'Would you like to talk it over?',
    seo: { focus: 'lifting groceries how to load the car', title: post.title, description: post.description },
  })
})

test('what is written stays', () => {
  const seo = { focus: 'groceries', title: 'Groceries', description: 'Bags.' }
  expect(completePost({ ...post, ask: 'Tired?', seo }, 'en')).toEqual({ ...post, ask: 'Tired?', seo })
  expect(completePost({ ...post, seo: { focus: ' ', title: 'Groceries' } }, 'es').seo).toMatchObject({
    title: 'Groceries',
    description: post.description,
  })
})

test('a problem is named where it was typed', () => {
  expect(typedField(post, 'seo.description')).toBe('description')
  expect(typedField({ ...post, seo: { description: 'Bags.' } }, 'seo.description')).toBe('seo.description')
  expect(typedField(post, 'title')).toBe('title')
})
