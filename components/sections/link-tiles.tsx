import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import type { NavLink } from '@/lib/routes/menus'

/** Links to other pages in ruled rows. */
export function LinkTiles({ links, locale }: { links: NavLink[]; locale: Locale }) {
  return (
    <ul className="tiles">
      {links.map(({ href, title }) => (
        <li key={href}>
          <Link href={href} locale={locale}>
            {title}
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
