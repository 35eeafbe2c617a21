/** What decides the drawing of a post: the drawing it names, if any, its address, its English words, and its links. */
export type PostTopic = { slug: string; date: string; drawing: string; words: string; links: string[] }

/** A view of a drawing as content/drawings.yaml has it. */
type NamedView = { name: string; file: string }

/** The drawing of a post and how it was found: chosen by its author, another part of that drawing, or by topic. */
export type PostDrawing = { view: string; by: 'choice' | 'part' | 'topic' }

/** Words in view names that say nothing about a topic. */
const vague = new Set(['pain', 'care', 'health', 'various', 'concerns', 'management', 'front', 'behind', 'issues'])

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

/**
 * Test whether two words are forms of the same one: `pillow` and `pillows`, `posture` and `postural`; not `car` and
 * `care`.
 */
function areAkin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 5) return long === short || long === `${short}s`
  return long.startsWith(short.slice(0, -1)) && long.length - short.length < 4
}

/**
 * Rate how well views fit a post: by view names among its words, by the topics it links to, by the drawing it names.
 */
function fitsFor(post: PostTopic, topics: Map<string, NamedView>, chosen: NamedView | undefined) {
  const words = [...new Set(wordsIn(`${post.slug} ${post.words}`))]
  const linked = post.links.flatMap((path) => topics.get(path) ?? [])
  return (view: NamedView): number => {
    const names = wordsIn(view.name).filter((word) => !vague.has(word))
    const nameMatches = names.filter((name) => words.some((word) => areAkin(name, word))).length
    return (
      (chosen?.file === view.file ? 100 : 0) +
      3 * nameMatches +
      (linked.includes(view) ? 4 : 0) +
      (linked.some(({ file }) => file === view.file) ? 1 : 0)
    )
  }
}

/**
 * Return the drawing of each post. A post keeps the one it names unless an earlier post has it; otherwise it gets the
 * best fit for its topic among those that the fewest earlier posts have. Later posts never change earlier ones.
 * @param views all views, and the names of those that suit any topic.
 * @param topics the drawings of symptoms and services, by address.
 */
export function drawingsOfPosts(
  posts: PostTopic[],
  { views, neutral }: { views: NamedView[]; neutral: string[] },
  topics: Map<string, string>,
): Map<string, PostDrawing> {
  const byName = new Map(views.map((view) => [view.name, view]))
  const topicViews = new Map(
    [...topics].flatMap(([path, name]) => (byName.has(name) ? [[path, byName.get(name) as NamedView]] : [])),
  )
  const uses = new Map<string, number>()
  const drawings = new Map<string, PostDrawing>()
  const usesOf = ({ name }: NamedView) => uses.get(name) ?? 0
  const inOrder = [...posts].sort((a, b) => a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug))
  for (const post of inOrder) {
    const chosen = byName.get(post.drawing)
    const fitOf = fitsFor(post, topicViews, chosen)
    // General drawings come after those that fit the topic.
    const fitting = views
      .map((view) => ({ view, fit: fitOf(view) || (neutral.includes(view.name) ? 0.5 : 0) }))
      .filter((candidate) => candidate.fit > 0)
      .sort((a, b) => usesOf(a.view) - usesOf(b.view) || b.fit - a.fit)
    const view = chosen && usesOf(chosen) === 0 ? chosen : (fitting[0]?.view ?? chosen)
    if (!view) continue
    const by = view === chosen ? 'choice' : view.file === chosen?.file ? 'part' : 'topic'
    uses.set(view.name, usesOf(view) + 1)
    drawings.set(post.slug, { view: view.name, by })
  }
  return drawings
}
