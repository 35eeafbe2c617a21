import type { Locale } from '../../lib/i18n/locales'
import type { PageType } from '../../lib/page-types/names'

/** What would help a page to be found, and where to write it: `content/symptoms/back-pain.es.md`, `seo.title`. */
export type Advice = { reason: string; file: string; field?: string }

/**
 * The picture of a shared link. `file` is its path in the export; the report keeps a copy below `cards/`
 * (`cards/og/en-about.png`). `hash` shows whether it changed.
 */
export type Card = {
  file: string
  url: string
  width: number
  height: number
  bytes: number
  hash: string
  alt: string
}

/** One address in one language, as search engines and shared links see it. */
export type DeskPage = {
  path: string
  url: string
  /** The English address of the pair. */
  route: string
  locale: Locale
  /** `other` for an address that the registry does not know: a page of an earlier build. */
  pageType: PageType | 'other'
  /** The file with its texts. */
  file: string
  indexable: boolean
  title: string
  description: string
  /** The phrase that the page should be found by; none for pages that are not indexable or continue a list. */
  focus?: string
  canonical: string
  alternates: Record<string, string>
  /** Open Graph and X fields by name: `og:title`, `twitter:card`. */
  shared: Record<string, string>
  card?: Card
  /** The types of the structured data and the data itself. */
  types: string[]
  graph: unknown
  words: number
  /** Pages in the same language whose text (not menus and footer) links here, and those that this one links to. */
  linksIn: string[]
  linksOut: string[]
  external: string[]
  /** Whether no other page's text links here. */
  orphan: boolean
  /** Values of `?source=` in the page's links. */
  sources: string[]
  advice: Advice[]
}

/** A page as it was exported, before it is seen beside the others. */
export type ExportedPage = Omit<DeskPage, 'focus' | 'linksIn' | 'orphan' | 'advice'>

export type Export = {
  folder: string
  origin: string
  pages: ExportedPage[]
  redirects: { from: string; to: string }[]
}

/**
 * A page, an address or a picture that differs from an earlier build. For a card, `before` and `after` are the
 * pictures in the report's folder (`cards-before/og/en-about.png`, `cards/og/en-about.png`); for structured data,
 * what was removed and added, a line each; for a redirect, the address and its present target.
 */
export type PageChange = {
  /** `listing`: whether the page is indexable (`index`, `noindex`). */
  kind: 'added' | 'removed' | 'redirected' | 'title' | 'description' | 'card' | 'graph' | 'canonical' | 'listing'
  path: string
  before?: string
  after?: string
  /** Why it must be fixed; most changes need not. */
  problem?: string
}

/** The data of the desk. */
export type DeskReport = {
  origin: string
  clinic: string
  pages: DeskPage[]
  /** Compared with an earlier build, if one was given. */
  changes?: { against: string; items: PageChange[] }
}
