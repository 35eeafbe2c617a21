import { Icon } from '@/components/ui/icon'
import { clinic, phone } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Call, text, e-mail and address: beside every frame, whatever becomes of it. */
export function Reach({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { street, city, state, zip } = clinic.address
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
          <a href={phone.sms}>{t('cta.text')}</a>
        </li>
        <li>
          <a href={`mailto:${clinic.email}`}>{t('cta.email')}</a>
        </li>
      </ul>
      <address>
        {street}, {city}, {state} {zip}
      </address>
    </div>
  )
}
