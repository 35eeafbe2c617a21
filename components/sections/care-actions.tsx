import { buttonClass, secondAction } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { formIds } from '@/lib/visit/ways-to-start'

type Props = { locale: Locale; offer: 'new-patient-special' | 'free-consultation' }

/** Show the two hero buttons of services and symptoms: book now, and the given way to start on the new patient page. */
export function CareActions({ locale, offer }: Props) {
  const t = translator(locale)
  return (
    <>
      <Link className={buttonClass('primary')} href="/book-now" locale={locale}>
        {t('cta.bookAppointment')}
      </Link>
      <Link
        className={secondAction}
        href={`/new-patient-special#${formIds[offer === 'new-patient-special' ? 'special' : 'talk']}`}
        locale={locale}
      >
        {t(offer === 'new-patient-special' ? 'cta.newPatientSpecial' : 'cta.freeConsultation')}
      </Link>
    </>
  )
}
