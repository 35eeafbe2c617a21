import type { ReactNode } from 'react'
import { IconTile } from '@/components/ui/icon-tile'
import { lead } from '@/components/ui/lead'
import type { Locale } from '@/lib/i18n/locales'
import type { IconName } from '@/lib/pictures/icons'
import { LearnMore } from './learn-more'

type Row = { href: string; title: string; text: string; icon?: IconName; picture: ReactNode }

/** Show links as rows with large pictures on alternating sides. */
export function PictureRows({ rows, locale }: { rows: Row[]; locale: Locale }) {
  return (
    <ul className="mt-tall border-ink border-b-2">
      {rows.map(({ href, title, text, icon, picture }) => (
        <li
          key={href}
          className="grid items-center gap-x-12 gap-y-5 border-ink border-t-2 py-tall sm:grid-cols-[1fr_1fr] sm:even:*:first:order-2"
        >
          <div className="relative aspect-4/3 overflow-hidden bg-mist">
            {picture}
            {icon && <IconTile name={icon} />}
          </div>
          <div>
            <h2>{title}</h2>
            <p className={lead({ class: 'mt-3 mb-2 max-w-[33.3em]' })}>{text}</p>
            <LearnMore href={href} title={title} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  )
}
