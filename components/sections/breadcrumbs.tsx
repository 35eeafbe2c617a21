import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Route } from '@/lib/kinds/kind'
import { breadcrumbsOf } from '@/lib/routes/breadcrumbs'

/** The breadcrumbs of a page; the last one is the page itself and is no link. */
export function Breadcrumbs({ route, locale }: { route: Route; locale: Locale }) {
  const crumbs = breadcrumbsOf(route, locale)
  return (
    <nav className="crumb" aria-label={translator(locale)('site.breadcrumb')}>
      <ol>
        {crumbs.slice(0, -1).map(({ path, title }) => (
          <li key={path}>
            <Link href={path} locale={locale}>
              {title}
            </Link>
          </li>
        ))}
        <li aria-current="page">{crumbs.at(-1)?.title}</li>
      </ol>
    </nav>
  )
}
