import { Link } from '@/components/ui/link'
import { translator } from '@/lib/i18n'
import type { Locale } from '@/lib/locales'

export type Crumb = { href: string; title: string }

/** The way from the home page to this one; the page itself is named last, without a link. */
export function Breadcrumbs({ parents = [], title, locale }: { parents?: Crumb[]; title: string; locale: Locale }) {
  const t = translator(locale)
  return (
    <nav className="crumb" aria-label={t('site.breadcrumb')}>
      <ol>
        {[{ href: '/', title: t('nav.home') }, ...parents].map(({ href, title: name }) => (
          <li key={href}>
            <Link href={href} locale={locale}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
