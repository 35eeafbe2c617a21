import { type Entry, type Problem, problem, problemsOf } from '../../lib/content/read'
import { sectionsOf } from '../shared/passages'
import { withOriginals } from './language-pairs'
import { itemsOf } from './references'

/** Check that a post has the captions that its drawing needs: one below it, and one for its pin, if any. */
function checkCaptions(post: Entry, view: Record<string, unknown> | undefined): Problem[] {
  const { caption, pin } = post.data
  const hasPin = view?.pin !== undefined
  if (view && !caption) return problemsOf(post, { caption: 'is missing: describe the drawing in one line' })
  const missing = hasPin && !pin && 'is missing: describe what the drawing’s pin marks'
  return problemsOf(post, {
    pin: missing || (!hasPin && Boolean(pin) && 'has nothing to name: the drawing has no pin'),
  })
}

/** Check that a post that promises nine tips has nine headings numbered from 1 to 9. */
function checkPoints(post: Entry, points: unknown): Problem[] {
  const found = sectionsOf(post).flatMap(({ heading }) => /^(\d+)\. /.exec(heading)?.[1] ?? [])
  const wanted = typeof points === 'number' ? Array.from({ length: points }, (_, i) => String(i + 1)) : []
  if (found.join() === wanted.join()) return []
  const reason =
    wanted.length > 0 ? `needs the headings "## 1. …" to "## ${points}. …"` : 'numbers its headings without `points`'
  return [problem(post, 'body', `${reason}; found ${found.join(', ') || 'none'}`)]
}

/** Check what the schema of a single post cannot: captions of drawings and promised numbers. */
export function checkPosts(entries: Entry[]): Problem[] {
  const posts = withOriginals(entries, 'post')
  const views = new Map(itemsOf(entries, 'drawings', 'views').map((view) => [view.name, view]))
  return posts.flatMap(({ entry, original }) => {
    const { drawing, points } = original.data
    // An unknown name has been reported already.
    const isKnown = drawing === undefined || views.has(drawing)
    return [...(isKnown ? checkCaptions(entry, views.get(drawing)) : []), ...checkPoints(entry, points)]
  })
}
