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
  /** A picture beside the heading that overlaps the lower edge of the hero. */
  figure?: ReactNode
}

/** The hero of inner pages: breadcrumbs, heading, lead and calls to action. */
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
