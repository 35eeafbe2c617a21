/** @jest-environment node */
import { published, todayIn } from '@/lib/content/ahead'
import { readContent } from '@/lib/content/read'
import { compileContent } from '@/scripts/build/compile'
import { checkAhead } from '@/scripts/check/ahead'

type Post = { slug: string; date: string; related: string[] }

const { entries } = readContent('content')
const posts = compileContent(entries).get('post.en.json') as Post[]
const dates = posts.map(({ date }) => date).sort()
/** A day after some posts and before others. */
const today = dates[Math.floor(dates.length / 2)] ?? ''
const ahead = posts.filter(({ date }) => date > today)

test('the compiled data of a finished site has nothing about a post before its date', () => {
  expect(ahead.length).toBeGreaterThan(0)
  const files = compileContent(published(entries, today))
  for (const locale of ['en', 'es']) {
    const kept = (files.get(`post.${locale}.json`) as Post[]).map(({ slug }) => slug)
    expect(kept).toEqual(posts.filter(({ date }) => date <= today).map(({ slug }) => slug))
  }
  const next = ahead[0]?.date ?? ''
  const then = compileContent(published(entries, next)).get('post.en.json') as Post[]
  expect(then.map(({ slug }) => slug)).toContain(ahead[0]?.slug)
})

test('a post that links to a later one is reported, but not one that appears with it or later', () => {
  const later = new Map(ahead.map(({ slug, date }) => [slug, date]))
  const found = checkAhead(entries, today)
  const wrong = posts.filter(({ date, related }) =>
    related.some((slug) => later.has(slug) && (date <= today || date < (later.get(slug) ?? ''))),
  )
  const named = found.filter(({ field, file }) => field === 'related' && file.includes('/posts/'))
  expect(new Set(named.map(({ file }) => file))).toEqual(
    new Set(wrong.map(({ slug }) => `content/posts/${slug}.en.md`)),
  )
  expect(named[0]?.reason).toMatch(/^leads to "[\w-]+", which appears on \d{4}-\d\d-\d\d: link to it from that day on$/)
  expect(checkAhead(entries, dates.at(-1))).toEqual([])
})

test('today is the date at the clinic', () => {
  expect(todayIn(entries, new Date('2027-01-15T05:59:00Z'))).toBe('2027-01-14')
  expect(todayIn(entries, new Date('2027-01-15T06:00:00Z'))).toBe('2027-01-15')
})
