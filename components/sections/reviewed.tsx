import { note, sample } from '@/components/ui/classes'
import type { Locale } from '@/lib/i18n/locales'
import { formatDate, translator } from '@/lib/i18n/translator'
import { reviewed } from '@/lib/urgent/signs'

/** Say who has approved the danger signs, or that nobody has yet. */
export function Reviewed({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const reviewer = reviewed()
  return (
    <p className={`${note} mt-3`}>
      {reviewer ? (
        t('urgent.reviewed', { name: reviewer.by, date: formatDate(reviewer.on, locale) })
      ) : (
        <span className={`${sample} leading-head`}>{t('urgent.unreviewed')}</span>
      )}
    </p>
  )
}
