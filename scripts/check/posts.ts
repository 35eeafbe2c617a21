import { type Entry, type Problem, problem } from '../../lib/content/read'
import { repeats } from '../../lib/content/repeats'
import { itemsOf } from './names'
import { withOriginals } from './pairs'
import { sectionsOf } from './words'

/** No two posts have the same drawing. */
const checkDrawings = (posts: Entry[]): Problem[] =>
  repeats(posts, ({ data }) => String(data.drawing)).map(([post, { file }]) =>
    problem(post, 'drawing', `"${post.data.drawing}" already opens ${file}: each post has its own`),
  )

/** A post has a pin caption if and only if its drawing has a pin. */
function checkPin(post: Entry, { pin }: Record<string, unknown>): Problem[] {
  if (pin && !post.data.pin) return [problem(post, 'pin', 'is missing: say what the pin of the drawing marks')]
  if (!pin && post.data.pin) return [problem(post, 'pin', 'has nothing to name: the drawing has no pin')]
  return []
}

/** A post that promises nine tips has nine headings numbered from 1 to 9. */
function checkPoints(post: Entry, points: unknown): Problem[] {
  const found = sectionsOf(post).flatMap(({ heading }) => /^(\d+)\. /.exec(heading)?.[1] ?? [])
  const wanted = typeof points === 'number' ? Array.from({ length: points }, (_, i) => String(i + 1)) : []
  if (found.join() === wanted.join()) return []
  const reason =
    wanted.length > 0 ? `needs the headings "## 1. …" to "## ${points}. …"` : 'numbers its headings without `points`'
  return [problem(post, 'body', `${reason}; found ${found.join(', ') || 'none'}`)]
}

/** Checks that the schema of a single post cannot make: unique drawings, pin captions, promised numbers. */
export function checkPosts(entries: Entry[]): Problem[] {
  const posts = withOriginals(entries, 'post')
  const views = new Map(itemsOf(entries, 'drawings', 'views').map((view) => [view.name, view]))
  return [
    ...checkDrawings(posts.filter(({ entry, original }) => entry === original).map(({ entry }) => entry)),
    ...posts.flatMap(({ entry, original }) => {
      const view = views.get(original.data.drawing)
      return [...(view ? checkPin(entry, view) : []), ...checkPoints(entry, original.data.points)]
    }),
  ]
}
