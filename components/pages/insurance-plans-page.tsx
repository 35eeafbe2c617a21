import { CallButton } from '@/components/sections/call-button'
import { InsuranceCards } from '@/components/sections/insurance-cards'
import { InsurerBoard } from '@/components/sections/insurer-board'
import { LearnMore } from '@/components/sections/learn-more'
import { PageHero } from '@/components/sections/page-hero'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { QuestionSheet } from '@/components/sections/question-sheet'
import { SectionHead } from '@/components/sections/section-head'
import { Sources } from '@/components/sections/sources'
import { TermList } from '@/components/sections/term-list'
import { TextBand } from '@/components/sections/text-band'
import { band } from '@/components/ui/band'
import { actions, wrap } from '@/components/ui/classes'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Show how to pay with insurance: the insurers, the terms on a card, and questions to ask. */
export function InsurancePlansPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('insurance-plans', locale)
  const other = pageOf('cash-plans', locale)
  const { check, accidents, 'not-covered': notCovered } = page.sections
  return (
    <>
      <PageHero locale={locale} route={route} page={page} ground="river" actions={<PlanActions locale={locale} />} />
      <InsuranceCards locale={locale} />
      <InsurerBoard locale={locale} />
      <TextBand section={check} locale={locale}>
        <div className={`${actions} mt-5`}>
          <CallButton />
        </div>
      </TextBand>
      <section className={band({ ground: 'mist' })} aria-labelledby="terms">
        <div className={wrap}>
          <SectionHead id="terms" heading={page.terms.heading} />
          <TermList items={page.terms.items} short noteName={(number) => t('symptom.source', { number })} />
        </div>
      </section>
      <TextBand section={accidents} locale={locale} folded />
      <QuestionSheet locale={locale} />
      <TextBand section={notCovered} locale={locale}>
        <p className="mt-6">
          <LearnMore href="/financial-information/cash-plans" title={other.title} locale={locale} />
        </p>
      </TextBand>
      <div className={`${wrap} pb-sec`}>
        <Sources sources={page.sources} locale={locale} note={t('financial.sourcesNote')} />
        <PlanCta cta={page.cta} source={`plan-${route.slug}`} locale={locale} />
      </div>
    </>
  )
}
