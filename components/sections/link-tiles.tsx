import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import type { NavLink } from '@/lib/routes/menus'

/** Show symptoms as linked tiles. */
export function SymptomTiles({ slugs, locale }: { slugs: string[]; locale: Locale }) {
  const links = slugs.map((slug) => ({ href: `/symptoms/${slug}`, title: pageOf('symptom', locale, slug).title }))
  return <LinkTiles locale={locale} links={links} />
}

/** Link to other pages in ruled rows. */
export function LinkTiles({ links, locale }: { links: NavLink[]; locale: Locale }) {
  return (
    <ul
      className={`grid gap-x-5 border-ink border-t-2 max-thin:grid-cols-1 sm:gap-x-12 ${links.length === 3 ? 'xs:grid-cols-3 sm:gap-x-8' : 'grid-cols-2'}`}
    >
      {links.map(({ href, title }) => (
        <li key={href}>
          <Link
            className="flex h-full min-h-13 items-center justify-between gap-3 border-line-2 border-b py-2 font-bold font-display text-body/head text-ink no-underline transition-[padding] duration-base ease-way hover:bg-hickory hover:px-4 sm:min-h-17 sm:py-3 sm:text-t4/head"
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
