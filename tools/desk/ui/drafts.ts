import { fullTitle } from '../../../lib/seo/title'
import type { DeskPage } from '../advise'

/** A title (its topic, without the clinic's name) and a description being tried out. */
export type Draft = { title?: string; description?: string }

/** Drafts by the paths of their pages. */
export type Drafts = Record<string, Draft>

/** Return the topic of a title: the title without the clinic's name at its end, as content has it. */
export const topicOf = ({ title }: Pick<DeskPage, 'title'>, clinic: string) =>
  title.endsWith(` | ${clinic}`) ? title.slice(0, -` | ${clinic}`.length) : title

/**
 * Return a page with its draft applied: titles end with the clinic if there is room (lib/seo/title), and shared links
 * follow unless the page has separate words for them.
 */
export function withDraft(page: DeskPage, draft: Draft | undefined, clinic: string): DeskPage {
  if (!draft) return page
  const before = topicOf(page, clinic)
  const topic = draft.title ?? before
  const description = draft.description ?? page.description
  const title = draft.title === undefined ? page.title : page.indexable ? fullTitle(topic, clinic) : topic
  // The page's own words that shared fields may copy: the topic, the whole title, the description.
  const copies = new Map([
    [page.description, description],
    [page.title, title],
    [before, topic],
  ])
  const shared = Object.entries(page.shared).map(([name, value]) =>
    /^(og|twitter):(title|description)$/.test(name) ? [name, copies.get(value) ?? value] : [name, value],
  )
  return { ...page, title, description, shared: Object.fromEntries(shared) }
}

/** Return the file and the field of a page's title or description. Messages name the continuation pages of a list. */
export function fieldOf({ pageType, locale, file }: DeskPage, what: keyof Draft): [file: string, field: string] {
  if (pageType !== 'blog-page') return [file, `seo.${what}`]
  return [`messages/${locale}.json`, what === 'title' ? 'blog.pageTitle' : 'blog.pageDescription']
}

/** Format a draft as text to paste: each file, its field and the words in YAML quotes. */
export const draftText = (page: DeskPage, draft: Draft): string =>
  (['title', 'description'] as const)
    .flatMap((what) => {
      const [file, field] = fieldOf(page, what)
      return draft[what] === undefined ? [] : [`${file}\n${field}: ${JSON.stringify(draft[what])}`]
    })
    .join('\n')
