import { CtaPanel } from '@/components/sections/cta-panel'
import { buttonClass } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { CallButton } from './call-button'

/** Show the closing call to action of pages about care: book or call. */
export function BookingCta({ heading, locale }: { heading: string; locale: Locale }) {
  const t = translator(locale)
  return (
    <CtaPanel heading={heading} text={t('cta.sameDayText')}>
      <Link className={buttonClass('offer')} href="/book-now" locale={locale}>
        {t('cta.bookAppointment')}
      </Link>
      <CallButton />
    </CtaPanel>
  )
}
