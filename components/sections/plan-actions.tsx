import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { phone } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The two hero buttons of the pages about paying (specification 2.11). */
export function PlanActions({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <a className="btn btn-p" href={phone.tel}>
        <Icon name="phone" />
        {t('cta.callUsNow')}
      </a>
      <Link className="btn btn-o" href="/contact" locale={locale}>
        {t('cta.askQuestion')}
      </Link>
    </>
  )
}
