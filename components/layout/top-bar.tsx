import { TextLink } from '@/components/sections/text-link'
import { tw, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { clinic, phone } from '@/lib/clinic/facts'
import { shortHours } from '@/lib/clinic/hours-words'
import { hasOffices, offices } from '@/lib/clinic/offices'
import { shortStreet } from '@/lib/geography/street'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { SocialLinks } from './social-links'

/** The most characters of opening hours that fit in the bar; longer hours become a link. */
const longestHours = 30

const link = tw`inline-flex min-h-9 items-center gap-2 whitespace-nowrap text-white md:min-h-11`
const fact = `${link} ${tw`no-underline hover:underline md:text-fog`}`

/**
 * Show phone (call or text), address, opening hours in short and social networks above the header. Address and hours
 * link to the map and to today's hours on the contact page; on phones they are icons. On small screens the networks
 * stand in the menu. With several offices it shows the main office's address and a link to all hours.
 */
export function TopBar({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const hours = shortHours(locale)
  const hasRoom = hours.length <= longestHours
  return (
    <section
      data-extra=""
      className="dark bg-spruce-950 text-fog text-small max-thin:text-tiny print:hidden"
      aria-label={t('topBar.label')}
    >
      <div className={`${wrap} flex items-center gap-x-3 lg:gap-x-5 es:gap-x-2 max-md:flex-wrap`}>
        <a className={`${link} no-underline hover:underline`} href={phone.tel}>
          <Icon name="phone" className="text-hickory max-snug:hidden" />
          <span>
            <span className="es:hours:max-lg:hidden xs:inline hidden">{t('topBar.callOrText')} </span>
            <strong translate="no">{phone.display}</strong>
          </span>
        </a>
        <TextLink locale={locale} className={`${link} underline decoration-auto`}>
          {t('topBar.text')}
        </TextLink>
        <div
          className={`flex gap-x-3 lg:gap-x-5 es:gap-x-2 max-md:ml-auto ${hasOffices ? 'flex-wrap' : 'max-large:flex-wrap'}`}
        >
          <Link className={`${fact} max-sm:min-w-9 max-sm:justify-center`} href="/contact#map" locale={locale}>
            <Icon name="map-pin" className="text-hickory" />
            <span className="sr-only">{t('contact.address')}: </span>
            <span className="max-sm:sr-only" translate="no">
              <span className="hours:max-lg:inline md:hidden">{shortStreet(clinic.address.street)}</span>
              <span className="hours:max-lg:hidden max-md:hidden">{clinic.address.street}</span>
            </span>
          </Link>
          {hasOffices ? (
            <Link className={fact} href="/contact#offices" locale={locale}>
              <Icon name="clock" className="text-hickory" />
              {t('offices.hours', { count: offices.length })}
            </Link>
          ) : (
            <Link className={fact} href="/contact#hours" locale={locale}>
              <Icon name="clock" className="text-hickory" />
              <span className={hasRoom ? 'hours:hidden' : ''}>{t('topBar.hoursShort')}</span>
              {hasRoom && (
                <span className="hours:inline hidden">
                  <span className="sr-only">{t('topBar.hours')}: </span>
                  {hours}
                </span>
              )}
            </Link>
          )}
        </div>
        <SocialLinks className="-mr-3 ml-auto justify-end max-md:hidden" of="bar" locale={locale} />
      </div>
    </section>
  )
}
