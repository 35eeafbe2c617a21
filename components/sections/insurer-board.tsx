import { CallButton } from '@/components/sections/call-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { clinic } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The insurers of clinic.yaml as word marks, linked to their pages where they have one. */
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
