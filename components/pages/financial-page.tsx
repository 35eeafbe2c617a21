import { CallButton } from '@/components/sections/call-button'
import { LearnMore } from '@/components/sections/learn-more'
import { PageHero } from '@/components/sections/page-hero'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import { pages } from '@/lib/content'
import { routesOf } from '@/lib/routes'
import type { PageProps } from './define-page'

const pictures = { 'cash-plans': 'plan', 'insurance-plans': 'talk' } as const

/** The two ways to pay, as two rows (specification 2.11). */
export function FinancialPage({ locale, route }: PageProps) {
  const page = pages.one(route.slug, locale)
  return (
    <>
      <PageHero
        locale={locale}
        title={page.title}
        heading={page.heading}
        lead={page.lead}
        ground="river"
        actions={<CallButton />}
      />
      <section className="sec">
        <div className="wrap">
          <Prose markdown={page.content} locale={locale} />
          <ul className="svc">
            {routesOf('plan').map(({ slug, path }) => {
              const plan = pages.one(slug, locale)
              return (
                <li key={slug}>
                  <div className="pic">
                    <MapView view={pictures[slug as keyof typeof pictures]} />
                  </div>
                  <div>
                    <h2>{plan.title}</h2>
                    <p className="lead">{plan.lead}</p>
                    <LearnMore href={path} title={plan.title} locale={locale} />
                  </div>
                </li>
              )
            })}
          </ul>
        </div>
      </section>
    </>
  )
}
