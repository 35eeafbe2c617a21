import type { ReactNode } from 'react'
import { band } from '@/components/ui/band'
import { foldedBand, wrap } from '@/components/ui/classes'
import { Fold } from '@/components/ui/fold'
import { columns, stick } from '@/components/ui/layout'
import { Prose } from '@/components/ui/prose'
import type { Section } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  section: Section
  locale: Locale
  ground?: 'white' | 'mist' | 'river' | 'straw'
  /** The picture of the hero above overlaps it. */
  over?: boolean
  prose?: string
  /** Whether it is folded on phones. */
  folded?: boolean
  children?: ReactNode
}

/** Show a section of a text with a sticky heading beside it; `children` follow the text. */
export function TextBand({
  section,
  locale,
  ground = 'white',
  over = false,
  prose = 'prose',
  folded = false,
  children,
}: Props) {
  const text = (
    <>
      <Prose markdown={section.body} locale={locale} className={prose} />
      {children}
    </>
  )
  if (folded)
    return (
      <section className={band({ ground, over, class: foldedBand })} id={section.id}>
        <div className={wrap}>
          <Fold
            className="border-t-0! sm:border-0 md:grid md:grid-cols-[minmax(22rem,4fr)_8fr] md:gap-16 print:block"
            heading={<h2>{section.heading}</h2>}
          >
            {text}
          </Fold>
        </div>
      </section>
    )
  return (
    <section className={band({ ground, over })} id={section.id}>
      <div className={`${wrap} ${columns({ split: 'heading' })}`}>
        <h2 className={stick}>{section.heading}</h2>
        <div>{text}</div>
      </div>
    </section>
  )
}
