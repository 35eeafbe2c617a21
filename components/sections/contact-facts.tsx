import { HoursList } from '@/components/ui/hours-list'
import { clinic, phone } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { AddressLines } from './address-lines'
import { Fact, reachLink } from './fact'
import { TextLink } from './text-link'

/** Address, phone (call and text), e-mail and hours. */
export function ContactFacts({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <dl className="mt-10">
      <Fact name={t('contact.address')}>
        <AddressLines />
      </Fact>
      <Fact name={t('contact.phone')}>
        <a className={reachLink} href={phone.tel}>
          {phone.display}
        </a>
        <br />
        <TextLink className={reachLink} locale={locale} />
      </Fact>
      <Fact name={t('contact.email')}>
        <a className={reachLink} href={`mailto:${clinic.email}`}>
          {clinic.email}
        </a>
      </Fact>
      <Fact name={t('contact.hours')}>
        <HoursList groups={groupHours(clinic.hours, locale, 'wide')} closed={t('topBar.closed')} />
      </Fact>
    </dl>
  )
}
