'use client'

import { actions, note, tw } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import type { Urgency } from '@/lib/schemas/urgencies'
import { type Props, quiet, small } from './triage-answer-parts'
import { CanWait, Chosen } from './triage-can-wait'
import { Emergency } from './triage-emergency'

const looks: Record<Urgency, string> = {
  emergency: tw`border-[3px] border-redbud`,
  er: tw`border-[3px] border-redbud`,
  today: tw`border-[3px] border-hickory`,
  week: tw`border-[3px] border-hickory`,
  visit: tw`border-[1.5px] border-ink`,
  home: tw`border-[1.5px] border-ink`,
}

/**
 * Show what the answers call for, in one screen: in an emergency 911, or 988, where to go, what to say, and nothing of
 * ours; when it should be seen today or this week, where and until when; otherwise what to do today, what to read, and
 * ways to reach us. What can be done with the answer follows below.
 */
export function TriageAnswer(props: Props) {
  const { shared, answer, urgency, isCrisis, onAgain } = props
  const { words, locale } = shared
  const isNow = urgency === 'emergency' || urgency === 'er'
  const button = isNow ? small : `${quiet} underline underline-offset-4`
  return (
    <div data-urgency={urgency} data-alone={isNow ? '' : undefined} className="grid gap-2.5">
      <div className={`grid gap-2.5 bg-white p-3.5 sm:p-5 print:border-0 print:p-0 ${looks[urgency]}`}>
        <h2 className="scroll-mt-28 text-t3/[1.15]" tabIndex={-1}>
          {answer.heading}
        </h2>
        {isNow ? <Emergency {...props} /> : <CanWait {...props} />}
      </div>
      {!isCrisis && (
        <p className="flex items-center justify-between gap-x-5 text-small/[1.3] sm:justify-start">
          {words.crisis}
          <a className="inline-flex min-h-11 flex-none items-center font-semibold print:hidden" href="tel:988">
            {words.call988}
          </a>
        </p>
      )}
      <div className={isNow ? actions : tw`flex flex-wrap gap-x-5 border-line border-y`}>
        {isNow ? (
          <OtherLanguage locale={locale} path={shared.path}>
            {words.other}
          </OtherLanguage>
        ) : (
          <Chosen {...props} />
        )}
        <button type="button" className={button} onClick={() => window.print()}>
          {words.print}
        </button>
        <button type="button" className={button} onClick={onAgain}>
          {words.again}
        </button>
      </div>
      <p className={`${note} leading-[1.3]`}>
        {!isNow && `${words.notice}. `}
        <span className="print:hidden">{words.kept}</span>
      </p>
    </div>
  )
}

/** Show the other language, for a helper. */
function OtherLanguage({ locale, path, children }: { locale: Locale; path: string; children: string }) {
  const other = otherLocale(locale)
  return (
    <Link className={small} href={`${path}#answer`} locale={other} lang={other} hrefLang={other} scroll={false}>
      {children}
    </Link>
  )
}
