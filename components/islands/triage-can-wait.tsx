'use client'

import { useRouter } from 'next/navigation'
import { actions, buttonClass, note } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { smsLink } from '@/lib/clinic/text-message'
import { localePath } from '@/lib/i18n/locales'
import { lastDay } from '@/lib/triage/last-day'
import { copyText } from './copy-text'
import { addToDraft } from './draft'
import { dots, type Props, quiet, Strong, small } from './triage-answer-parts'

/** Show where to go or what to do, by when, and what to watch for. */
export function CanWait(props: Props) {
  const { shared, titles, answer, urgency, answered, reasons, watch, pages } = props
  const { words, locale, phone } = shared
  const isOurs = urgency === 'visit' || urgency === 'home'
  return (
    <>
      <p className="leading-[1.35]">{answer.text}</p>
      <p className="leading-[1.35]">
        <b>
          {words.until} {lastDay(urgency, answered, locale)}.
        </b>{' '}
        {answer.until}
      </p>
      {reasons.flatMap((reason) => (reason.do ? <Strong key={reason.do}>{reason.do}</Strong> : []))}
      {answer.todo && (
        <div>
          <Strong>{words.todo}</Strong>
          <ul className={dots}>
            {answer.todo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="border-redbud border-l-4 pl-4">
        <Strong>{words.watch}</Strong>
        <ul className={dots}>
          {watch.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {!isOurs ? (
        <p className={actions}>
          <a className={buttonClass('primary', 'small')} href={urgentCare} target="_blank" rel="noopener">
            {words.urgentCare}
          </a>
        </p>
      ) : (
        <p className={actions}>
          <Link className={buttonClass('primary', 'small')} href="/contact" locale={locale}>
            {words.book}
          </Link>
          <a className={small} href={phone.tel}>
            <Icon name="phone" />
            {words.callUs}
          </a>
        </p>
      )}
      {pages.length > 0 && (
        <nav aria-label={words.pages} className="-my-2 flex flex-wrap gap-x-5 print:hidden">
          {pages.slice(0, 2).map((path) => (
            <Link key={path} className={quiet} href={path} locale={locale}>
              {titles[path]}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

/** Show what was chosen, folded; with what can wait, also ways to tell us. */
export function Chosen(props: Props) {
  const { shared, urgency, chosen } = props
  return (
    <details data-unfold="" className="text-small open:basis-full print:basis-full">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {shared.words.chosenAnswers}
      </summary>
      <dl>
        {chosen.map(([question, answer]) => (
          <div key={question} className="mb-1.5">
            <dt className="text-ink-2">{question}</dt>
            <dd className="font-semibold">{answer}</dd>
          </div>
        ))}
      </dl>
      {(urgency === 'visit' || urgency === 'home') && <Tell {...props} />}
    </details>
  )
}

/** A map search for places that see patients today. */
const urgentCare = 'https://www.google.com/maps/search/?api=1&query=urgent+care'

/** Show ways to send us the answers. */
function Tell({ shared, chosen }: Props) {
  const { words, locale, phone, hasForm } = shared
  const router = useRouter()
  const message = [words.message, ...chosen.map((parts) => parts.join(' '))].join('\n')
  const copy = () => copyText(message, { copied: words.copied, failed: words.copyFailed })

  /** Pass the answers through the tab's storage, where the form looks for unsent values; never in a URL. */
  function fillForm() {
    addToDraft(message)
    router.push(localePath('/contact', locale))
  }

  return (
    <div className="mt-3 print:hidden">
      <div className={actions}>
        <a className={small} href={smsLink(phone.sms, message, locale)}>
          {words.text}
        </a>
        <button type="button" className={small} onClick={hasForm ? fillForm : copy}>
          {hasForm ? words.form : words.copy}
        </button>
      </div>
      <p className={`${note} mt-2`}>{words.privacy}</p>
    </div>
  )
}
