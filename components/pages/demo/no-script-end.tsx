import { heading } from '@/components/ui/field-classes'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { RealWays } from './real-ways'

/** Show the end of a demo form without JavaScript; visible only as the fragment target. */
export function NoScriptEnd({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <section className="peer hidden gap-3 target:grid" id="ends">
      <h2 className={heading}>{t('demo.ends')}</h2>
      <p>{t('demo.noScript')}</p>
      <RealWays locale={locale} />
    </section>
  )
}
