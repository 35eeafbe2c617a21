import type { ReactNode } from 'react'
import { actions as actionRow } from '@/components/ui/classes'
import { hero } from '@/components/ui/hero'
import { NoBreak } from '@/components/ui/no-break'
import type { Locale } from '@/lib/i18n/locales'
import type { Route } from '@/lib/page-types/definition'
import { Breadcrumbs } from './breadcrumbs'

type Props = {
  locale: Locale
  route: Route
  page: { heading: string; lead?: string }
  ground?: 'mist' | 'river' | 'straw'
  /** What comes before the calls to action: when to call 911. */
  notice?: ReactNode
  actions?: ReactNode
  /** A picture beside the heading that overlaps the lower edge of the hero. */
  figure?: ReactNode
  /** Whether it is shorter on wide screens, to make room for a tool. */
  compact?: boolean
}

/**
 * Show the hero of inner pages: breadcrumbs, heading, lead and calls to action. Without a figure, the last two are
 * beside the heading on wide screens.
 */
export function PageHero({ locale, route, page, ground = 'mist', notice, actions, figure, compact = false }: Props) {
  const style = hero({ ground, columns: figure ? 2 : 1, compact })
  const rest = (
    <>
      {page.lead && (
        <p className={style.text()}>
          <NoBreak text={page.lead} />
        </p>
      )}
      {notice}
      {actions && <div className={`${actionRow} mt-5 sm:mt-8`}>{actions}</div>}
    </>
  )
  return (
    <section className={style.root()}>
      <div className={style.inner()}>
        <div className={style.words()}>
          <Breadcrumbs locale={locale} route={route} />
          <h1 className={style.heading()}>{page.heading}</h1>
          {figure && rest}
        </div>
        {!figure && <div className="min-w-0 md:[&>p:first-child]:mt-0">{rest}</div>}
        {figure && <div className={style.figure()}>{figure}</div>}
      </div>
    </section>
  )
}
