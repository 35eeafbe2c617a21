import { LanguageToggle } from '@/components/islands/language-toggle'
import { MainNav } from '@/components/islands/main-nav'
import { MobileMenu } from '@/components/islands/mobile-menu'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { mainMenu } from '@/lib/routes/menus'
import { Logo } from './logo'
import { MobilePanel } from './mobile-panel'

/** The sticky header: logo, menus, language toggle, and the two main calls to action. */
export function Header({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const entries = mainMenu(locale)
  return (
    <header className="header">
      <div className="wrap">
        <Logo locale={locale} />
        <MainNav entries={entries} locale={locale} label={t('nav.label')} />
        <LanguageToggle locale={locale} name={t('language.name')} />
        <div className="hacts">
          <Link className="btn btn-s btn-o" href="/free-consultation" locale={locale}>
            {t('cta.freeConsultation')}
          </Link>
          <Link className="btn btn-s btn-p" href="/book-now" locale={locale}>
            {t('cta.bookNow')}
          </Link>
        </div>
        <MobileMenu
          summary={
            <summary>
              <Icon name="list" className="o" />
              <Icon name="x" className="x" />
              <span>{t('nav.menu')}</span>
            </summary>
          }
        >
          <MobilePanel entries={entries} locale={locale} />
        </MobileMenu>
      </div>
    </header>
  )
}
