import { LinkTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { Sources } from '@/components/sections/sources'
import { TextBand } from '@/components/sections/text-band'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { pageOf, pagesOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/kinds/kind'
import type { PageProps } from './define-page'

const plans = '/financial-information/insurance-plans'

/** One insurer: its word mark, what it may cover, benefits, four steps, a link to its site. */
export function InsurerPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const insurer = pageOf('insurer', locale, route.slug)
  const { title, heading, lead, site, benefits, steps } = insurer
  const { coverage, costs, bring } = insurer.sections
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        heading={heading}
        lead={lead}
        ground="river"
        actions={<PlanActions locale={locale} />}
        figure={<p className="wordmark sheet">{title}</p>}
      />
      <TextBand section={coverage} locale={locale} ground="over">
        <p className="mt-6">
          <ExternalLink className="more" href={site} note={t('site.newTab')}>
            {t('financial.official', { name: title })}
            <Icon name="arrow-up-right" />
          </ExternalLink>
        </p>
      </TextBand>
      <TextBand section={costs} locale={locale} ground="mist" />
      <section className="sec" aria-labelledby="benefits">
        <div className="wrap">
          <h2 className="benefits-h" id="benefits">
            {benefits.heading}
          </h2>
          <ul className="benefits">
            {[benefits.pain, benefits.mobility, benefits.wellness].map((benefit) => (
              <li key={benefit.title}>
                <h3>{benefit.title}</h3>
                <p>{benefit.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="sec river" aria-labelledby="steps">
        <div className="wrap two">
          <h2 className="stick" id="steps">
            {steps.heading}
          </h2>
          <ol className="way">
            {[steps.verification, steps.consultation, steps.plan, steps.billing].map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <TextBand section={bring} locale={locale} prose="prose ruled" />
      <InsurerEnd insurer={insurer} locale={locale} />
    </>
  )
}

/** The end of the page: sources, the other insurers, the closing call to action. */
function InsurerEnd({ insurer, locale }: { insurer: Page<'insurer'>; locale: Locale }) {
  const t = translator(locale)
  const others = pagesOf('insurer', locale)
    .filter(({ slug }) => slug !== insurer.slug)
    .map(({ slug, title }) => ({ href: `/financial-information/${slug}`, title }))
  return (
    <div className="wrap pb-sec">
      <Sources sources={insurer.sources} locale={locale} note={t('financial.sourcesNote')} />
      <div className="two related">
        <h2>{t('financial.others')}</h2>
        <LinkTiles locale={locale} links={[...others, { href: plans, title: t('financial.back') }]} />
      </div>
      <PlanCta cta={insurer.cta} source={`insurer-${insurer.slug}`} locale={locale} />
    </div>
  )
}
