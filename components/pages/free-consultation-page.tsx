import { CallButton } from '@/components/sections/call-button'
import { ConditionBoard } from '@/components/sections/condition-board'
import { CtaPanel } from '@/components/sections/cta-panel'
import { FormSlot } from '@/components/sections/form-slot'
import { PageHero } from '@/components/sections/page-hero'
import { Steps } from '@/components/sections/steps'
import { Quotes } from '@/components/sections/testimonials'
import { Prose } from '@/components/ui/prose'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** The survey and what to know before it. Every call to action on the page links to the form. */
export function FreeConsultationPage({ locale, route }: PageProps) {
  const page = pageOf('free-consultation', locale)
  const { intro, sections } = page
  const { costs, conditions, steps, words, why, schedule } = sections
  const toForm = (style: string) => (
    <a className={`btn ${style}`} href="#consultation-form">
      {translator(locale)('consultation.schedule')}
    </a>
  )
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        heading={page.heading}
        lead={page.lead}
        actions={
          <>
            {toForm('btn-p')}
            <CallButton />
          </>
        }
      />
      <section className="sec">
        <div className="wrap cgrid beside">
          <div className="txt">
            <Prose markdown={intro} locale={locale} />
            <div className="price" id={costs.id}>
              <h2>{costs.heading}</h2>
              <Prose markdown={costs.body} locale={locale} />
            </div>
          </div>
          <FormSlot locale={locale} id="consultation-form" frame="survey" tall {...pageOf('home', locale).form} />
          <div className="txt">
            <h2>{why.heading}</h2>
            <Prose markdown={why.body} locale={locale} className="points-6" />
          </div>
        </div>
      </section>
      <ConditionBoard locale={locale} heading={conditions.heading} lead={conditions.body} />
      <section className="sec">
        <div className="wrap">
          <div className="head close">
            <h2>{steps.heading}</h2>
            <p className="lead">{steps.body}</p>
          </div>
        </div>
        <Steps locale={locale} />
      </section>
      <section className="sec river on-lt">
        <div className="wrap">
          <div className="head">
            <h2>{words.heading}</h2>
            <p className="lead">{words.body}</p>
          </div>
          <div className="wall">
            <Quotes locale={locale} />
          </div>
          <CtaPanel heading={schedule.heading} text={schedule.body}>
            {toForm('btn-y')}
            <CallButton />
          </CtaPanel>
        </div>
      </section>
    </>
  )
}
