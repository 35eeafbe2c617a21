import { type Locale, locales } from '../locales'
import type { ExportFacts, PageFacts } from './facts'
import { type Context, findingsOf, scoreOf } from './findings'
import { purposeOf } from './kinds'
import type { DeskPage, DeskReport, Finding } from './report'

/** Text that stands on this share of a language's pages belongs to the template. */
const templateShare = 0.15

function repeatedOn(pages: PageFacts[], locale: Locale): Set<string> {
  const listed = pages.filter((page) => page.locale === locale && page.indexable)
  const counts = new Map<string, number>()
  for (const page of listed)
    for (const text of new Set(page.blocks.map((block) => block.text))) counts.set(text, (counts.get(text) ?? 0) + 1)
  const many = Math.max(3, listed.length * templateShare)
  return new Set([...counts].filter(([, count]) => count >= many).map(([text]) => text))
}

/** Pages of one language that say the same where each must say its own. */
function alike(
  pages: PageFacts[],
  what: string,
  field: string,
  value: (page: PageFacts) => string | undefined,
): Finding[] {
  const first = new Map<string, PageFacts>()
  return pages.flatMap((page) => {
    const text = value(page)?.trim().toLowerCase()
    if (!text) return []
    const key = `${page.locale} ${text}`
    const other = first.get(key)
    if (!other) first.set(key, page)
    if (!other) return []
    const reason = `${page.path} and ${other.path} have the same ${what}, "${value(page)}": give one of them its own (the other is in ${other.file}).`
    return [
      {
        check: `one-${what.replaceAll(' ', '-')}`,
        group: 'search',
        level: 'problem',
        points: 0,
        of: 9,
        reason,
        file: page.file,
        field,
      },
    ]
  })
}

/** What concerns the site as a whole. */
export function siteProblems(site: ExportFacts, focus: Map<string, string>, orphans: PageFacts[]): Finding[] {
  const listed = site.pages.filter(({ indexable }) => indexable)
  const machine = (check: string, reason: string, file: string): Finding => ({
    check,
    group: 'machine',
    level: 'problem',
    points: 0,
    of: 9,
    reason,
    file,
  })
  const known = new Set(listed.map(({ url }) => new URL(url).href))
  return [
    ...alike(listed, 'title', 'seo.title', ({ title }) => title),
    ...alike(listed, 'description', 'seo.description', ({ description }) => description),
    ...alike(listed, 'focus phrase', 'seo.focus', ({ path }) => focus.get(path)),
    ...listed
      .filter(({ description }) => !description.trim())
      .map(
        (page): Finding => ({
          ...machine('description', `${page.path} has no description: write one.`, page.file),
          group: 'search',
          field: 'seo.description',
        }),
      ),
    ...orphans.map((page) =>
      machine('orphan', `No page links to ${page.path} in its text: link to it where it helps.`, page.file),
    ),
    ...(site.sitemap
      ? site.sitemap
          .filter((url) => !URL.canParse(url) || !known.has(new URL(url).href))
          .map((url) =>
            machine('sitemap', `The sitemap names ${url}, which is no listed page of the export.`, 'scripts/export'),
          )
      : [machine('sitemap', 'The export has no sitemap.', 'scripts/export')]),
  ]
}

/**
 * Judges every page of an export.
 * @param focus the focus phrase of each address that has one.
 * @returns the report without what changed.
 */
export function analyse(site: ExportFacts, focus: Map<string, string>, clinic: string): DeskReport {
  const repeated = Object.fromEntries(locales.map((locale) => [locale, repeatedOn(site.pages, locale)]))
  const context: Context = { site, focus, repeated: repeated as Context['repeated'] }
  const incoming = new Map<string, string[]>()
  const paths = new Set(site.pages.map(({ path }) => path))
  const target = new Map(site.redirects.map(({ from, to }) => [from, to]))
  const outOf = (page: PageFacts) =>
    [...new Set(page.linksOut.map((path) => target.get(path) ?? path))].filter((path) => paths.has(path))
  for (const page of site.pages.filter(({ indexable }) => indexable))
    for (const path of outOf(page)) incoming.set(path, [...(incoming.get(path) ?? []), page.path])
  const orphan = ({ path, indexable, kind, route }: PageFacts) =>
    indexable && kind !== 'blog-page' && route !== '/' && !incoming.has(path)
  const pages = site.pages.map((page): DeskPage => {
    const { noindex, h1, blocks, contents, followed, graphError, ...shown } = page
    const findings = findingsOf(page, context)
    return {
      ...shown,
      ...(purposeOf(page.kind) && page.indexable && { focus: focus.get(page.path) }),
      linksOut: outOf(page),
      linksIn: incoming.get(page.path) ?? [],
      orphan: orphan(page),
      findings,
      score: scoreOf(findings),
    }
  })
  const problems = siteProblems(site, focus, site.pages.filter(orphan))
  return { origin: site.origin, clinic, pages, redirects: site.redirects, problems }
}
