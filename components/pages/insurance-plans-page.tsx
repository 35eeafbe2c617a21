import { CallButton } from '@/components/sections/call-button'
import { InsuranceCards } from '@/components/sections/insurance-cards'
import { LearnMore } from '@/components/sections/learn-more'
import { LinkRows } from '@/components/sections/link-rows'
import { PageHero } from '@/components/sections/page-hero'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { SectionHead } from '@/components/sections/section-head'
import { Sources } from '@/components/sections/sources'
import { TermList } from '@/components/sections/term-list'
import { TextBand } from '@/components/sections/text-band'
import { band } from '@/components/ui/band'
import { actions, wrap } from '@/components/ui/classes'
import { stack, terrain } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { clinic } from '@/lib/clinic/facts'
import { networkNote } from '@/lib/clinic/visit-facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Show the insurers of clinic.yaml as wordmarks, linked to their pages if they have one. */
function InsurerBoard({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const rows = clinic.insurers.map((insurer) => {
    const { name, page, card, logo } = insurer
    const notes = [card && t('visit.onCard', { name: card }), networkNote(insurer, locale)]
    return {
      title: name,
      href: page && `/financial-information/${page}`,
      note: notes.filter(Boolean).join(' · '),
      logo,
    }
  })
  return (
    <section className={band({ ground: 'dark', class: [terrain, 'sm:pb-over'] })} aria-labelledby="insurers">
      <div className={wrap}>
        <SectionHead id="insurers" heading={t('financial.insurers')}>
          <div className={stack}>
            <p className={lead({ class: 'max-w-[35.9em] print:dark:text-inherit' })}>{t('financial.notListed')}</p>
            <CallButton />
          </div>
        </SectionHead>
        <LinkRows locale={locale} size="large" rows={rows} />
      </div>
    </section>
  )
}

/** Show how to pay with insurance: the insurers, what to ask them, and the terms on a card. */
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
      <TextBand section={check} locale={locale} view="wallet">
        <div className={`${actions} mt-5`}>
          <CallButton />
        </div>
      </TextBand>
      <section className={band({ ground: 'mist' })} aria-labelledby="terms">
        <div className={wrap}>
          <SectionHead id="terms" heading={page.terms.heading} />
          <TermList items={page.terms.items} noteName={(number) => t('symptom.source', { number })} />
        </div>
      </section>
      <TextBand section={accidents} locale={locale} folded />
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
