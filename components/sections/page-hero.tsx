import type { ReactNode } from 'react'
import type { Locale } from '@/lib/locales'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

type Props = {
  locale: Locale
  /** The page's name at the end of the breadcrumbs. */
  title: string
  heading: string
  lead?: ReactNode
  parents?: Crumb[]
  ground?: 'mist' | 'river' | 'straw'
  actions?: ReactNode
  /** A figure beside the heading; it crosses the lower edge of the hero. */
  figure?: ReactNode
}

/** The head of every inner page: breadcrumbs, heading, a lead, and what to do next. */
export function PageHero({ locale, title, heading, lead, parents, ground = 'mist', actions, figure }: Props) {
  return (
    <section className={`ph ${ground}`}>
      <div className={figure ? 'wrap' : 'wrap one'}>
        <div>
          <Breadcrumbs locale={locale} title={title} parents={parents} />
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
          {actions && <div className="acts">{actions}</div>}
        </div>
        {figure && <div className="ph__fig">{figure}</div>}
      </div>
    </section>
  )
}
