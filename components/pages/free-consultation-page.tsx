import { CallButton } from '@/components/sections/call-button'
import { ConditionBoard } from '@/components/sections/condition-board'
import { OfficeChoice } from '@/components/sections/office-choice'
import { PageHero } from '@/components/sections/page-hero'
import { SectionHead } from '@/components/sections/section-head'
import { Steps } from '@/components/sections/steps'
import { hasTestimonials, Testimonials } from '@/components/sections/testimonials'
import { OtherWay, WayForm, WaysToStart } from '@/components/sections/ways-to-start'
import { band } from '@/components/ui/band'
import { buttonClass, secondAction, wrap } from '@/components/ui/classes'
import { columns, stack } from '@/components/ui/layout'
import { Prose } from '@/components/ui/prose'
import { hasOffices } from '@/lib/clinic/offices'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import { formIds } from '@/lib/visit/ways-to-start'
import type { PageProps } from './define-page'

/** Show the form first, then what to know beforehand and the other way to start. */
export function FreeConsultationPage({ locale, route }: PageProps) {
  const page = pageOf('free-consultation', locale)
  const { intro, sections } = page
  const { costs, conditions, steps, words, why } = sections
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={page}
        actions={
          <>
            <a className={buttonClass('primary')} href={`#${formIds.talk}`}>
              {translator(locale)('consultation.schedule')}
            </a>
            <CallButton className={secondAction} />
          </>
        }
      />
      {hasOffices && (
        <div className={`${wrap} pt-sec`}>
          <OfficeChoice locale={locale} text={translator(locale)('offices.chooseText')} />
        </div>
      )}
      <section className={band({ class: 'md:pt-12' })}>
        <div className={`${wrap} ${columns({ split: 'even' })}`}>
          <WayForm way="talk" className="md:order-1" locale={locale} />
          <div className={stack}>
            <Prose markdown={intro} locale={locale} />
            <div className="border-hickory border-t-4 bg-straw px-5 py-5 sm:px-6 sm:pt-6 sm:pb-6" id={costs.id}>
              <h2 className="mb-2 text-t3 sm:mb-3">{costs.heading}</h2>
              <Prose markdown={costs.body} locale={locale} />
            </div>
            <h2 className="text-t3" id={why.id}>
              {why.heading}
            </h2>
            <Prose markdown={why.body} locale={locale} className="points-6" />
          </div>
        </div>
      </section>
      <div className={`${wrap} pb-sec`}>
        <WaysToStart way="talk" locale={locale} />
      </div>
      <OtherWay way="special" locale={locale} />
      <ConditionBoard id={conditions.id} locale={locale} heading={conditions.heading} lead={conditions.body} />
      <section className={band()}>
        <div className={wrap}>
          <SectionHead id={steps.id} heading={steps.heading} lead={steps.body} close />
        </div>
        <Steps locale={locale} />
      </section>
      {hasTestimonials(locale) && (
        <section className={band({ ground: 'river', class: 'overflow-clip' })}>
          <div className={wrap}>
            <SectionHead id={words.id} heading={words.heading} lead={words.body} />
            <Testimonials locale={locale} />
          </div>
        </section>
      )}
    </>
  )
}
