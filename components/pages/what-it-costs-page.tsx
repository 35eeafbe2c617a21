import { OpenItem } from '@/components/islands/open-item'
import { EmailLink } from '@/components/sections/email-link'
import { EstimateLink } from '@/components/sections/estimate-link'
import { FactBand } from '@/components/sections/fact-band'
import { Figures } from '@/components/sections/figures'
import { PageHero } from '@/components/sections/page-hero'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { SampleMark } from '@/components/sections/sample-mark'
import { SectionHead } from '@/components/sections/section-head'
import { Sources } from '@/components/sections/sources'
import { TermList } from '@/components/sections/term-list'
import { TextBand } from '@/components/sections/text-band'
import { TextLink } from '@/components/sections/text-link'
import { band } from '@/components/ui/band'
import { actions, buttonClass, note, wrap } from '@/components/ui/classes'
import { clinic } from '@/lib/clinic/facts'
import { paymentFacts, priceFigures, pricesAsOf, totalFacts } from '@/lib/clinic/visit-facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Show the prices as large figures, and below them what they pay for and come to; nothing if none are set. */
function Prices({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const prices = priceFigures(locale)
  const included = clinic.prices?.includes?.[locale]
  const totals = totalFacts(locale)
  if (prices.length + totals.length === 0) return null
  return (
    <section className={band()} aria-labelledby="prices">
      <div className={wrap}>
        <SectionHead id="prices" heading={t('visit.prices')} />
        {prices.length > 0 && <Figures columns={prices.length > 4 ? 5 : 4} rows={prices} note={included} />}
        <p className="my-4 empty:hidden">
          <SampleMark locale={locale} of={['prices', ...totals.map(({ name }) => name)]} />
        </p>
        <TermList items={totals} open />
        <p className={`${note} mt-5`}>{pricesAsOf(locale)}</p>
      </div>
    </section>
  )
}

/** Show the cost of a visit: prices, insurance, Medicare, ways to pay, and a prefilled request for an estimate. */
export function WhatItCostsPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('what-it-costs', locale)
  const { visits, insurance, medicare, estimate } = page.sections
  const mail = new URLSearchParams({ subject: t('visit.estimateSubject'), body: t('visit.estimateBody') })
  return (
    <>
      <PageHero locale={locale} route={route} page={page} ground="river" actions={<PlanActions locale={locale} />} />
      <Prices locale={locale} />
      <TextBand section={visits} locale={locale} view="counter" />
      <TextBand section={insurance} locale={locale} ground="mist" folded />
      <TextBand section={medicare} locale={locale} folded />
      <TextBand section={estimate} locale={locale} ground="straw">
        <div className={`${actions} mt-6`}>
          <TextLink locale={locale} className={buttonClass('primary')} body={t('visit.estimateBody')}>
            {t('visit.estimateText')}
          </TextLink>
          <EmailLink
            locale={locale}
            className={buttonClass('outline')}
            // In a mailto link, a plus sign does not mean a space (RFC 6068).
            query={`?${`${mail}`.replaceAll('+', '%20')}`}
          >
            {t('visit.estimateMail')}
          </EmailLink>
          <EstimateLink locale={locale} />
        </div>
      </TextBand>
      <FactBand
        locale={locale}
        id="payment"
        heading={t('visit.paying')}
        facts={paymentFacts(locale)}
        ground="mist"
        folded
      />
      <div className={`${wrap} pt-6 pb-sec sm:pt-tall`}>
        <Sources sources={page.sources} locale={locale} note={t('financial.sourcesNote')} />
        <OpenItem />
        <PlanCta cta={page.cta} source={`plan-${route.slug}`} locale={locale} />
      </div>
    </>
  )
}
