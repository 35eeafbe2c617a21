import { HoursList } from '@/components/ui/hours-list'
import { clinic, phone } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { AddressLines } from './address-lines'
import { TextLink } from './text-link'

/** Address, phone (call and text), e-mail and hours. */
export function ContactFacts({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <dl className="facts">
      <div>
        <dt>{t('contact.address')}</dt>
        <dd>
          <AddressLines />
        </dd>
      </div>
      <div>
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={phone.tel}>{phone.display}</a>
          <br />
          <TextLink locale={locale} />
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
          <HoursList groups={groupHours(clinic.hours, locale, 'wide')} closed={t('topBar.closed')} />
        </dd>
      </div>
    </dl>
  )
}
