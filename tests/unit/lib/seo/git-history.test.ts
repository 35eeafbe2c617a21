/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lastModified, readHistory } from '@/lib/seo/git-history'
import { temporaryFolder } from '../../temporary-folder'

const folder = temporaryFolder()
const git = (parameters: string[], env: Record<string, string> = {}) =>
  execFileSync('git', parameters, { cwd: folder, env: { ...process.env, ...env }, stdio: 'ignore' })

/** Commit a change of files on a day. */
function change(day: string, ...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), day)
  }
  git(['add', '.'])
  const at = `${day}T12:00:00Z`
  git(['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', day], {
    GIT_AUTHOR_DATE: '2001-01-01T12:00:00Z',
    GIT_COMMITTER_DATE: at,
  })
}

beforeAll(() => {
  git(['init'])
  change('2025-03-01', 'content/about.en.md', 'content/about.es.md', 'content/posts/sleep.en.md', 'lib/about.ts')
  change('2025-05-01', 'content/about.es.md', 'content/pages/blog.en.md', 'content/pages/blog.es.md')
  // Out of order, as when an older branch is merged later.
  change('2025-04-01', 'content/about.es.md')
  change('2025-06-01', 'content/posts/sleep.en.md', 'lib/about.ts')
})

test.each([
  ['about', 'about', 'en', '2025-03-01'],
  ['about', 'about', 'es', '2025-05-01'],
  ['post', 'sleep', 'en', '2025-06-01'],
  ['post', 'unknown', 'en', undefined],
  // The blog list changes with its posts, separately for each language.
  ['blog', 'blog', 'en', '2025-06-01'],
  ['blog-page', '2', 'en', '2025-06-01'],
  ['blog', 'blog', 'es', '2025-05-01'],
] as const)('the words of %s %s in %s are of %s', (pageType, slug, locale, day) => {
  expect(lastModified({ pageType, slug }, locale, readHistory(folder))).toBe(day)
})

test('lines have the day on which they changed; lines that are not there have none', () => {
  const { dayOfLines } = readHistory(folder)
  expect(dayOfLines?.('/^2025/,+1:content/pages/blog.en.md')).toBe('2025-05-01')
  expect(dayOfLines?.('/^passOn:/,+3:content/pages/blog.en.md')).toBeUndefined()
})

test('an unknown date is not made up', () => {
  const shallow = temporaryFolder()
  execFileSync('git', ['clone', '--depth', '1', pathToFileURL(folder).href, shallow], { stdio: 'ignore' })
  const outside = temporaryFolder()
  for (const [place, why] of [
    [shallow, 'shallow clone: fetch all of it'],
    [outside, 'no git history'],
    [join(folder, 'lib'), 'content/ is in no git history'],
  ] as const) {
    const history = readHistory(place)
    expect(history.gap).toContain(why)
    expect(lastModified({ pageType: 'about', slug: 'about' }, 'en', history)).toBeUndefined()
  }
})
