import { Icon } from '@/components/ui/icon'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { TextLink } from './text-link'

/** Phone, text, e-mail and address; shown with every frame, whether or not it loads. */
export function Reach({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="reach">
      <p>{t('embed.reach')}</p>
      <ul>
        <li>
          <a href={phone.tel}>
            <Icon name="phone" />
            {phone.display}
          </a>
        </li>
        <li>
          <TextLink locale={locale} />
        </li>
        <li>
          <a href={`mailto:${clinic.email}`}>{t('cta.email')}</a>
        </li>
      </ul>
      <address>{addressLine}</address>
    </div>
  )
}
