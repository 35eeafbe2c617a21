import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { RealWays } from './real-ways'

/** Where a demo form leads without script: shown only when the address names it. */
export function NoScriptEnd({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <section className="ends" id="ends">
      <h2>{t('demo.ends')}</h2>
      <p>{t('demo.noScript')}</p>
      <RealWays locale={locale} />
    </section>
  )
}
