import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import { terrain } from '@/components/ui/layout'
import { pagesOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { LinkRows } from './link-rows'
import { SectionHead } from './section-head'

type Props = {
  id?: string
  locale: Locale
  heading: string
  lead: string
}

/** Show links to all symptoms, styled as a trailhead board. */
export function ConditionBoard({ id, locale, heading, lead }: Props) {
  const rows = pagesOf('symptom', locale).map(({ slug, board }) => ({
    title: board,
    href: `/symptoms/${slug}`,
  }))
  return (
    <section className={band({ ground: 'dark', class: terrain })}>
      <div className={wrap}>
        <SectionHead id={id} heading={heading} lead={lead} />
        <LinkRows locale={locale} size="normal" rows={rows} />
      </div>
    </section>
  )
}
