import { FormSlot } from '@/components/sections/form-slot'
import { LearnMore } from '@/components/sections/learn-more'
import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The new patient special and its form; the price appears only when clinic.yaml sets one. */
export function NewPatientOffer({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { heading, lead, includes, price, formHeading, formNote } = pageOf('home', locale).offer
  const set = clinic.newPatientPrice
  return (
    <section className="sec mist" data-reveal="">
      <div className="wrap cgrid rev">
        <div className="txt">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <h3 className="sr-only">{t('home.includes')}</h3>
          <ol className="numbered">
            {includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <p>{set === undefined ? price : t('home.price', { price: set })}</p>
          <p>
            <LearnMore href="/new-patient-special" title={heading} locale={locale} />
          </p>
        </div>
        <FormSlot locale={locale} id="new-patient-form" frame="new-patient" heading={formHeading} note={formNote} />
      </div>
    </section>
  )
}

/** Six reasons to choose the clinic. */
export function WhyChooseUs({ locale }: { locale: Locale }) {
  const { heading, lead, points } = pageOf('home', locale).why
  return (
    <section className="sec" data-reveal="">
      <div className="wrap two">
        <div className="stick">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <dl className="why">
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
