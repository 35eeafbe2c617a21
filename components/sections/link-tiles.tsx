import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import type { NavLink } from '@/lib/routes/menus'

/** Link to other pages in ruled rows. */
export function LinkTiles({ links, locale }: { links: NavLink[]; locale: Locale }) {
  return (
    <ul className="grid border-ink border-t-2 sm:grid-cols-[1fr_1fr] sm:gap-x-12">
      {links.map(({ href, title }) => (
        <li key={href}>
          <Link
            className="flex min-h-17 items-center justify-between gap-3 border-line-2 border-b py-3.5 font-bold font-display text-ink text-xl/[1.2] no-underline transition-[padding] duration-base ease-way hover:bg-hickory hover:px-3.5"
            href={href}
            locale={locale}
          >
            {title}
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
