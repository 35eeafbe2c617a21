import type { ReactNode } from 'react'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import type { VisitFact } from '@/lib/clinic/visit-facts'
import { SectionHead } from './section-head'
import { TermList } from './term-list'

type Props = {
  id: string
  heading: string
  facts: VisitFact[]
  ground?: 'white' | 'mist' | 'river' | 'straw'
  children?: ReactNode
}

/** A section of facts about visits, with what belongs below them; nothing while none is set. */
export function FactBand({ id, heading, facts, ground = 'white', children }: Props) {
  if (facts.length === 0) return null
  return (
    <section className={band({ ground })} aria-labelledby={id}>
      <div className={wrap}>
        <SectionHead id={id} heading={heading} />
        <TermList items={facts} />
        {children}
      </div>
    </section>
  )
}
