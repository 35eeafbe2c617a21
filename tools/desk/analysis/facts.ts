import { kindOf } from '../../../lib/kinds'
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
  /** Whether it is running text: sentences, not a button, a label or a row of facts. */
  prose: boolean
}

/** What an exported page says of itself, before anything is judged. */
export type PageFacts = Omit<DeskPage, 'linksIn' | 'orphan' | 'score' | 'findings' | 'focus'> & {
  noindex: boolean
  h1: string[]
  blocks: Block[]
  /** Whether it has a list of links to its own parts. */
  contents: boolean
  /** Links to other sites that search engines may follow. */
  followed: number
  /** Why the structured data cannot be read. */
  graphError?: string
}

/** What an export folder holds, besides its pages. */
export type ExportFacts = {
  folder: string
  origin: string
  pages: PageFacts[]
  redirects: { from: string; to: string }[]
  /** Addresses the sitemaps name; none when there is no sitemap. */
  sitemap?: string[]
}

/** The definition of a page's kind; none for an address that the registry does not know. */
export const definitionOf = ({ kind }: Pick<DeskPage, 'kind'>) => (kind === 'other' ? undefined : kindOf(kind))

/** What is expected of a page's words; nothing when it has none of its own to be found by. */
export const purposeOf = (page: Pick<DeskPage, 'kind'>) => definitionOf(page)?.purpose ?? undefined
