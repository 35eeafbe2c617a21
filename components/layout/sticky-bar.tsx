import { tv } from 'tailwind-variants/lite'
import { CallButton } from '@/components/sections/call-button'
import { button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

const onBar = tv({ extend: button, base: 'flex-1 sm:flex-none sm:px-5.5', defaultVariants: { size: 'bar' } })

/** The bar that appears after 100 px of scrolling, and the back-to-top button after 300 px. CSS shows and hides both. */
export function StickyBar({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <aside
        className="dark shown-from-100 sticky bottom-0 z-40 flex items-center gap-2.5 border-hickory border-t-3 bg-spruce-950 px-3 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] text-white sm:justify-end sm:px-gut print:hidden"
        aria-label={t('sticky.label')}
      >
        <p className="mr-auto hidden font-display font-semibold text-body/[1.2] sm:block">{t('cta.sameDay')}</p>
        <CallButton className={onBar({ look: 'outline', class: 'dark:border-spruce-300' })} translate="no" />
        <Link className={onBar({ look: 'offer' })} href="/free-consultation#consultation-form" locale={locale}>
          {t('cta.freeConsultation')}
        </Link>
      </aside>
      <a
        className="shown-from-300 fixed right-3.5 bottom-22 z-39 grid size-12.5 place-items-center rounded-full border-2 border-spruce-950 bg-white text-spruce-950 hover:bg-hickory sm:right-6 sm:bottom-24 print:hidden"
        href="#top"
      >
        <Icon name="arrow-up" />
        <span className="sr-only">{t('sticky.top')}</span>
      </a>
    </>
  )
}
