import { TextLink } from '@/components/sections/text-link'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { clinic, phone } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

const networks = [
  { name: 'Facebook', href: clinic.social.facebook, icon: 'facebook-logo' },
  { name: 'Instagram', href: clinic.social.instagram, icon: 'instagram-logo' },
  { name: 'YouTube', href: clinic.social.youtube, icon: 'youtube-logo' },
] as const

/** Phone (call or text), address, opening hours and the three social networks, above the header. */
export function TopBar({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const open = groupHours(clinic.hours, locale).filter(({ ranges }) => ranges.length > 0)
  return (
    <div className="topbar">
      <div className="wrap">
        <a href={phone.tel}>
          <Icon name="phone" />
          <span>
            <span className="wide">{t('topBar.callOrText')} </span>
            <strong translate="no">{phone.display}</strong>
          </span>
        </a>
        <TextLink locale={locale} className="sms">
          {t('topBar.text')}
        </TextLink>
        <span className="place" translate="no">
          <Icon name="map-pin" />
          {clinic.address.street}
        </span>
        <span className="times">
          <Icon name="clock" />
          <span className="sr-only">{t('topBar.hours')}: </span>
          {open.map(({ days, ranges }) => `${days} ${ranges.join(', ')}`).join(' · ')}
        </span>
        <div className="soc">
          {networks.map(({ name, href, icon }) => (
            <ExternalLink key={name} href={href} note={t('site.newTab')}>
              <Icon name={icon} />
              <span className="sr-only">{name}</span>
            </ExternalLink>
          ))}
        </div>
      </div>
    </div>
  )
}
