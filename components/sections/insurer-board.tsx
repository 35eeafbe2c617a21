import { CallButton } from '@/components/sections/call-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { clinic } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The insurers of the facts file as word marks on a trail board; those with a page of their own lead to it. */
export function InsurerBoard({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <section className="sec help dark" aria-labelledby="insurers">
      <div className="wrap">
        <div className="head">
          <h2 id="insurers">{t('financial.insurers')}</h2>
          <div className="txt">
            <p className="lead">{t('financial.notListed')}</p>
            <CallButton />
          </div>
        </div>
        <ul className="board marks">
          {clinic.insurers.map(({ name, page }) => (
            <li key={name}>
              {page ? (
                <Link href={`/financial-information/${page}`} locale={locale}>
                  {name}
                  <Icon name="arrow-right" />
                </Link>
              ) : (
                <span>{name}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
