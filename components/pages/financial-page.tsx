import { PageHero } from '@/components/sections/page-hero'
import { PictureRows } from '@/components/sections/picture-rows'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { TextBand } from '@/components/sections/text-band'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import { Dollar } from '@/components/ui/dollar'
import { lead } from '@/components/ui/lead'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import { hasInsurers } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Show the overview of paying: two rows for the two ways to pay, and what may pay. */
export function FinancialPage({ locale, route }: PageProps) {
  const page = pageOf('financial-information', locale)
  const { cta, intro, sections } = page
  const rows = [
    { href: '/financial-information/cash-plans', plan: pageOf('cash-plans', locale), picture: <Dollar /> },
    ...(hasInsurers
      ? [
          {
            href: '/financial-information/insurance-plans',
            plan: pageOf('insurance-plans', locale),
            picture: <MapView view="talk" size="size-full" />,
          },
        ]
      : []),
  ]
  return (
    <>
      <PageHero locale={locale} route={route} page={page} ground="river" actions={<PlanActions locale={locale} />} />
      <section className={band()}>
        <div className={wrap}>
          <Prose markdown={intro} locale={locale} />
          {!hasInsurers && <p className={lead({ class: 'mt-6' })}>{translator(locale)('financial.selfPay')}</p>}
          <PictureRows
            locale={locale}
            rows={rows.map(({ href, plan, picture }) => ({ href, title: plan.title, text: plan.lead, picture }))}
          />
        </div>
      </section>
      <TextBand section={sections.ways} locale={locale} ground="mist" prose="prose checked" />
      <div className={`${wrap} pb-sec`}>
        <PlanCta cta={cta} source="plan-overview" locale={locale} />
      </div>
    </>
  )
}
