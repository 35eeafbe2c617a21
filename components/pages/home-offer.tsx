import { BenefitList } from '@/components/sections/benefit-list'
import { FramedForm } from '@/components/sections/framed-form'
import { LearnMore } from '@/components/sections/learn-more'
import { NumberedList } from '@/components/sections/numbered-list'
import { SampleMark } from '@/components/sections/sample-mark'
import { TermList } from '@/components/sections/term-list'
import { SpecialPrice } from '@/components/sections/ways-to-start'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import { columns, stack, stick } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { MapView } from '@/components/ui/map-view'
import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Show the new patient special and its form; the price appears only when clinic.yaml sets one. */
export function NewPatientOffer({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { heading, lead: text, includes, price, formHeading, formNote } = pageOf('home', locale).offer
  return (
    <section className={band({ ground: 'mist' })}>
      <div className={`${wrap} ${columns({ split: 'form' })}`}>
        <div className={`${stack} ${stick}`}>
          <h2>{heading}</h2>
          <p className={lead()}>{text}</p>
          <h3 className="sr-only">{t('home.includes')}</h3>
          <NumberedList items={includes} />
          <div>
            {clinic.newPatientPrice === undefined ? <p>{price}</p> : <SpecialPrice locale={locale} />}
            <LearnMore href="/new-patient-special#new-patient-form" title={heading} locale={locale} />
          </div>
          <MapView view="door" className="mt-4 max-md:hidden print:hidden" />
        </div>
        <FramedForm
          locale={locale}
          id="new-patient-form"
          frame="new-patient"
          heading={formHeading}
          note={formNote}
          folded="phones"
        />
      </div>
    </section>
  )
}

/** Show the reasons to choose this clinic: three benefits, and six short points. */
export function Reasons({ locale }: { locale: Locale }) {
  const { benefits, why } = pageOf('home', locale)
  return (
    <section className={band()}>
      <div className={wrap}>
        <h2>{why.heading}</h2>
        <p className="my-4 empty:hidden sm:my-8">
          <SampleMark locale={locale} of={['trust']} />
        </p>
        <BenefitList items={benefits} />
        <div className="mt-5 sm:mt-10">
          <TermList items={why.points} />
        </div>
      </div>
    </section>
  )
}
