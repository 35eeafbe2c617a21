import type { ReactNode } from 'react'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import type { VisitFact } from '@/lib/clinic/visit-facts'
import type { Locale } from '@/lib/i18n/locales'
import { SampleMark } from './sample-mark'
import { SectionHead } from './section-head'
import { TermList } from './term-list'

type Props = {
  locale: Locale
  id: string
  heading: string
  facts: VisitFact[]
  ground?: 'white' | 'mist' | 'river' | 'straw'
  children?: ReactNode
}

/** A section of facts about visits, with what belongs below them; nothing while none is set. */
export function FactBand({ locale, id, heading, facts, ground = 'white', children }: Props) {
  if (facts.length === 0) return null
  return (
    <section className={band({ ground })} aria-labelledby={id}>
      <div className={wrap}>
        <SectionHead id={id} heading={heading} />
        <p className="mb-5 empty:hidden">
          <SampleMark locale={locale} of={facts.map(({ name }) => name)} />
        </p>
        <TermList items={facts} short />
        {children}
      </div>
    </section>
  )
}
