import { linesOf } from '../../lib/seo/structured-data/nodes'
import type { Export, ExportedPage, PageChange } from './report'

/** The report's folders for the pictures of this build and of the earlier one. */
export const cardFolders = { after: 'cards', before: 'cards-before' }

type Facts = Omit<Export, 'folder'>

/** Report a removed address: where it leads now, or that it leads nowhere. */
function vanished(path: string, after: Facts): PageChange {
  const to = after.redirects.find(({ from }) => from === path)?.to
  const base = { path, before: path }
  if (!to) {
    const problem =
      'was in the earlier build and is missing: restore it, or add it to the aliases of the page that replaces it'
    return { kind: 'removed', ...base, problem }
  }
  const target = new URL(to, after.origin)
  const exists = target.origin !== after.origin || after.pages.some((page) => page.path === target.pathname)
  const problem = exists ? undefined : `leads to ${to}, which is not a page either`
  return { kind: 'redirected', ...base, after: to, problem }
}

function graphChange(before: ExportedPage, after: ExportedPage, moved: (text: string) => string): PageChange[] {
  const [old, now] = [linesOf(before.graph).map(moved), linesOf(after.graph)]
  const [known, kept] = [new Set(old), new Set(now)]
  const gone = old.filter((line) => !kept.has(line))
  const fresh = now.filter((line) => !known.has(line))
  if (gone.length + fresh.length === 0) return []
  return [{ kind: 'graph', path: after.path, before: gone.join('\n'), after: fresh.join('\n') }]
}

function cardChange({ card: before }: ExportedPage, { card: after, path }: ExportedPage): PageChange[] {
  if (before?.hash === after?.hash) return []
  return [
    {
      kind: 'card',
      path,
      before: before && `${cardFolders.before}/${before.file}`,
      after: after && `${cardFolders.after}/${after.file}`,
      problem: after ? undefined : 'has lost its card',
    },
  ]
}

/** The texts that are compared verbatim. */
const texts: { kind: PageChange['kind']; read: (page: ExportedPage) => string }[] = [
  { kind: 'title', read: ({ title }) => title },
  { kind: 'description', read: ({ description }) => description },
  { kind: 'canonical', read: ({ canonical }) => canonical },
  { kind: 'listing', read: ({ indexable }) => (indexable ? 'index' : 'noindex') },
]

/** List the differences between a page and its earlier version. */
function pageChanges(before: ExportedPage, after: ExportedPage, moved: (text: string) => string): PageChange[] {
  const changes = texts.map(({ kind, read }) => ({
    kind,
    path: after.path,
    before: moved(read(before)),
    after: read(after),
  }))
  return [
    ...changes.filter((change) => change.before !== change.after),
    ...cardChange(before, after),
    ...graphChange(before, after, moved),
  ]
}

/**
 * List what changed since an earlier build: addresses added, removed and redirected, titles, descriptions, canonical
 * addresses, indexing, cards and structured data. An address that no longer leads anywhere is a problem, whether it
 * was a page or a redirect. A move of the whole site to another origin is not a change.
 */
export function compare(before: Facts, after: Facts): PageChange[] {
  const moved = (text: string) => text.replaceAll(before.origin, after.origin)
  const old = new Map(before.pages.map((page) => [page.path, page]))
  const now = new Map(after.pages.map((page) => [page.path, page]))
  const gone = [...before.pages.map(({ path }) => path), ...before.redirects.map(({ from }) => from)]
    .filter((path) => !now.has(path))
    .map((path) => vanished(path, after))
    // A redirect that still works has not changed.
    .filter(({ path, problem }) => problem || old.has(path))
  const pages = after.pages.flatMap((page): PageChange[] => {
    const earlier = old.get(page.path)
    return earlier ? pageChanges(earlier, page, moved) : [{ kind: 'added', path: page.path, after: page.title }]
  })
  return [...gone, ...pages]
}
