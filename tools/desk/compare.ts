import type { Export, ExportedPage } from './read-export'

/**
 * A page, an address or a picture that differs from an earlier build. For a card, `before` and `after` are the
 * pictures in the report's folder (`cards-before/og/en-about.png`, `cards/og/en-about.png`); for a redirect, the
 * address and its present target.
 */
export type PageChange = {
  /** `listing`: whether the page is indexable (`index`, `noindex`). */
  kind: 'added' | 'removed' | 'redirected' | 'title' | 'description' | 'card' | 'types' | 'canonical' | 'listing'
  path: string
  before?: string
  after?: string
  /** Why it must be fixed; most changes need not. */
  problem?: string
}

/** The report's folders for the pictures of this build and of the earlier one. */
export const cardFolders = { after: 'cards', before: 'cards-before' }

type Facts = Omit<Export, 'folder'>

/** Report a removed address: where it leads now, or that it leads nowhere. */
function vanished(path: string, after: Facts): PageChange {
  const to = after.redirects.find(({ from }) => from === path)?.to
  const base = { path, before: path }
  if (!to) {
    const problem = 'is missing: restore it, or add it to the aliases of the page that replaces it'
    return { kind: 'removed', ...base, problem }
  }
  const target = new URL(to, after.origin)
  const exists = target.origin !== after.origin || after.pages.some((page) => page.path === target.pathname)
  const problem = exists ? undefined : `leads to ${to}, which is not a page either`
  return { kind: 'redirected', ...base, after: to, problem }
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
  { kind: 'types', read: ({ types }) => types.join(', ') },
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
  return [...changes.filter((change) => change.before !== change.after), ...cardChange(before, after)]
}

/**
 * List what changed since an earlier build: addresses added, removed and redirected, titles, descriptions, canonical
 * addresses, indexing, cards and types of structured data. An address that no longer leads anywhere is a problem,
 * whether it was a page or a redirect. A move of the whole site to another origin is not a change.
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
