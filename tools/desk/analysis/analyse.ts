import { byLocale, type Locale } from '../../../lib/i18n/locales'
import { findDuplicates } from '../../../lib/util/duplicates'
import { isSameAddress } from '../../../scripts/export/check-metadata'
import { type CheckName, checks } from './checks/catalogue'
import { full } from './checks/finding'
import { plainWords } from './checks/phrase'
import { type ExportFacts, type PageFacts, purposeOf } from './facts'
import { type ContentFacts, type Context, findingsOf } from './findings'
import type { DeskPage, DeskReport, Finding } from './report'
import { scoreOf } from './score'

/** Text on this share of a language's pages belongs to the template. */
const templateShare = 0.15

function repeatedOn(pages: PageFacts[], locale: Locale): Set<string> {
  const listed = pages.filter((page) => page.locale === locale && page.indexable)
  const counts = new Map<string, number>()
  for (const page of listed)
    for (const text of new Set(page.blocks.map((block) => block.text))) counts.set(text, (counts.get(text) ?? 0) + 1)
  const many = Math.max(3, listed.length * templateShare)
  return new Set([...counts].filter(([, count]) => count >= many).map(([text]) => text))
}

/** Return a problem of the whole site, in the file that fixes it. */
const problem = (check: CheckName, reason: string, file: string): Finding => {
  const { group, field } = checks[check]
  return { check, group, level: 'problem', points: 0, of: full, reason, file, field }
}

/** Return pages in one language with the same text where each needs its own. */
function alike(
  pages: PageFacts[],
  check: CheckName,
  what: string,
  value: (page: PageFacts) => string | undefined,
): Finding[] {
  const keyOf = (page: PageFacts) => {
    const words = plainWords(value(page) ?? '')
    return words && `${page.locale} ${words}`
  }
  return findDuplicates(pages, keyOf).map(([page, other]) => {
    const reason = `${page.path} and ${other.path} have the same ${what}, "${value(page)}": give one its own (the other is in ${other.file}).`
    return problem(check, reason, page.file)
  })
}

/** Return sitemap entries that are not indexable pages, or the lack of a sitemap. */
function sitemapProblems(site: ExportFacts, listed: PageFacts[]): Finding[] {
  const found = (reason: string) => problem('sitemap', reason, 'scripts/export')
  if (!site.sitemap) return [found('The export has no sitemap: rebuild the site.')]
  return site.sitemap
    .filter((entry) => !listed.some(({ url }) => isSameAddress(url, entry)))
    .map((entry) =>
      found(`The sitemap names ${entry}, which is not an indexable page of the export: rebuild the site.`),
    )
}

/** Find problems of the site as a whole. */
function siteProblems(site: ExportFacts, { focus }: ContentFacts, orphans: PageFacts[]): Finding[] {
  const listed = site.pages.filter(({ indexable }) => indexable)
  return [
    ...alike(listed, 'one-title', 'title', ({ title }) => title),
    ...alike(listed, 'one-description', 'description', ({ description }) => description),
    ...alike(listed, 'one-focus-phrase', 'focus phrase', ({ path }) => focus.get(path)),
    ...orphans.map(({ path, file }) =>
      problem('orphan', `No page links to ${path} in its text: link to it where it helps.`, file),
    ),
    ...sitemapProblems(site, listed),
  ]
}

/** Return the links between the pages of one language: where each leads, and from where each is reached. */
function linksBetween({ pages, redirects }: ExportFacts) {
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

/**
 * Check every page of an export.
 * @param clinic the clinic's name
 * @returns the report without the comparison
 */
export function analyse(site: ExportFacts, content: ContentFacts, clinic: string): DeskReport {
  const repeated = byLocale((locale) => repeatedOn(site.pages, locale))
  const context: Context = { site, ...content, repeated }
  const links = linksBetween(site)
  // The home page needs no link, and the list links to its own continuation pages.
  const mustBeLinked = (page: PageFacts) =>
    page.indexable && page.route !== '/' && (page.pageType === 'other' || purposeOf(page))
  const orphans = site.pages.filter((page) => mustBeLinked(page) && links.incoming(page.path).length === 0)
  const pages = site.pages.map((page): DeskPage => {
    const { noindex, h1, blocks, contents, followed, graphError, ...shown } = page
    const findings = findingsOf(page, context)
    return {
      ...shown,
      ...(page.indexable && purposeOf(page) && { focus: content.focus.get(page.path) }),
      linksOut: links.out(page.path),
      linksIn: links.incoming(page.path),
      orphan: orphans.includes(page),
      findings,
      score: scoreOf(findings),
    }
  })
  const problems = siteProblems(site, content, orphans)
  return { origin: site.origin, clinic, pages, problems }
}
