import { buttonClass, wrap } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { Link } from '@/components/ui/link'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'

/** Show the new patient banner. It links to the form for the offer on /free-consultation. */
export function OfferBanner({ locale }: { locale: Locale }) {
  const { heading, text, button: label } = pageOf('home', locale).banner
  return (
    <aside className="bg-hickory print:hidden" aria-labelledby="offer-banner">
      <div className={`${wrap} grid items-end gap-4 py-tall sm:grid-cols-[1fr_auto] sm:gap-6`}>
        <div>
          <h2 id="offer-banner" className="sm:max-w-[10em]">
            {heading}
          </h2>
          <p className="mt-2 max-w-[37.2em] sm:mt-4 sm:text-lead/text">{text}</p>
        </div>
        <Link className={buttonClass('primary')} href="/free-consultation#new-patient-form" locale={locale}>
          {label}
          <GoIcon />
        </Link>
      </div>
    </aside>
  )
}
