import { definitionOf } from '../../../lib/page-types'
import type { DeskPage } from './report'

/** A piece of a page's main text, in the order of reading. */
export type Block = {
  kind: 'heading' | 'text' | 'item' | 'picture'
  /** A heading's level, 2 to 6. */
  level?: number
  /** Its words; a picture's are what stands for it where it cannot be seen. */
  text: string
  /** The same with its links, safe as HTML. */
  html: string
  /** Running text: sentences, not a button, a label or a row of facts. */
  prose: boolean
}

/** Facts about an exported page, before anything is judged. */
export type PageFacts = Omit<DeskPage, 'linksIn' | 'orphan' | 'score' | 'findings' | 'focus'> & {
  noindex: boolean
  h1: string[]
  blocks: Block[]
  /** It has a list of links to its own parts. */
  contents: boolean
  /** Link to other sites that search engines may follow. */
  followed: number
  /** The reason why the structured data cannot be read. */
  graphError?: string
}

/** Facts about an export folder besides its pages. */
export type ExportFacts = {
  folder: string
  origin: string
  pages: PageFacts[]
  redirects: { from: string; to: string }[]
  /** Addresses the sitemaps name; none when there is no sitemap. */
  sitemap?: string[]
}

/** Return the definition of a page type; none for an address that the registry does not know. */
export const definitionOfPage = ({ pageType }: Pick<DeskPage, 'pageType'>) =>
  pageType === 'other' ? undefined : definitionOf(pageType)

/** Return the requirements of a page; undefined if it has no focus phrase of its own. */
export const purposeOf = (page: Pick<DeskPage, 'pageType'>) => definitionOfPage(page)?.purpose ?? undefined
