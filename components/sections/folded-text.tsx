import type { ReactNode } from 'react'
import { OpenItem } from '@/components/islands/open-item'
import { Fold } from '@/components/ui/fold'
import { Prose } from '@/components/ui/prose'
import { headingsOf } from '@/lib/content/markdown'
import { splitSections } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  markdown: string
  locale: Locale
  className?: string
  /** What follows a section, by its id; such a section is not folded. */
  after?: Partial<Record<string, ReactNode>>
}

/** Show a long text whose sections are folded on phones. */
export function FoldedText({ markdown, locale, className = 'prose', after = {} }: Props) {
  const { intro, sections } = splitSections(markdown)
  const ids = headingsOf(markdown).map(({ id }) => id)
  return (
    <div className={className}>
      <Prose markdown={intro} locale={locale} />
      {sections.map(({ id, heading, body }, i) => {
        const title = <h2 id={ids[i]}>{heading}</h2>
        const text = <Prose markdown={body} locale={locale} />
        if (!after[id])
          return (
            <Fold key={heading} heading={title}>
              {text}
            </Fold>
          )
        return (
          <div key={heading}>
            {title}
            {text}
            {after[id]}
          </div>
        )
      })}
      <OpenItem />
    </div>
  )
}
