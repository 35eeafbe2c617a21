import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Route } from '@/lib/page-types/definition'
import { breadcrumbsOf } from '@/lib/routes/breadcrumbs'

/**
 * Show the breadcrumbs of a page; the last one is the page itself, not a link. It is truncated rather than wrapped,
 * because the heading below repeats it in full.
 */
export function Breadcrumbs({ route, locale }: { route: Route; locale: Locale }) {
  const crumbs = breadcrumbsOf(route, locale)
  // Two or three of four fit on a phone's line, depending on the font: always using two lines keeps the layout stable
  // when the fonts load.
  const hasTwoLines = crumbs.length > 3
  return (
    <nav className="text-small sm:mb-3 print:hidden" aria-label={translator(locale)('site.breadcrumb')}>
      <ol className="flex flex-wrap items-center">
        {crumbs.slice(0, -1).map(({ path, title }, i) => (
          <li
            key={path}
            className={`not-first:before:mx-2 not-first:before:content-['/'] ${hasTwoLines && i === 1 ? 'max-xs:basis-[calc(100%-80px)]' : ''}`.trim()}
          >
            <Link className="inline-flex min-h-11 items-center text-inherit" href={path} locale={locale}>
              {title}
            </Link>
          </li>
        ))}
        <li className="flex-[1_1_0] truncate before:mx-2 before:content-['/']" aria-current="page">
          {crumbs.at(-1)?.title}
        </li>
      </ol>
    </nav>
  )
}
