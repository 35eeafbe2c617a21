import { definitionOf } from '../../../lib/page-types'
import type { DeskPage } from './report'

/** A block of a page's main text, in reading order. */
export type Block = {
  kind: 'heading' | 'text' | 'item' | 'picture'
  /** A heading's level, 2 to 6. */
  level?: number
  /** Its words; for a picture, its text alternative. */
  text: string
  /** The same with its links, as safe HTML. */
  html: string
  /** Whether it is prose: sentences, not a button, a label or a row of facts. */
  prose: boolean
}

/** Facts about an exported page, before any checks. */
export type PageFacts = Omit<DeskPage, 'linksIn' | 'orphan' | 'score' | 'findings' | 'focus'> & {
  noindex: boolean
  h1: string[]
  blocks: Block[]
  /** Whether it has a table of contents. */
  contents: boolean
  /** Links to other sites that search engines may follow. */
  followed: number
  /** Why the structured data cannot be parsed. */
  graphError?: string
}

/** Facts about an export besides its pages. */
export type ExportFacts = {
  folder: string
  origin: string
  pages: PageFacts[]
  redirects: { from: string; to: string }[]
  /** Addresses in the sitemaps; undefined if there is no sitemap. */
  sitemap?: string[]
}

/** Return the definition of a page type; undefined for an address that the registry does not know. */
export const definitionOfPage = ({ pageType }: Pick<DeskPage, 'pageType'>) =>
  pageType === 'other' ? undefined : definitionOf(pageType)

/** Return the requirements of a page; undefined if it has no focus phrase of its own. */
export const purposeOf = (page: Pick<DeskPage, 'pageType'>) => definitionOfPage(page)?.purpose ?? undefined
