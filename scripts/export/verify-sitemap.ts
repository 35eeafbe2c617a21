import type { ISitemapField } from 'next-sitemap'
import { splitLocale } from '../../lib/i18n/locales'
import { findDuplicates } from '../../lib/util/duplicates'
import { absoluteUrl } from '../../lib/util/site'
import { isNotFound } from '../shared/page-files'
import { metaOf, type ParsedPage, type Site } from '../shared/parsed-page'
import { stopAt } from '../shared/problems'

/** Return the path of an address on this site; home is `/`, as in `Page.path`. */
const pathOf = (address: string) => new URL(address).pathname

/** Find problems in one entry: its page, its alternates, its pictures. */
function entryProblems(
  { loc, alternateRefs = [], images = [] }: ISitemapField,
  files: Set<string>,
  pages: Map<string, ParsedPage>,
  all: Map<string, ISitemapField>,
): string[] {
  const path = pathOf(loc)
  const page = pages.get(path)
  const { locale } = splitLocale(path)
  const own = alternateRefs.find(({ hreflang }) => hreflang === locale)
  return [
    !page && 'is not a page of the export: add the page or remove the route from lib/page-types',
    page && isHidden(page) && 'carries noindex: set `indexable: false` in lib/page-types or take noindex off the page',
    own?.href !== loc && `hreflang ${locale} is "${own?.href}": it must name the page itself`,
    ...alternateRefs.map(({ hreflang, href }) => {
      const answers = all.get(href)?.alternateRefs ?? []
      const isAnswered = answers.some((answer) => answer.hreflang === locale && answer.href === loc)
      return !isAnswered && `hreflang ${hreflang} names ${href}, which does not name it back: add the alternate there`
    }),
    ...images.map(
      ({ loc: image }) =>
        !files.has(image.pathname.slice(1)) &&
        `image ${image.pathname} is not exported: draw it or leave it out (lib/seo/cards)`,
    ),
  ].filter((problem) => typeof problem === 'string')
}

const isHidden = (page: ParsedPage) => metaOf(page, 'robots')?.includes('noindex') ?? false

/**
 * Check the sitemap against the exported pages: it lists each indexable page once and no other, alternates refer to
 * each other, pictures exist.
 * @throws with every address that fails, the field and what to do
 */
export function verifySitemap(site: Site, fields: ISitemapField[]): void {
  const real = site.pages.filter((page) => !page.isRedirect)
  const pages = new Map(real.map((page) => [page.path, page]))
  const entries = new Map(fields.map((field) => [field.loc, field]))
  const missing = real.filter(
    (page) => !isNotFound(page.file) && !isHidden(page) && !entries.has(absoluteUrl(page.path)),
  )
  stopAt('sitemap', [
    ...missing.map(
      ({ file }) => `${file}: is not in the sitemap: add its route to lib/page-types, or \`noindex\` to the page`,
    ),
    ...findDuplicates(fields, ({ loc }) => loc).map(
      ([{ loc }]) => `${loc}: is listed twice: take one route out of lib/page-types`,
    ),
    ...fields.flatMap((field) =>
      entryProblems(field, site.files, pages, entries).map((problem) => `${field.loc}: ${problem}`),
    ),
  ])
}
