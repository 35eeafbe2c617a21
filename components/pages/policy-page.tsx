import { PageHero } from '@/components/sections/page-hero'
import { Prose } from '@/components/ui/prose'
import { policies } from '@/lib/content'
import { formatDate, translator } from '@/lib/i18n'
import type { PageProps } from './define-page'

/** A policy (specification 2.14): its text and when it was last updated. */
export function PolicyPage({ locale, route }: PageProps) {
  const { title, heading, lead, updated, content } = policies.one(route.slug, locale)
  return (
    <>
      <PageHero locale={locale} title={title} heading={heading} lead={lead} />
      <section className="sec">
        <div className="wrap article">
          <p className="note">{translator(locale)('policy.updated', { date: formatDate(updated, locale) })}</p>
          <Prose markdown={content} locale={locale} />
        </div>
      </section>
    </>
  )
}
