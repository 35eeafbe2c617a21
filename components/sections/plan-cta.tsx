import { CtaPanel } from '@/components/sections/cta-panel'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { withSource } from '@/lib/visit/attribution'

type Props = {
  cta: { title: string; text: string }
  /** Names the page in the addresses of the two buttons, so that the clinic sees where a visitor came from. */
  source: string
  locale: Locale
}

/** The closing call to action of the pages about paying: talk first, or book. */
export function PlanCta({ cta, source, locale }: Props) {
  const t = translator(locale)
  return (
    <CtaPanel heading={cta.title} text={cta.text}>
      <Link className="btn btn-y" href={withSource('/free-consultation', source)} locale={locale}>
        {t('cta.freeConsultation')}
      </Link>
      <Link className="btn btn-o" href={withSource('/book-now', source)} locale={locale}>
        {t('cta.bookAppointment')}
      </Link>
    </CtaPanel>
  )
}
