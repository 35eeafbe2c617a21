import type { ReactNode } from 'react'
import { ReadingPlace } from '@/components/islands/reading-place'
import { tw } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import type { Heading } from '@/lib/content/headings'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Classes of the heading of a box beside a text. */
export const boxHeading = tw`font-bold font-display text-t4/snug`

function Contents({ headings, label, folded = false }: { headings: Heading[]; label: string; folded?: boolean }) {
  return (
    <nav data-contents="" aria-label={label}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id} className="group">
            {/* One bar per section; the current section's bar is full length. */}
            <a
              className={`grid min-h-11 grid-cols-[18px_1fr] items-center gap-3 border-line border-b py-2 text-small/close text-ink no-underline before:size-2 before:rounded-[5px] before:bg-line-2 before:transition-[width] before:duration-base before:ease-way hover:underline aria-[current]:font-bold aria-[current]:text-spruce-600 aria-[current]:before:w-4.5 aria-[current]:before:bg-hickory-dark ${folded ? 'group-last:border-0' : ''}`}
              href={`#${id}`}
            >
              {text}
            </a>
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
  /** Additional content of the sidebar, below the table of contents. */
  aside?: ReactNode
  /** The text. */
  children: ReactNode
}

/**
 * Show a long text with its table of contents: a sticky sidebar on wide screens, a native `<details>` above the text on
 * small ones. Once hydrated, the current section is marked.
 */
export function WithContents({ headings, locale, aside, children }: Props) {
  const t = translator(locale)
  const label = t('site.contents')
  return (
    <div className="grid gap-6 sm:gap-10 md:grid-cols-[minmax(0,1fr)_320px] md:gap-wide print:grid-cols-1 print:gap-[10pt]">
      <details className="group/fold border-ink border-y-2 md:hidden print:hidden">
        <summary className={`flex min-h-15 items-center justify-between ${boxHeading}`}>
          {label}
          <Icon name="caret-down" className="group-open/fold:[transform:rotate(180deg)]" />
        </summary>
        <Contents headings={headings} label={t('site.contentsMenu')} folded />
      </details>
      <div className="[&>*+*]:mt-6 sm:[&>*+*]:mt-10">{children}</div>
      {/* Fits between the sticky header and the sticky bar; a long list scrolls, and the padding keeps focus rings
          from being clipped. */}
      <div className="md:sticky md:top-[calc(theme(spacing.head)+32px)] md:flex md:max-h-[calc(100vh-theme(spacing.head)-theme(spacing.bar)-36px)] md:flex-col md:self-start print:hidden">
        <div data-contents-side="" className="hidden md:relative md:-m-2 md:block md:overflow-y-auto md:p-2">
          <p className={`mb-2 ${boxHeading}`}>{label}</p>
          <Contents headings={headings} label={label} />
        </div>
        {aside}
      </div>
      <ReadingPlace ids={headings.map(({ id }) => id)} />
    </div>
  )
}
