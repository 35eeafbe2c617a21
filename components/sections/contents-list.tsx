import type { ReactNode } from 'react'
import { ReadingPlace } from '@/components/islands/reading-place'
import { Icon } from '@/components/ui/icon'
import type { Heading } from '@/lib/content/headings'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

function Contents({ headings, label }: { headings: Heading[]; label: string }) {
  return (
    <nav className="toc" aria-label={label}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Props = {
  /** The headings of the text, from `headingsOf`. */
  headings: Heading[]
  locale: Locale
  /** Further content of the sidebar, below the table of contents. */
  aside?: ReactNode
  /** The text. */
  children: ReactNode
}

/**
 * A long text with its table of contents: a sticky sidebar on wide screens, a native `<details>` above the text on small
 * ones. Once hydrated, the current section is marked.
 */
export function WithContents({ headings, locale, aside, children }: Props) {
  const label = translator(locale)('site.contents')
  return (
    <div className="read">
      <details className="toc-fold">
        <summary>
          {label}
          <Icon name="caret-down" />
        </summary>
        <Contents headings={headings} label={label} />
      </details>
      <div className="read__text">{children}</div>
      <div className="side">
        <div className="toc-side">
          <p className="toc-h">{label}</p>
          <Contents headings={headings} label={label} />
        </div>
        {aside}
      </div>
      <ReadingPlace ids={headings.map(({ id }) => id)} />
    </div>
  )
}
