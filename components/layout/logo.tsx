import { Link } from '@/components/ui/link'
import { clinic } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'

/** The clinic's mark and name, linked to the home page. */
export function Logo({ locale }: { locale: Locale }) {
  const [first, second] = clinic.logo
  return (
    <Link className="logo" href="/" locale={locale}>
      {/* biome-ignore lint/performance/noImgElement: an 800-byte SVG of this site */}
      <img src="/drawings/mark.svg" alt="" width={46} height={46} />
      <span translate="no">
        <b>{first} </b>
        <small>{second}</small>
      </span>
    </Link>
  )
}
