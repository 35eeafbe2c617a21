import { EstimateLink } from '@/components/sections/estimate-link'
import { LearnMore } from '@/components/sections/learn-more'
import { PageHero } from '@/components/sections/page-hero'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { Related } from '@/components/sections/related'
import { Sources } from '@/components/sections/sources'
import { TextBand } from '@/components/sections/text-band'
import { caption as captionClass, sheet, wrap } from '@/components/ui/classes'
import { Dollar } from '@/components/ui/dollar'
import { lead } from '@/components/ui/lead'
import { hasInsurers } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Show how to pay without insurance. */
export function CashPlansPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('cash-plans', locale)
  const other = pageOf('insurance-plans', locale)
  const { wellness, hsa, 'self-pay': selfPay, 'payment-plans': payments } = page.sections
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={page}
        ground="river"
        actions={<PlanActions locale={locale} />}
        figure={
          <figure>
            <div className={sheet}>
              <Dollar className="border border-ink" />
            </div>
            <figcaption className={captionClass}>{page.caption}</figcaption>
          </figure>
        }
      />
      <TextBand section={selfPay} locale={locale} over>
        <p className="mt-6">
          <EstimateLink locale={locale} />
        </p>
      </TextBand>
      <TextBand section={payments} locale={locale} ground="mist" prose="prose ruled" />
      <TextBand section={wellness} locale={locale} />
      <TextBand section={hsa} locale={locale} ground="straw" prose="prose ruled" />
      <div className={`${wrap} pb-sec`}>
        <Sources sources={page.sources} locale={locale} note={t('financial.sourcesNote')} />
        {hasInsurers && (
          <Related heading={other.title}>
            <div>
              <p className={lead()}>{other.lead}</p>
              <LearnMore href="/financial-information/insurance-plans" title={other.title} locale={locale} />
            </div>
          </Related>
        )}
        <PlanCta cta={page.cta} source={`plan-${route.slug}`} locale={locale} />
      </div>
    </>
  )
}
