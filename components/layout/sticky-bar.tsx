import { CallButton } from '@/components/sections/call-button'
import { buttonClass, tw } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

const onBar = tw`max-sm:min-h-11 max-sm:flex-1 max-sm:py-0.5 max-large:px-1 max-large:text-[0.75rem] sm:px-5.5 max-large:*:[svg]:hidden`

/**
 * Show the bar that appears after 100 px of scrolling, and the back-to-top button after 300 px. CSS shows and hides
 * both. On phones the bar covers 72 px, less than the padding at the end of the footer. In a short window both follow
 * the footer.
 */
export function StickyBar({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <aside
      className="dark shown-from-100 short:static fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center gap-x-2.5 gap-y-1.25 bg-spruce-950 px-3 pb-[max(5px,env(safe-area-inset-bottom))] text-white sm:flex-nowrap sm:border-hickory sm:border-t-3 sm:px-gut sm:pt-2.5 sm:pb-[max(10px,env(safe-area-inset-bottom))] print:hidden"
      aria-label={t('sticky.label')}
    >
      <p className="font-display font-semibold max-sm:-mx-3 max-sm:basis-[calc(100%+24px)] max-sm:bg-hickory max-sm:text-center max-sm:text-[0.8125rem]/[1.125rem] max-sm:text-ink sm:mr-auto sm:text-body/[1.2]">
        {t('cta.sameDay')}
      </p>
      <CallButton className={`${buttonClass('outline', 'bar')} ${onBar} dark:border-spruce-300`} />
      <Link
        className={`${buttonClass('offer', 'bar')} ${onBar} max-large:flex-[1.5]`}
        href="/free-consultation#consultation-form"
        locale={locale}
      >
        {t('cta.freeConsultation')}
      </Link>
      <a
        className="shown-from-300 short:static fixed right-3.5 bottom-[5.5rem] grid size-12.5 place-items-center rounded-full border-2 border-spruce-950 bg-white text-spruce-950 hover:bg-hickory focus-visible:outline-redbud sm:right-6 sm:bottom-bar print:hidden"
        href="#top"
      >
        <Icon name="arrow-up" />
        <span className="sr-only">{t('sticky.top')}</span>
      </a>
    </aside>
  )
}
