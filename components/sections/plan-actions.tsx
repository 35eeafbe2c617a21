import { buttonClass, secondAction } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { CallButton } from './call-button'

/** Show the two hero buttons of the pages about paying. */
export function PlanActions({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <CallButton className={buttonClass('primary')}>{t('cta.callUsNow')}</CallButton>
      <Link className={secondAction} href="/contact" locale={locale}>
        {t('cta.askQuestion')}
      </Link>
    </>
  )
}
