import { CallButton } from '@/components/sections/call-button'
import { FormSlot } from '@/components/sections/form-slot'
import { Link } from '@/components/ui/link'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Headline, selling points and two calls to action, with the form beside them on wide screens and below on small ones. */
export function HomeHero({ locale }: { locale: Locale }) {
  const { hero, form } = pageOf('home', locale)
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__t">
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.subheading}</p>
          <div className="acts">
            <Link className="btn btn-p" href="/free-consultation" locale={locale}>
              {translator(locale)('cta.freeConsultation')}
            </Link>
            <CallButton />
          </div>
          <ul className="points">
            {hero.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className="hero__fig" />
        <FormSlot locale={locale} id="consultation-form" frame="survey" {...form} />
      </div>
    </section>
  )
}
