import type { ReactNode } from 'react'
import { band } from '@/components/ui/band'
import { foldedBand, wrap } from '@/components/ui/classes'
import { Fold } from '@/components/ui/fold'
import { columns, stick } from '@/components/ui/layout'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import type { Section } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'
import type { ViewName } from '@/lib/pictures/drawings'

type Props = {
  section: Section
  locale: Locale
  ground?: 'white' | 'mist' | 'river' | 'straw'
  /** The picture of the hero above overlaps it. */
  over?: boolean
  prose?: string
  /** Whether it is folded on phones. */
  folded?: boolean
  /** A drawing below the heading. */
  view?: ViewName
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
  view,
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
            className="sm:max-md:[&>div]:mt-5 md:grid md:grid-cols-[minmax(22rem,4fr)_8fr] md:gap-16 print:block"
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
        <div className={stick}>
          <h2>{section.heading}</h2>
          {view && <MapView view={view} className="mt-4 max-pair:h-44 pair:max-md:w-1/2 sm:mt-8 print:hidden" />}
        </div>
        <div>{text}</div>
      </div>
    </section>
  )
}
