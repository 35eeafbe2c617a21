import { buttonClass } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { signsPage } from '@/lib/triage/guide'

type Props = {
  text: string
  /** The `{#id}` of the section that lists all signs. */
  section: string
  /** The body part that the page is about. */
  part?: string
  locale: Locale
  className?: string
}

/**
 * Show the most serious danger signs with a button that calls 911, and links to the full list and to the questions
 * about them.
 */
export function DangerLine({ text, section, part, locale, className = '' }: Props) {
  const t = translator(locale)
  const check = signsPage(part, locale)
  return (
    <div
      data-danger=""
      className={`flex items-start gap-3.5 border-[1.5px] border-redbud border-l-8 bg-white px-4 py-3 text-ink sm:px-5 sm:py-4 print:break-inside-avoid ${className}`}
    >
      <Icon name="warning" size="size-6" className="mt-0.5 text-redbud" />
      <div>
        <p>
          <b>{text}</b>{' '}
          <a className="text-spruce-600 underline print:hidden" href={`#${section}`}>
            {t('symptom.allSigns')}
          </a>
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <a className={buttonClass('primary', 'small')} href="tel:911">
            <Icon name="phone" />
            {t('triage.call911')}
          </a>
          {check && (
            <Link className="inline-flex min-h-11 items-center font-semibold" href={check.path} locale={locale}>
              {t('triage.check', { part: check.name })}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
