import { LearnMore } from '@/components/sections/learn-more'
import { PageHero } from '@/components/sections/page-hero'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { Sources } from '@/components/sections/sources'
import { TextBand } from '@/components/sections/text-band'
import { Dollar } from '@/components/ui/dollar'
import { Link } from '@/components/ui/link'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Paying without insurance. */
export function CashPlansPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('cash-plans', locale)
  const other = pageOf('insurance-plans', locale)
  const { wellness, estimate, hsa, 'self-pay': selfPay, 'payment-plans': payments } = page.sections
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        heading={page.heading}
        lead={page.lead}
        ground="river"
        actions={<PlanActions locale={locale} />}
        figure={
          <figure>
            <div className="sheet">
              <Dollar />
            </div>
            <figcaption className="cap">{page.caption}</figcaption>
          </figure>
        }
      />
      <TextBand section={selfPay} locale={locale} ground="over" />
      <TextBand section={payments} locale={locale} ground="mist" prose="prose ruled" />
      <TextBand section={wellness} locale={locale} />
      <TextBand section={estimate} locale={locale} ground="straw" prose="prose checked">
        <p className="mt-6">
          <Link className="btn btn-o" href="/good-faith-estimate" locale={locale}>
            {t('financial.estimate')}
          </Link>
        </p>
      </TextBand>
      <TextBand section={hsa} locale={locale} />
      <div className="wrap pb-sec">
        <Sources sources={page.sources} locale={locale} note={t('financial.sourcesNote')} />
        <div className="two related">
          <h2>{other.title}</h2>
          <div>
            <p className="lead">{other.lead}</p>
            <LearnMore href="/financial-information/insurance-plans" title={other.title} locale={locale} />
          </div>
        </div>
        <PlanCta cta={page.cta} source={`plan-${route.slug}`} locale={locale} />
      </div>
    </>
  )
}
