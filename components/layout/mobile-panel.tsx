import { TextLink } from '@/components/sections/text-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { clinic } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { NavEntry } from '@/lib/routes/menus'

/** The content of the mobile menu: all links of the header, submenus of which one is open at a time, contact details. */
export function MobilePanel({ entries, locale }: { entries: NavEntry[]; locale: Locale }) {
  const t = translator(locale)
  return (
    <nav className="mpanel" aria-label={t('nav.label')}>
      {entries.map((entry) =>
        'href' in entry ? (
          <Link key={entry.href} className="l" href={entry.href} locale={locale}>
            {entry.title}
          </Link>
        ) : (
          <details key={entry.id}>
            <summary>
              {entry.title}
              <Icon name="caret-down" />
            </summary>
            <ul>
              {[...entry.items, ...(entry.all ? [entry.all] : [])].map(({ href, title, description }) => (
                <li key={href}>
                  <Link href={href} locale={locale}>
                    {title}
                    {description && <span>{description}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
      <div className="acts">
        <Link className="btn btn-p" href="/book-now" locale={locale}>
          {t('cta.bookNow')}
        </Link>
        <Link className="btn btn-o" href="/free-consultation" locale={locale}>
          {t('cta.freeConsultation')}
        </Link>
        <TextLink locale={locale} className="btn btn-o" />
      </div>
      <p className="note">
        {clinic.address.street}
        {groupHours(clinic.hours, locale)
          .filter(({ ranges }) => ranges.length > 0)
          .map(({ days, ranges }) => (
            <span key={days} className="block">
              {days} {ranges.join(', ')}
            </span>
          ))}
      </p>
    </nav>
  )
}
