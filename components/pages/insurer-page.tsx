import { BenefitList } from '@/components/sections/benefit-list'
import { LinkTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { PlanActions } from '@/components/sections/plan-actions'
import { PlanCta } from '@/components/sections/plan-cta'
import { Related } from '@/components/sections/related'
import { Sources } from '@/components/sections/sources'
import { TextBand } from '@/components/sections/text-band'
import { band } from '@/components/ui/band'
import { actions, buttonClass, moreLink, sheet, tw, wrap } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { columns, stick } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { Photo } from '@/components/ui/photo'
import { clinic } from '@/lib/clinic/facts'
import { pageOf, pagesOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'
import { type PhotoName, photoWords } from '@/lib/pictures/photos'
import type { PageProps } from './define-page'

const plans = '/financial-information/insurance-plans'

/** A drawn insurance card: the name on top, and below it bars in place of its lines. */
const card = tw`relative grid min-h-45 items-start justify-items-start overflow-clip rounded-large border-2 border-ink bg-mist p-6 pb-20 font-display font-heavy text-t3/tight before:absolute before:bottom-13 before:left-6 before:h-2.5 before:w-2/3 before:rounded-full before:bg-spruce-300 after:absolute after:bottom-6 after:left-6 after:h-2.5 after:w-1/2 after:rounded-full after:bg-spruce-300 sm:aspect-[8/5] sm:p-8 sm:pb-20 sm:text-t2/tight sm:before:left-8 sm:after:left-8`

/** The photo entry of an insurer's logo, if the clinic has one. */
const logoOf = (slug: string) => clinic.insurers.find(({ page }) => page === slug)?.logo

/** Show a card with the insurer's logo, or its name in large letters. */
function Wordmark({ name, logo, locale }: { name: string; logo?: PhotoName; locale: Locale }) {
  return (
    <div className={`${sheet} p-6! sm:p-10!`}>
      <p className={card}>
        {logo ? (
          <Photo
            photo={logo}
            shape="logo"
            room="portrait"
            alt={photoWords(logo, locale).alt}
            className="max-h-20 w-auto max-w-full rounded-small bg-white p-2"
          />
        ) : (
          name
        )}
      </p>
    </div>
  )
}

/** A numbered step, with a line of bars to the next one. */
const stepClass = tw`relative pb-8 pl-16 [counter-increment:step] before:absolute before:-top-1.5 before:left-0 before:grid before:size-11 before:place-items-center before:rounded-full before:bg-hickory before:font-display before:font-heavy before:text-t4/none before:content-[counter(step)] after:absolute after:top-12 after:bottom-3 after:left-4.5 after:w-2 after:bg-dots after:bg-size-[8px_16px] last:after:hidden`

/** Show an insurer: its wordmark, what it may cover, benefits, four steps, and a link to its site. */
export function InsurerPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const insurer = pageOf('insurer', locale, route.slug)
  const { title, site, benefits, steps } = insurer
  const { coverage, costs, bring } = insurer.sections
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={insurer}
        ground="river"
        actions={<PlanActions locale={locale} />}
        figure={<Wordmark name={title} logo={logoOf(insurer.slug)} locale={locale} />}
      />
      <TextBand section={coverage} locale={locale} over>
        <p className="mt-6">
          <ExternalLink className={moreLink} href={site} note={t('site.newTab')}>
            {t('financial.official', { name: title })}
            <Icon name="arrow-up-right" />
          </ExternalLink>
        </p>
      </TextBand>
      <TextBand section={costs} locale={locale} ground="mist">
        <div className={`${actions} mt-6`}>
          <PlanActions locale={locale} />
        </div>
      </TextBand>
      <section className={band()} aria-labelledby="benefits">
        <div className={wrap}>
          <BenefitList
            id="benefits"
            heading={benefits.heading}
            items={[benefits.pain, benefits.mobility, benefits.wellness]}
          />
        </div>
      </section>
      <section className={band({ ground: 'river' })} aria-labelledby="steps">
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <div className={stick}>
            <h2 id="steps">{steps.heading}</h2>
            <Link
              className={`${buttonClass('primary')} mt-4 max-md:mb-5`}
              href="/free-consultation#consultation-form"
              locale={locale}
            >
              {t('cta.freeConsultation')}
            </Link>
          </div>
          <ol className="[counter-reset:step]">
            {[steps.verification, steps.consultation, steps.plan, steps.billing].map((step) => (
              <li key={step.title} className={stepClass}>
                <h3>{step.title}</h3>
                <p className="mt-2 max-w-[35.9em]">{step.text}</p>
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

/** Show the end of the page: sources, the other insurers, the closing call to action. */
function InsurerEnd({ insurer, locale }: { insurer: Page<'insurer'>; locale: Locale }) {
  const t = translator(locale)
  const others = pagesOf('insurer', locale)
    .filter(({ slug }) => slug !== insurer.slug)
    .map(({ slug, title }) => ({ href: `/financial-information/${slug}`, title }))
  return (
    <div className={`${wrap} pb-sec`}>
      <Sources sources={insurer.sources} locale={locale} note={t('financial.sourcesNote')} />
      <Related heading={t('financial.others')}>
        <LinkTiles locale={locale} links={[...others, { href: plans, title: t('financial.back') }]} />
      </Related>
      <PlanCta cta={insurer.cta} source={`insurer-${insurer.slug}`} locale={locale} />
    </div>
  )
}
