import { actions, buttonClass } from '@/components/ui/classes'
import { bookingMessage } from '@/lib/clinic/booking-message'
import { hasOffices, type Office, offices } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { AddressLines } from './address-lines'
import { CallButton } from './call-button'
import { OfficeHours } from './office-hours'
import { OfficeName } from './office-name'
import { TextLink } from './text-link'

type Props = {
  locale: Locale
  text: string
  /** Returns the part of the page that books an office, if each has its own. */
  formOf?: (office: Office) => string
}

/** Show all offices side by side to choose from: address, hours, call and text. Nothing with a single office. */
export function OfficeChoice({ locale, text, formOf }: Props) {
  if (!hasOffices) return null
  const t = translator(locale)
  const small = buttonClass('outline', 'small')
  return (
    <section aria-labelledby="choose-office">
      <h2 className="text-t3" id="choose-office">
        {t('offices.choose')}
      </h2>
      <p className="mt-3">{text}</p>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 sm:gap-8">
        {offices.map((office) => (
          <li key={office.id} className="flex flex-col border-hickory border-t-4 bg-straw px-6 pt-6 pb-6">
            <h3 className="mb-3 text-t4">
              <OfficeName office={office} />
            </h3>
            <address className="mb-3" translate="no">
              <AddressLines office={office} />
            </address>
            <OfficeHours locale={locale} office={office} openOnly />
            <div className={`${actions} mt-auto pt-5`}>
              {formOf && (
                <a className={buttonClass('primary', 'small')} href={`#${formOf(office)}`}>
                  {t('offices.book')}
                </a>
              )}
              <CallButton office={office} className={small} />
              <TextLink locale={locale} office={office} className={small} body={bookingMessage(locale, office)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
