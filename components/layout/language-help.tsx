import { tw } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import { languageNotices, languagePath } from '@/lib/clinic/language-notices'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { footerHeading } from './footer-heading'

const link = tw`inline-flex min-h-7 min-w-8 items-center text-fog text-small no-underline hover:text-white hover:underline sm:min-h-11 sm:min-w-11 sm:text-[length:inherit]`

/** Offer free language help, with each language in its own name, prominently on every page (45 CFR 92.11(c)). */
export function LanguageHelp({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <nav
      className="mt-2.5 border-spruce-700 border-t pt-2.5 sm:mt-6 sm:pt-4 print:hidden"
      aria-labelledby="language-help"
    >
      <h2 id="language-help" className={footerHeading}>
        {t('languages.title')}
      </h2>
      <ul className="flex flex-wrap gap-x-4 sm:gap-x-5.5">
        {languageNotices.map(({ code, name, direction }) => (
          <li key={code} lang={code} dir={direction} translate="no">
            <Link
              className={`${link} ${locales.some((own) => own === code) ? '' : 'font-scripts'}`}
              href={`${languagePath}#${code}`}
              locale={locale}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
