import { OpenItem } from '@/components/islands/open-item'
import { EmailLink } from '@/components/sections/email-link'
import { EstimateLink } from '@/components/sections/estimate-link'
import { FactBand } from '@/components/sections/fact-band'
import { PageHero } from '@/components/sections/page-hero'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { Sources } from '@/components/sections/sources'
import { TextBand } from '@/components/sections/text-band'
import { TextLink } from '@/components/sections/text-link'
import { actions, buttonClass, note, wrap } from '@/components/ui/classes'
import { paymentFacts, priceFacts, pricesAsOf, totalFacts } from '@/lib/clinic/visit-facts'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Show the cost of a visit: prices, insurance, Medicare, ways to pay, and a prefilled request for an estimate. */
export function WhatItCostsPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('what-it-costs', locale)
  const { visits, insurance, medicare, estimate } = page.sections
  const mail = new URLSearchParams({ subject: t('visit.estimateSubject'), body: t('visit.estimateBody') })
  return (
    <>
      <PageHero locale={locale} route={route} page={page} ground="river" actions={<PlanActions locale={locale} />} />
      <FactBand
        locale={locale}
        id="prices"
        heading={t('visit.prices')}
        facts={[...priceFacts(locale), ...totalFacts(locale)]}
      >
        <p className={`${note} mt-5`}>{pricesAsOf(locale)}</p>
      </FactBand>
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
      <div className={`${wrap} pb-sec max-sm:pt-6`}>
        <Sources sources={page.sources} locale={locale} note={t('financial.sourcesNote')} />
        <OpenItem />
        <PlanCta cta={page.cta} source={`plan-${route.slug}`} locale={locale} />
      </div>
    </>
  )
}
