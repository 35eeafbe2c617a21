import { CallButton } from '@/components/sections/call-button'
import { buttonClass, tw, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { phone } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** On phones the buttons are 40 px high, and a finger has 44 px. */
const target = tw`max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-0.5`

const onBar = tw`${target} whitespace-nowrap max-large:whitespace-normal max-sm:relative max-sm:min-h-10 max-sm:px-1 max-sm:py-0.5 max-sm:text-small/snug sm:px-6 thin:max-slim:*:[svg]:hidden`

/** Until the link to the top appears, three vertebrae stand in its cell. */
const vertebrae = tw`relative grid min-h-10 before:absolute before:inset-0 before:m-auto before:h-1.5 before:w-5 before:rounded-full before:bg-hickory before:shadow-[0_-10px_0_-1px_theme(colors.hickory),0_10px_0_1px_theme(colors.hickory)] sm:min-h-12`

/**
 * Show the bar that appears after 100 px of scrolling; its last cell, the link to the top, appears after 300 px. CSS
 * shows and hides both. On phones the bar covers less than the padding at the end of the footer. In a short window it
 * follows the footer.
 */
export function StickyBar({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <aside
      className="dark shown-from-100 short:static fixed inset-x-0 bottom-0 z-40 border-hickory border-t-3 bg-spruce-950 pb-[max(4px,env(safe-area-inset-bottom))] text-white sm:pt-2 sm:pb-[max(10px,env(safe-area-inset-bottom))] print:hidden"
      aria-label={t('sticky.label')}
    >
      <div
        className={`${wrap} grid grid-cols-[1fr_1.15fr_44px] items-center gap-x-2 max-thin:grid-cols-[44px_minmax(0,1fr)_44px] max-sm:px-3 sm:grid-cols-[1fr_auto_auto_48px] sm:gap-x-2`}
      >
        <p className="font-display font-semibold max-sm:col-span-full max-sm:text-center max-sm:py-0.5 max-sm:text-tiny/head sm:text-body/head">
          {t('cta.sameDay')}
        </p>
        <CallButton className={`${buttonClass('outline', 'bar')} ${onBar} dark:border-spruce-300`}>
          <span className="max-thin:sr-only" translate="no">
            {phone.display}
          </span>
        </CallButton>
        <Link
          className={`${buttonClass('offer', 'bar')} ${onBar}`}
          href="/free-consultation#consultation-form"
          locale={locale}
        >
          {t('cta.freeConsultation')}
        </Link>
        <div className={vertebrae}>
          <a
            className={`${target} shown-from-300 relative grid place-items-center rounded-m border-2 border-spruce-300 bg-spruce-950 text-white hover:bg-white hover:text-spruce-950`}
            href="#top"
          >
            <Icon name="arrow-up" />
            <span className="sr-only">{t('sticky.top')}</span>
          </a>
        </div>
      </div>
    </aside>
  )
}
