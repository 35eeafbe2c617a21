import { TextLink } from '@/components/sections/text-link'
import { actions, buttonClass, note, tw } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { groupHours } from '@/lib/clinic/hours'
import { hasOffices, mainOffice, offices } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { NavEntry } from '@/lib/routes/menus'
import { SocialLinks } from './social-links'

const wide = tw`grow basis-full`
/** A line of the menu: a link, or the summary of a submenu. */
const line = tw`flex min-h-14 items-center justify-between font-bold font-display text-ink text-t4/head no-underline`

/** Show the mobile menu: all header links, with submenus that open one at a time, and contact details. */
export function MobilePanel({ entries, locale }: { entries: NavEntry[]; locale: Locale }) {
  const t = translator(locale)
  return (
    <nav
      className="absolute inset-x-0 top-full max-h-[calc(100vh-theme(spacing.below-head))] short:max-h-none! overflow-auto overscroll-contain border-hickory border-b-4 bg-white px-gut pt-2 pb-6 shadow-menu supports-[height:1dvh]:max-h-[calc(100dvh-theme(spacing.below-head))]"
      aria-label={t('nav.menu')}
    >
      {entries.map((entry) =>
        'href' in entry ? (
          <Link key={entry.href} className={`${line} border-line border-b`} href={entry.href} locale={locale}>
            {entry.title}
          </Link>
        ) : (
          <details key={entry.id} className="group/submenu border-line border-b">
            <summary className={line}>
              {entry.title}
              <Icon name="caret-down" className="group-open/submenu:[transform:rotate(180deg)]" />
            </summary>
            <ul className="pb-3">
              {[...entry.items, ...(entry.all ? [entry.all] : [])].map(({ href, title, description }) => (
                <li key={href}>
                  <Link
                    className="block min-h-11 border-hickory border-l-3 py-2 pl-4 text-ink no-underline hover:bg-mist"
                    href={href}
                    locale={locale}
                  >
                    {title}
                    {description && <span className="block text-small text-ink-2">{description}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
      <div className={`${actions} mt-5`}>
        <Link className={`${buttonClass('primary')} ${wide}`} href="/book-now" locale={locale}>
          {t('cta.bookNow')}
        </Link>
        <Link
          className={`${buttonClass('outline')} ${wide}`}
          href="/free-consultation#consultation-form"
          locale={locale}
        >
          {t('cta.freeConsultation')}
        </Link>
        <TextLink locale={locale} className={`${buttonClass('outline')} ${wide}`} />
      </div>
      {hasOffices ? <Offices locale={locale} /> : <TheOffice locale={locale} />}
      <SocialLinks className="-ml-3 mt-2 md:hidden" of="menu" locale={locale} />
    </nav>
  )
}

/** Show street and hours of a clinic with a single office. */
function TheOffice({ locale }: { locale: Locale }) {
  return (
    <p className={`${note} mt-4`}>
      {mainOffice.address.street}
      {groupHours(mainOffice.hours, locale)
        .filter(({ ranges }) => ranges.length > 0)
        .map(({ days, ranges }) => (
          <span key={days} className="block">
            {days} {ranges.join(', ')}
          </span>
        ))}
    </p>
  )
}

/** Show the streets of all offices, and a link to their hours. */
function Offices({ locale }: { locale: Locale }) {
  return (
    <p className={`${note} mt-4`}>
      {offices.map(({ id, name, address }) => (
        <span key={id} className="block" translate="no">
          {name}: {address.street}
        </span>
      ))}
      <Link className="inline-flex min-h-11 items-center" href="/contact#offices" locale={locale}>
        {translator(locale)('offices.hours', { count: offices.length })}
      </Link>
    </p>
  )
}
