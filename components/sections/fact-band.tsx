import { band } from '@/components/ui/band'
import { foldedBand, wrap } from '@/components/ui/classes'
import { Fold } from '@/components/ui/fold'
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
  /** Whether it is folded on phones. */
  folded?: boolean
}

/** Show a section of facts about visits; nothing if none are set. */
export function FactBand({ locale, id, heading, facts, ground = 'white', folded = false }: Props) {
  if (facts.length === 0) return null
  const list = (
    <>
      <p className="mb-5 empty:hidden">
        <SampleMark locale={locale} of={facts.map(({ name }) => name)} />
      </p>
      <TermList items={facts} />
    </>
  )
  return (
    <section className={band({ ground, class: folded && foldedBand })} aria-labelledby={id}>
      <div className={wrap}>
        {folded ? (
          <Fold className="sm:[&>div]:mt-10" heading={<h2 id={id}>{heading}</h2>}>
            {list}
          </Fold>
        ) : (
          <>
            <SectionHead id={id} heading={heading} />
            {list}
          </>
        )}
      </div>
    </section>
  )
}
