import { OpenItem } from '@/components/islands/open-item'
import { Fold } from '@/components/ui/fold'
import { Prose } from '@/components/ui/prose'
import { headingsOf } from '@/lib/content/markdown'
import { splitSections } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'

type Props = { markdown: string; locale: Locale; className?: string }

/** Show a long text whose sections are folded on phones. */
export function FoldedText({ markdown, locale, className = 'prose' }: Props) {
  const { intro, sections } = splitSections(markdown)
  const ids = headingsOf(markdown).map(({ id }) => id)
  return (
    <div className={className}>
      <Prose markdown={intro} locale={locale} />
      {sections.map(({ heading, body }, i) => (
        <Fold key={heading} heading={<h2 id={ids[i]}>{heading}</h2>}>
          <Prose markdown={body} locale={locale} />
        </Fold>
      ))}
      <OpenItem />
    </div>
  )
}
