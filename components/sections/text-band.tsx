import type { ReactNode } from 'react'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
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
  children?: ReactNode
}

/** A section of a text: the heading sticks beside the text; `children` follow the text. */
export function TextBand({ section, locale, ground = 'white', over = false, prose = 'prose', children }: Props) {
  return (
    <section className={band({ ground, over })} id={section.id}>
      <div className={`${wrap} ${columns({ split: 'heading' })}`}>
        <h2 className={stick}>{section.heading}</h2>
        <div>
          <Prose markdown={section.body} locale={locale} className={prose} />
          {children}
        </div>
      </div>
    </section>
  )
}
