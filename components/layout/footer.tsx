import { AddressLines } from '@/components/sections/address-lines'
import { HoursList } from '@/components/ui/hours-list'
import { Link } from '@/components/ui/link'
import { clinic, phone } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { footerMenu, type NavLink } from '@/lib/routes/menus'
import { Logo } from './logo'
import { MoreLanguages } from './more-languages'

function Column({ heading, links, locale }: { heading: string; links: NavLink[]; locale: Locale }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} locale={locale}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The footer: contact details, and the links that the kinds of pages place in its columns. */
export function Footer({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const menu = footerMenu(locale)
  return (
    <footer className="footer">
      <div className="ridge" />
      <div className="wrap">
        <div className="fg">
          <div>
            <Logo locale={locale} />
            <p>
              <a className="big" href={phone.tel} translate="no">
                {phone.display}
              </a>
            </p>
            <address translate="no">
              <AddressLines />
            </address>
            <HoursList groups={groupHours(clinic.hours, locale, 'wide')} closed={t('topBar.closed')} />
          </div>
          <Column heading={t('footer.clinic')} links={menu.clinic} locale={locale} />
          <Column heading={t('footer.start')} links={menu.start} locale={locale} />
          <Column heading={t('footer.areas')} links={menu.areas} locale={locale} />
        </div>
        <MoreLanguages locale={locale} />
        <nav className="legal" aria-label={t('footer.legal')}>
          {menu.legal.map(({ href, title }) => (
            <Link key={href} href={href} locale={locale}>
              {title}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
