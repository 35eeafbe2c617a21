import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Props = {
  text: string
  /** The `{#id}` of the section that lists all signs. */
  section: string
  locale: Locale
  className?: string
}

/** The gravest signs of danger in one line, for people who must not book but call 911; it leads to the full list. */
export function DangerLine({ text, section, locale, className = '' }: Props) {
  return (
    <p
      data-danger=""
      className={`flex items-start gap-3.5 border-[1.5px] border-redbud border-l-8 bg-white px-5 py-4 text-ink print:break-inside-avoid ${className}`}
    >
      <Icon name="warning" size="size-6" className="mt-0.5 text-redbud" />
      <span>
        <b>{text}</b>{' '}
        <a className="text-spruce-600 underline print:hidden" href={`#${section}`}>
          {translator(locale)('symptom.allSigns')}
        </a>
      </span>
    </p>
  )
}
