import { button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { CallButton } from './call-button'

/** Show the two hero buttons of the pages about paying. */
export function PlanActions({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <CallButton className={button({ look: 'primary' })}>{t('cta.callUsNow')}</CallButton>
      <Link className={button({ look: 'outline' })} href="/contact" locale={locale}>
        {t('cta.askQuestion')}
      </Link>
    </>
  )
}
