import { buttonClass } from '@/components/ui/classes'
import type { Office } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { CallButton } from './call-button'
import { TextLink } from './text-link'

type Props = { locale: Locale; office?: Office; body?: string }

/** Show how to call or text, where the clinic has no form for it. @param body what the message begins with. */
export function CallInstead({ locale, office, body }: Props) {
  return (
    <div className="grid gap-4 p-7 print:hidden">
      <p>{translator(locale)('embed.byPhone')}</p>
      <div className="flex flex-wrap gap-2.5">
        <CallButton office={office} className={buttonClass('primary')} />
        <TextLink locale={locale} office={office} className={buttonClass('outline')} body={body} />
      </div>
    </div>
  )
}
