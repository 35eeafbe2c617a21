import { LearnMore } from '@/components/sections/learn-more'
import { PageHero } from '@/components/sections/page-hero'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { TextBand } from '@/components/sections/text-band'
import { Dollar } from '@/components/ui/dollar'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** The overview of paying: the two ways to pay as two rows, and what makes up the cost. */
export function FinancialPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const { heading, lead, cta, intro, sections } = pageOf('financial-information', locale)
  const { how, ways, bring, estimate } = sections
  const rows = [
    { href: '/financial-information/cash-plans', plan: pageOf('cash-plans', locale), picture: <Dollar /> },
    {
      href: '/financial-information/insurance-plans',
      plan: pageOf('insurance-plans', locale),
      picture: <MapView view="talk" />,
    },
  ]
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        heading={heading}
        lead={lead}
        ground="river"
        actions={<PlanActions locale={locale} />}
      />
      <section className="sec">
        <div className="wrap">
          <Prose markdown={intro} locale={locale} />
          <ul className="svc">
            {rows.map(({ href, plan, picture }) => (
              <li key={href}>
                <div className="pic">{picture}</div>
                <div>
                  <h2>{plan.title}</h2>
                  <p className="lead">{plan.lead}</p>
                  <LearnMore href={href} title={plan.title} locale={locale} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <TextBand section={how} locale={locale} ground="mist" />
      <TextBand section={ways} locale={locale} prose="prose checked" />
      <TextBand section={bring} locale={locale} ground="straw" prose="prose ruled" />
      <TextBand section={estimate} locale={locale}>
        <p className="mt-6">
          <Link className="btn btn-o" href="/good-faith-estimate" locale={locale}>
            {t('financial.estimate')}
          </Link>
        </p>
      </TextBand>
      <div className="wrap pb-sec">
        <PlanCta cta={cta} source="plan-overview" locale={locale} />
      </div>
    </>
  )
}
