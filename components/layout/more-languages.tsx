import { LanguageChoice } from '@/components/islands/language-choice'
import { Icon } from '@/components/ui/icon'
import { translationSetting } from '@/lib/embeds/translation'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { footerHeading } from './footer-heading'

/** Show the choice of machine-translated languages; nothing unless content/translation.yaml turns it on. */
export function MoreLanguages({ locale }: { locale: Locale }) {
  const setting = translationSetting()
  if (!setting) return null
  const t = translator(locale)
  return (
    <section className="mt-10 noscript:hidden border-spruce-700 border-t pt-4" aria-labelledby="more-languages">
      <h2 id="more-languages" className={footerHeading}>
        {t('moreLanguages.title')}
      </h2>
      <LanguageChoice
        locale={locale}
        script={setting.script}
        languages={setting.languages}
        icon={<Icon name="translate" />}
        working={t('moreLanguages.working')}
        failed={t('moreLanguages.failed')}
      />
      <p className="text-small">{t('moreLanguages.note')}</p>
    </section>
  )
}
