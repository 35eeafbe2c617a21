import { ConditionBoard } from '@/components/sections/condition-board'
import { ServiceList } from '@/components/sections/service-list'
import { band } from '@/components/ui/band'
import { moreLink, wrap } from '@/components/ui/classes'
import { GoIcon } from '@/components/ui/go-icon'
import { columns, stick } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Link } from '@/components/ui/link'
import { pageOf, pagesOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'

/** Show the services as a ruled list, including two without their own page. */
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
    <section className={band()}>
      <div className={`${wrap} ${columns({ split: 'heading' })}`}>
        <div className={stick}>
          <h2>{features.heading}</h2>
          <p className={lead({ class: 'mt-2 sm:mt-4' })}>{features.lead}</p>
          <Link className={moreLink} href="/services" locale={locale}>
            {features.more}
            <GoIcon />
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

/** Show the symptoms as a trailhead board. */
export function HelpBoard({ locale }: { locale: Locale }) {
  return <ConditionBoard locale={locale} {...pageOf('home', locale).help} />
}
