import { ConditionBoard } from '@/components/sections/condition-board'
import { ServiceList } from '@/components/sections/service-list'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { pageOf, pagesOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The six services as a ruled list. */
export function FeatureList({ locale }: { locale: Locale }) {
  const { features, extraServices } = pageOf('home', locale)
  const rows = [
    ...pagesOf('service', locale).map(({ slug, title, blurb, icon }) => ({
      href: `/services/${slug}`,
      title,
      blurb,
      icon,
    })),
    ...extraServices,
  ]
  return (
    <section className="sec" data-reveal="">
      <div className="wrap two">
        <div className="stick">
          <h2>{features.heading}</h2>
          <p className="lead">{features.lead}</p>
          <Link className="more" href="/services" locale={locale}>
            {features.more}
            <Icon name="arrow-right" className="ic-go" />
          </Link>
        </div>
        <ServiceList
          locale={locale}
          items={rows.map(({ href, title, blurb, icon }) => ({ href, title, text: blurb, icon }))}
        />
      </div>
    </section>
  )
}

/** Three benefits of care at this clinic. */
export function Benefits({ locale }: { locale: Locale }) {
  const { heading, items } = pageOf('home', locale).benefits
  return (
    <section className="sec river" data-reveal="">
      <div className="wrap">
        <h2 className="benefits-h">{heading}</h2>
        <ul className="benefits">
          {items.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Symptoms on the pain map, from the head down; the pins repeat the numbers of the list and are decorative. */
const pinned = [
  'headache-migraine',
  'neck-pain',
  'auto-accident-whiplash',
  'work-injury',
  'arthritis-joint-pain',
  'back-pain',
]

/** Pain management: a drawing of a back with six numbered pins, and a list of links to their pages. */
export function PainMap({ locale }: { locale: Locale }) {
  const { heading, lead } = pageOf('home', locale).pain
  return (
    <section className="sec mist pain" data-reveal="">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className="pmap">
          <div className="pmap__fig" aria-hidden="true">
            <MapView view="back" />
            {pinned.map((slug, i) => (
              <span key={slug} className="dot">
                {i + 1}
              </span>
            ))}
          </div>
          <ol className="plist" aria-label={translator(locale)('home.pinList')}>
            {pinned.map((slug, i) => {
              const { title, short } = pageOf('symptom', locale, slug)
              return (
                <li key={slug}>
                  <Link href={`/symptoms/${slug}`} locale={locale}>
                    <span className="n" aria-hidden="true">
                      {i + 1}
                    </span>
                    <span>
                      <b>{title}</b>
                      <small>{short}</small>
                    </span>
                    <Icon name="arrow-right" className="ic-go" />
                  </Link>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** The twelve conditions as a trailhead board. */
export function HelpBoard({ locale }: { locale: Locale }) {
  return <ConditionBoard locale={locale} {...pageOf('home', locale).help} reveal />
}
