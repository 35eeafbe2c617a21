import { BenefitList } from '@/components/sections/benefit-list'
import { FramedForm } from '@/components/sections/framed-form'
import { LearnMore } from '@/components/sections/learn-more'
import { NumberedList } from '@/components/sections/numbered-list'
import { TermList } from '@/components/sections/term-list'
import { PriceSample } from '@/components/sections/ways-to-start'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import { columns, stack } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { dollars } from '@/lib/clinic/dollars'
import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Show the new patient special and its form; the price appears only when clinic.yaml sets one. */
export function NewPatientOffer({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { heading, lead: text, includes, price, formHeading, formNote } = pageOf('home', locale).offer
  const set = clinic.newPatientPrice
  return (
    <section className={band({ ground: 'mist' })}>
      <div className={`${wrap} ${columns({ split: 'form' })}`}>
        <div className={stack}>
          <h2>{heading}</h2>
          <p className={lead()}>{text}</p>
          <h3 className="sr-only">{t('home.includes')}</h3>
          <NumberedList items={includes} />
          <div>
            <p>
              {set === undefined ? price : t('home.price', { price: dollars(set) })} <PriceSample locale={locale} />
            </p>
            <LearnMore href="/new-patient-special#new-patient-form" title={heading} locale={locale} />
          </div>
        </div>
        <FramedForm locale={locale} id="new-patient-form" frame="new-patient" heading={formHeading} note={formNote} />
      </div>
    </section>
  )
}

/** Show three benefits of care at this clinic beside six reasons to choose it. */
export function Reasons({ locale }: { locale: Locale }) {
  const { benefits, why } = pageOf('home', locale)
  return (
    <section className={band()}>
      <div className={`${wrap} ${columns({ split: 'reasons' })}`}>
        <div>
          <BenefitList {...benefits} narrow />
        </div>
        <div>
          <h2>{why.heading}</h2>
          <p className={lead({ class: 'mt-2 mb-4 sm:mt-4 sm:mb-7' })}>{why.lead}</p>
          <TermList items={why.points} />
        </div>
      </div>
    </section>
  )
}
