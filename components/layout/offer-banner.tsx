import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'

/** The new-patient banner. Its link opens /free-consultation at the form, or scrolls to the form when already there. */
export function OfferBanner({ locale }: { locale: Locale }) {
  const { heading, text, button } = pageOf('home', locale).banner
  return (
    <aside className="offer" aria-labelledby="offer-banner">
      <div className="wrap">
        <div>
          <h2 id="offer-banner">{heading}</h2>
          <p>{text}</p>
        </div>
        <Link className="btn btn-p" href="/free-consultation#consultation-form" locale={locale}>
          {button}
          <Icon name="arrow-right" className="ic-go" />
        </Link>
      </div>
    </aside>
  )
}
