import { CtaPanel } from '@/components/sections/cta-panel'
import { buttonClass } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { withSource } from '@/lib/visit/attribution'

type Props = {
  cta: { title: string; text: string }
  /** The `source` parameter of both button URLs, which tells the clinic where the visitor came from. */
  source: string
  locale: Locale
}

/** Show the closing call to action of pages about paying: free consultation, or book now. */
export function PlanCta({ cta, source, locale }: Props) {
  const t = translator(locale)
  return (
    <CtaPanel heading={cta.title} text={cta.text}>
      <Link
        className={buttonClass('offer')}
        href={withSource('/free-consultation#consultation-form', source)}
        locale={locale}
      >
        {t('cta.freeConsultation')}
      </Link>
      <Link className={buttonClass('outline')} href={withSource('/book-now', source)} locale={locale}>
        {t('cta.bookAppointment')}
      </Link>
    </CtaPanel>
  )
}
