import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { Route } from '@/lib/kinds/kind'
import { Breadcrumbs } from './breadcrumbs'

type Props = {
  locale: Locale
  route: Route
  heading: string
  lead?: ReactNode
  ground?: 'mist' | 'river' | 'straw'
  actions?: ReactNode
  /** A figure beside the heading; it crosses the lower edge of the hero. */
  figure?: ReactNode
}

/** The head of every inner page: breadcrumbs, heading, a lead, and what to do next. */
export function PageHero({ locale, route, heading, lead, ground = 'mist', actions, figure }: Props) {
  return (
    <section className={`ph ${ground}`}>
      <div className={figure ? 'wrap' : 'wrap one'}>
        <div>
          <Breadcrumbs locale={locale} route={route} />
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
          {actions && <div className="acts">{actions}</div>}
        </div>
        {figure && <div className="ph__fig">{figure}</div>}
      </div>
    </section>
  )
}
