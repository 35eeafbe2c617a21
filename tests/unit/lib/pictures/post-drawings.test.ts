import { drawingsOfPosts, type PostTopic } from '@/lib/pictures/post-drawings'

const views = [
  { name: 'back-pain', file: 'back' },
  { name: 'neck-pain', file: 'neck' },
  { name: 'neck-shoulders', file: 'neck' },
  { name: 'car', file: 'car' },
  { name: 'pillow', file: 'pillow' },
  { name: 'postural-issues-scoliosis', file: 'profile' },
  { name: 'talk', file: 'talk' },
  { name: 'walk', file: 'walk' },
]
const neutral = ['talk', 'walk']
const topics = new Map([
  ['/symptoms/neck-pain', 'neck-pain'],
  ['/symptoms/back-pain', 'back-pain'],
])

let day = 10
const post = (slug: string, more: Partial<PostTopic> = {}): PostTopic => ({
  slug,
  date: `2026-01-${day++}`,
  drawing: '',
  words: '',
  links: [],
  ...more,
})
const found = (...posts: PostTopic[]) => Object.fromEntries(drawingsOfPosts(posts, { views, neutral }, topics))

test('a post keeps the drawing that it names', () => {
  expect(found(post('a', { drawing: 'car' }))).toEqual({ a: { view: 'car', by: 'choice' } })
})

test.each<[string, Partial<PostTopic>, string]>([
  ['its address', { slug: 'better-pillows' }, 'pillow'],
  ['its title', { words: 'Posture at the desk' }, 'postural-issues-scoliosis'],
  ['the topic that it links to', { links: ['/faq', '/symptoms/neck-pain'] }, 'neck-pain'],
  ['nothing: one for any topic', { words: 'What care costs' }, 'talk'],
])('a post without a drawing gets one by %s', (_, more, view) => {
  expect(found(post('x', more))[more.slug ?? 'x']).toEqual({ view, by: 'topic' })
})

test('a drawing that an earlier post has is replaced, by another part of it where there is one', () => {
  const first = post('first', { drawing: 'neck-pain' })
  expect(found(post('second', { drawing: 'neck-pain' }), first).first).toEqual({ view: 'neck-pain', by: 'choice' })
  expect(found(first, post('second', { drawing: 'neck-pain' })).second).toEqual({ view: 'neck-shoulders', by: 'part' })
  const car = post('third', { drawing: 'car' })
  expect(found(car, post('fourth', { drawing: 'car', words: 'Pillows' })).fourth).toEqual({
    view: 'pillow',
    by: 'topic',
  })
})

test('later posts change nothing for earlier ones, and the order of files does not matter', () => {
  const posts = Array.from({ length: 12 }, (_, i) => post(`post-${i}`, { links: ['/symptoms/back-pain'] }))
  const all = found(...posts)
  expect(found(...[...posts].reverse())).toEqual(all)
  for (const count of [1, 4, 8]) expect(all).toMatchObject(found(...posts.slice(0, count)))
})

test('drawings return only after all that fit have had their turn', () => {
  const posts = Array.from({ length: 6 }, (_, i) => post(`post-${i}`, { links: ['/symptoms/back-pain'] }))
  const shown = posts.map(({ slug }) => found(...posts)[slug]?.view)
  expect(shown).toEqual(['back-pain', 'talk', 'walk', 'back-pain', 'talk', 'walk'])
})
