import { LanguageToggle } from '@/components/islands/language-toggle'
import { MainNav } from '@/components/islands/main-nav'
import { MobileMenu } from '@/components/islands/mobile-menu'
import { SearchLink } from '@/components/islands/search-link'
import { buttonClass, tw, wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { mainMenu } from '@/lib/routes/menus'
import { Logo } from './logo'
import { MobilePanel } from './mobile-panel'

const tight = tw`lg:max-xl:px-2 lg:max-xl:text-small`

/** Return the search strings needed before the search has loaded. */
function searchWords(locale: Locale) {
  const t = translator(locale)
  return {
    label: t('search.label'),
    hint: t('search.hint'),
    close: t('search.close'),
    failed: t('search.failed'),
    index: t('search.index'),
  }
}

/**
 * Show the header with logo, menus, language toggle, search and the two main calls to action; sticky unless the window
 * is short.
 */
export function Header({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const entries = mainMenu(locale)
  return (
    <header className="short:relative sticky top-0 z-30 border-line border-b bg-white print:hidden">
      <div
        className={`${wrap} relative flex min-h-13 items-center sm:min-h-19 gap-2 max-large:flex-wrap max-large:justify-between max-xs:gap-1 max-slim:gap-0.5 max-thin:gap-0 lg:min-h-head lg:gap-2 lg:max-xl:gap-1 lg:max-xl:px-[min(100vw-76rem,theme(spacing.gut))]`}
      >
        <Logo locale={locale} on="header" />
        <MainNav entries={entries} locale={locale} label={t('nav.label')} />
        <LanguageToggle locale={locale} name={t('language.name')} warning={t('language.leaveForm')} />
        <SearchLink locale={locale} name={t('search.open')} words={searchWords(locale)} />
        <div className="hidden items-center gap-2 md:flex">
          <Link
            className={`${buttonClass('outline', 'small')} ${tight}`}
            href="/free-consultation#consultation-form"
            locale={locale}
          >
            {t('cta.freeConsultation')}
          </Link>
          <Link className={`${buttonClass('primary', 'small')} ${tight}`} href="/book-now" locale={locale}>
            {t('cta.bookNow')}
          </Link>
        </div>
        <MobileMenu
          summary={
            <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-m sm:min-h-12 sm:min-w-12 border-2 border-spruce-950 px-3 font-bold font-display text-small/head">
              <Icon name="list" className="group-open/menu:hidden" />
              <Icon name="x" className="hidden group-open/menu:block" />
              <span className="max-xs:sr-only">{t('nav.menu')}</span>
            </summary>
          }
        >
          <MobilePanel entries={entries} locale={locale} />
        </MobileMenu>
      </div>
    </header>
  )
}
