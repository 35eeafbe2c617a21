import type { ReactNode } from 'react'
import { actions, buttonClass } from '@/components/ui/classes'
import { terrain } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { NoBreak } from '@/components/ui/no-break'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { CallButton } from './call-button'
import { withoutOffer } from './quiet-page'

/** Show the closing call to action of pages about care: book or call. */
export function BookingCta({ heading, locale }: { heading: string; locale: Locale }) {
  const t = translator(locale)
  return (
    <CtaPanel heading={heading} text={t('cta.sameDayText')}>
      <Link className={buttonClass('offer')} href="/book-now" locale={locale}>
        {t('cta.bookAppointment')}
      </Link>
      <CallButton />
    </CtaPanel>
  )
}

type Props = { heading: string; text: string; children: ReactNode }

/** Show the closing call to action on a dark background, in place of the offer above the footer. */
export function CtaPanel({ heading, text, children }: Props) {
  return (
    <div
      className={`dark ${terrain} ${withoutOffer} mt-tall grid gap-4 overflow-clip rounded-large bg-spruce-950 p-6 text-white sm:gap-6 sm:p-tall md:grid-cols-[minmax(22rem,1fr)_auto] md:items-end md:gap-x-12 print:hidden`}
    >
      <div>
        <h2>{heading}</h2>
        <p className="mt-2 max-w-[30.8em] text-fog max-sm:leading-text sm:mt-3">
          <NoBreak text={text} />
        </p>
      </div>
      <div className={actions}>{children}</div>
    </div>
  )
}
