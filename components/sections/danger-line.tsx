import { buttonClass, tw } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { listOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { gravestSigns, type Sign } from '@/lib/urgent/signs'
import { signItem } from './sign-boxes'

type Props = {
  /** The ids of the danger signs that the page names. */
  ids: readonly string[]
  locale: Locale
  className?: string
}

const manyColumns = tw`sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]`

/** Name signs for which to call 911: up to three below each other, more in columns. */
export function SignNames({ signs, locale }: { signs: Sign[]; locale: Locale }) {
  return (
    <>
      <p className="flex items-center gap-2">
        <Icon name="warning" className="text-redbud" />
        {listOf('danger-words', locale).levels.emergency.line}
      </p>
      <ul className={`grid gap-x-5 leading-head ${signs.length > 3 ? manyColumns : ''}`}>
        {signs.map(({ id, name }) => (
          <li key={id} className={`${signItem} font-bold`}>
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Name the gravest of a page's danger signs in one line, with a button that calls 911 and a link to its box. */
export function DangerLine({ ids, locale, className = '' }: Props) {
  const t = translator(locale)
  return (
    <div
      data-danger=""
      className={`border-[1.5px] border-redbud border-l-8 bg-white px-4 py-2 text-ink sm:px-5 sm:py-4 print:break-inside-avoid ${className}`}
    >
      <SignNames signs={gravestSigns(ids, locale)} locale={locale} />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 sm:mt-3 print:hidden">
        <a className={buttonClass('danger', 'small')} href="tel:911">
          <Icon name="phone" />
          {t('urgent.call911')}
        </a>
        <a className="inline-flex min-h-11 items-center font-semibold" href="#urgent">
          {t('urgent.all')}
        </a>
      </div>
    </div>
  )
}
