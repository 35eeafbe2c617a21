import { HoursList } from '@/components/ui/hours-list'
import { clinic, phone } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Address, phone (call and text), e-mail and hours. */
export function ContactFacts({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { street, city, state, zip } = clinic.address
  return (
    <dl className="facts">
      <div>
        <dt>{t('contact.address')}</dt>
        <dd>
          {street}
          <br />
          {city}, {state} {zip}
        </dd>
      </div>
      <div>
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={phone.tel}>{phone.display}</a>
          <br />
          <a href={phone.sms}>{t('cta.text')}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contact.hours')}</dt>
        <dd>
          <HoursList groups={groupHours(clinic.hours, locale)} closed={t('topBar.closed')} />
        </dd>
      </div>
    </dl>
  )
}
