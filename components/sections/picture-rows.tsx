import type { ReactNode } from 'react'
import { IconTile } from '@/components/ui/icon-tile'
import { lead } from '@/components/ui/lead'
import type { Locale } from '@/lib/i18n/locales'
import type { IconName } from '@/lib/pictures/icons'
import { LearnMore } from './learn-more'

type Row = { href: string; title: string; text: string; icon?: IconName; picture: ReactNode }

/** Show links as rows with pictures: large ones on alternating sides, on phones small ones beside their text. */
export function PictureRows({ rows, locale }: { rows: Row[]; locale: Locale }) {
  return (
    <ul className="mt-tall border-ink border-b-2 first:mt-0">
      {rows.map(({ href, title, text, icon, picture }) => (
        <li
          key={href}
          className="group relative grid grid-cols-[96px_1fr] max-large:grid-cols-1 items-center gap-x-4 gap-y-5 border-ink border-t-2 py-4 sm:first:border-t-0 sm:first:pt-0 sm:grid-cols-[1fr_1fr] sm:gap-x-12 sm:py-tall sm:even:*:first:order-2"
        >
          <div className="relative aspect-square self-start overflow-hidden bg-mist sm:aspect-4/3">
            {picture}
            {icon && <IconTile name={icon} className="max-sm:size-8 max-sm:p-1" />}
          </div>
          <div>
            <h2 className="max-sm:pr-6 max-sm:text-t3 group-hover:underline">{title}</h2>
            <p className={lead({ class: 'mt-1 max-w-[33.3em] sm:mt-3 sm:mb-2' })}>{text}</p>
            <LearnMore href={href} title={title} locale={locale} covers="row" />
          </div>
        </li>
      ))}
    </ul>
  )
}
