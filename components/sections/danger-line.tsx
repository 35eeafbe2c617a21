import { buttonClass } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { listOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { gravestSigns } from '@/lib/urgent/signs'
import { separator } from './sign-boxes'

type Props = {
  /** The ids of the danger signs that the page names. */
  ids: readonly string[]
  locale: Locale
  className?: string
}

/** Name the gravest of a page's danger signs in one line, with a button that calls 911 and a link to its box. */
export function DangerLine({ ids, locale, className = '' }: Props) {
  const t = translator(locale)
  return (
    <div
      data-danger=""
      className={`flex items-start gap-2 border-[1.5px] border-redbud border-l-8 bg-white px-3 py-2 text-ink sm:gap-4 sm:px-5 sm:py-4 print:break-inside-avoid ${className}`}
    >
      <Icon name="warning" size="size-6" className="mt-0.5 text-redbud" />
      <div>
        <p className="max-sm:leading-head">
          {listOf('danger-words', locale).levels.emergency.line}{' '}
          {gravestSigns(ids, locale).map(({ id, name }, i, { length }) => (
            <span key={id}>
              <b>{name}</b>
              {i < length - 1 && separator}
            </span>
          ))}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 print:hidden sm:mt-3">
          <a className={buttonClass('danger', 'small')} href="tel:911">
            <Icon name="phone" />
            {t('urgent.call911')}
          </a>
          <a className="inline-flex min-h-11 items-center font-semibold" href="#urgent">
            {t('urgent.all')}
          </a>
        </div>
      </div>
    </div>
  )
}
