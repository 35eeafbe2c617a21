import { band } from '@/components/ui/band'
import { moreLink, wrap } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import { practitionerPages } from '@/lib/clinic/practitioners'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { SectionHead } from './section-head'

/** Show the practitioners with links to their pages; nothing if there are fewer than two. */
export function Practitioners({ locale }: { locale: Locale }) {
  const pages = practitionerPages()
  if (pages.length === 0) return null
  return (
    <section className={band({ ground: 'mist' })} aria-labelledby="practitioners">
      <div className={wrap}>
        <SectionHead id="practitioners" heading={translator(locale)('practitioners.heading')} close />
        <ul className="grid gap-2">
          {pages.map(({ practitioner: { name, credentials }, path }) => (
            <li key={path}>
              <Link className={moreLink} href={path} locale={locale}>
                {name[locale]}, {credentials}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
