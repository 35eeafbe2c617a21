import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/prose'
import type { Section } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'

type Props = { section: Section; locale: Locale; ground?: string; prose?: string; children?: ReactNode }

/** A section of a text: the heading sticks beside the text; `children` follow the text. */
export function TextBand({ section, locale, ground = '', prose = 'prose', children }: Props) {
  return (
    <section className={`sec ${ground}`} id={section.id}>
      <div className="wrap two">
        <h2 className="stick">{section.heading}</h2>
        <div>
          <Prose markdown={section.body} locale={locale} className={prose} />
          {children}
        </div>
      </div>
    </section>
  )
}
