/** @jest-environment node */
import { readContent } from '@/lib/content/read'
import { compileContent } from '@/scripts/build/compile'

type Post = { slug: string; date: string; drawing: string }

test('posts without a picture get the drawings for any topic in turn; a later post changes no earlier one', () => {
  const bare = readContent('content').entries.map((entry) =>
    entry.collection === 'post' && entry.locale === 'en'
      ? { ...entry, data: { ...entry.data, drawing: undefined } }
      : entry,
  )
  const shown = (entries: typeof bare) => compileContent(entries).get('post.es.json') as Post[]
  const posts = shown(bare).sort((a, b) => a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug))
  const { neutral } =
    (compileContent(bare).get('settings.json') as Record<string, { neutral: string[] }>).drawings ?? {}
  expect(posts.map(({ drawing }) => drawing)).toEqual(posts.map((_, i) => neutral?.[i % neutral.length]))
  const last = posts.at(-1)
  expect(shown(bare.filter(({ name }) => name !== last?.slug))).toEqual(
    expect.arrayContaining(posts.slice(0, -1).map(({ slug, drawing }) => expect.objectContaining({ slug, drawing }))),
  )
})
