import { readContent } from '../../lib/content/read'
import type { Locale } from '../../lib/i18n/locales'
import { stemsOf } from '../../lib/search/words'
import type { Export, ExportedPage } from './read-export'

/** A page as it is seen beside the others. */
export type DeskPage = ExportedPage & {
  /** The phrase that the page should be found by; none for pages that are not indexable or continue a list. */
  focus?: string
  /** Pages in the same language whose text (not menus and footer) links here. */
  linksIn: string[]
  /** What would help it to be found, in sentences. */
  advice: string[]
}

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

/** Test whether a text has every word of a phrase, in any order and form. */
export function hasPhrase(text: string, phrase: string, locale: Locale): boolean {
  const stems = new Set(stemsOf(text, locale))
  return stemsOf(phrase, locale).every((stem) => stems.has(stem))
}

/** Advise on the focus phrase of a page. */
const adviseOnFocus = (page: ExportedPage, focus: string): string[] =>
  (['title', 'description'] as const)
    .filter((field) => !hasPhrase(page[field], focus, page.locale))
    .map((field) => `The ${field} lacks words of the focus phrase “${focus}”: people who type it look for them.`)

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
    const phrase = focus.get(page.path)
    return {
      ...page,
      focus: phrase,
      linksOut: links.out(page.path),
      linksIn,
      advice: [
        ...(mustBeLinked && linksIn.length === 0
          ? ['No other page’s text links here: link to it where it helps.']
          : []),
        ...(phrase ? adviseOnFocus(page, phrase) : []),
      ],
    }
  })
}
