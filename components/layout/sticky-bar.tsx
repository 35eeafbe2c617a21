import { CallButton } from '@/components/sections/call-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The bar that appears after 100 px of scrolling, and the back-to-top button after 300 px. CSS shows and hides both. */
export function StickyBar({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <aside className="sticky" aria-label={t('sticky.label')}>
        <p>{t('cta.sameDay')}</p>
        <CallButton translate="no" />
        <Link className="btn btn-y" href="/free-consultation#consultation-form" locale={locale}>
          {t('cta.freeConsultation')}
        </Link>
      </aside>
      <a className="totop" href="#top">
        <Icon name="arrow-up" />
        <span className="sr-only">{t('sticky.top')}</span>
      </a>
    </>
  )
}
