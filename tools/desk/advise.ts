import { readContent } from '../../lib/content/read'
import { hasPhrase } from './phrase'
import type { Advice, DeskPage, Export, ExportedPage } from './report'

/** Read the focus phrases of an export's pages from content/, by path. */
export function readFocusPhrases({ pages }: Export, folder = 'content'): Map<string, string> {
  const entries = new Map(readContent(folder).entries.map(({ file, data }) => [file, data.seo]))
  return new Map(
    pages.flatMap(({ path, file, pageType, indexable }): [string, string][] => {
      const seo = entries.get(file) as { focus?: string } | undefined
      // A list's continuation pages share its file, and have no phrase of their own.
      return seo?.focus && indexable && pageType !== 'blog-page' ? [[path, seo.focus]] : []
    }),
  )
}

/** Return the links between the pages of one language: where each leads, and from where each is reached. */
function linksBetween({ pages, redirects }: Export) {
  const paths = new Set(pages.map(({ path }) => path))
  const moved = new Map(redirects.map(({ from, to }) => [from, to]))
  const out = new Map(
    pages.map((page) => {
      const targets = page.linksOut.map((path) => moved.get(path) ?? path)
      return [page.path, [...new Set(targets)].filter((path) => paths.has(path) && path !== page.path)]
    }),
  )
  const incoming = (path: string) =>
    pages.filter((page) => page.indexable && out.get(page.path)?.includes(path)).map((page) => page.path)
  return { out: (path: string) => out.get(path) ?? [], incoming }
}

/** Advise on the focus phrase of a page. */
const adviseOnFocus = (page: ExportedPage, focus: string): Advice[] =>
  (['title', 'description'] as const)
    .filter((field) => !hasPhrase(page[field], focus, page.locale))
    .map((field) => ({
      reason: `The ${field} lacks words of the focus phrase “${focus}”: people who type it look for them.`,
      file: page.file,
      field: `seo.${field}`,
    }))

/**
 * Complete the pages of an export with their links and with advice that only a person can follow. What can be wrong or
 * right is checked by the build.
 * @param focus the focus phrases by path
 */
export function describePages(site: Export, focus: ReadonlyMap<string, string>): DeskPage[] {
  const links = linksBetween(site)
  return site.pages.map((page): DeskPage => {
    const linksIn = links.incoming(page.path)
    // The home page needs no link, and a list links to its own continuation pages.
    const mustBeLinked = page.indexable && page.route !== '/' && page.pageType !== 'blog-page'
    const orphan = mustBeLinked && linksIn.length === 0
    const phrase = focus.get(page.path)
    return {
      ...page,
      focus: phrase,
      linksOut: links.out(page.path),
      linksIn,
      orphan,
      advice: [
        ...(orphan ? [{ reason: 'No other page’s text links here: link to it where it helps.', file: page.file }] : []),
        ...(phrase ? adviseOnFocus(page, phrase) : []),
      ],
    }
  })
}
