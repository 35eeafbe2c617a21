'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { actions, buttonClass, note, tw } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { smsLink } from '@/lib/clinic/text-message'
import { type Locale, localePath } from '@/lib/i18n/locales'
import type { Urgency } from '@/lib/schemas/urgencies'
import type { Questions } from '@/lib/triage/load'
import { copyText } from './copy-text'
import { addToDraft } from './draft'

/** Words and links shared by the answers about all parts of the body. */
export type SharedProps = {
  locale: Locale
  phone: { display: string; tel: string; sms: string }
  /** The contact page has our own form, which can take the answers. */
  hasForm: boolean
}

type Props = {
  shared: SharedProps
  words: Questions['words']
  titles: Questions['titles']
  urgency: Urgency
  /** Name 988 before 911. */
  isCrisis: boolean
  heading: string
  text: string
  /** The answers that decided, and what to do about them at once. */
  reasons: { text: string; do?: string }[]
  /** Signs that call for 911 if they appear. */
  watch: string[]
  /** Paths in the default language. */
  pages: string[]
  /** Questions and answers in words. */
  chosen: [question: string, answer: string][]
  onAgain: () => void
}

/** In an emergency nothing of ours asks for a visit: neither the bar and the offer, nor the buttons of the header. */
const alone = tw`[body:has(&)>aside]:hidden! [body:has(&)>header_a[href*=book-now]]:invisible [body:has(&)>header_a[href*=free-consultation]]:invisible`
const now = `border-redbud border-[3px] ${alone}`
const soon = tw`border-[3px] border-hickory`
const later = tw`border-[1.5px] border-ink`
const looks: Record<Urgency, string> = { emergency: now, er: now, today: soon, week: soon, visit: later, home: later }

/**
 * Show what the answers call for. In an emergency 911, or 988, and nothing of ours; when it cannot wait until tomorrow,
 * where to go; otherwise who to see, what to read, and ways to tell us.
 */
export function TriageAnswer(props: Props) {
  const { shared, words, titles, urgency, isCrisis, heading, text, reasons, watch, pages, chosen, onAgain } = props
  const { locale, phone, hasForm } = shared
  const router = useRouter()
  const box = useRef<HTMLDivElement>(null)
  const isNow = urgency === 'emergency' || urgency === 'er'
  const urgent = reasons.flatMap((reason) => reason.do ?? [])
  const message = [words.message, ...chosen.map((parts) => parts.join(' '))].join('\n')

  const copy = () => copyText(message, { copied: words.copied, failed: words.copyFailed })

  /** Prints this answer alone, though there may be others on the page. */
  function print() {
    const marked = [document.documentElement, box.current]
    const unmark = () => {
      for (const element of marked) delete element?.dataset.print
    }
    window.addEventListener('afterprint', unmark, { once: true })
    for (const element of marked) if (element) element.dataset.print = 'answer'
    window.print()
  }

  /** The answers travel in the tab's own storage, where the form looks for what was not sent; never in an address. */
  function fillForm() {
    addToDraft(message)
    router.push(localePath('/contact', locale))
  }

  return (
    <div
      ref={box}
      data-urgency={urgency}
      className={`grid gap-4 bg-white p-5 print:border-0 print:p-0 ${looks[urgency]}`}
    >
      <h3 className="scroll-mt-28 text-t4" tabIndex={-1}>
        {heading}
      </h3>
      <p>{text}</p>
      {isNow && (
        <p className={`${actions} print:hidden`}>
          {isCrisis && (
            <a className={buttonClass('primary')} href="tel:988">
              <Icon name="phone" />
              {words.call988}
            </a>
          )}
          <a className={buttonClass(isCrisis || urgency === 'er' ? 'outline' : 'primary')} href="tel:911">
            <Icon name="phone" />
            {words.call911}
          </a>
        </p>
      )}
      {urgent.map((line) => (
        <p key={line} className="font-semibold">
          {line}
        </p>
      ))}
      {reasons.length > 0 && (
        <div>
          <p className="font-semibold">{words.because}</p>
          <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 marker:text-redbud">
            {reasons.map((reason) => (
              <li key={reason.text}>{reason.text}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className="between:mt-2 border-line border-t pt-3 text-small">
        {chosen.map(([question, answer]) => (
          <div key={question}>
            <dt className="text-ink-2">{question}</dt>
            <dd className="font-semibold">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className={note}>{words.notice}.</p>
      {!isNow && (
        <div className="border-redbud border-l-4 pl-4">
          <p className="font-semibold">{words.watch}</p>
          <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 marker:text-redbud">
            {watch.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      )}
      {!isCrisis && (
        <p>
          {words.crisis}{' '}
          <a className="inline-flex min-h-11 items-center font-semibold" href="tel:988">
            {words.call988}
          </a>
        </p>
      )}
      {pages.length > 0 && (
        <>
          <div className="print:hidden">
            <p className="font-semibold">{words.pages}</p>
            <ul>
              {pages.map((path) => (
                <li key={path}>
                  <Link className="inline-flex min-h-11 items-center" href={path} locale={locale}>
                    {titles[path]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className={actions}>
            {urgency !== 'week' && (
              <Link className={buttonClass('primary', 'small')} href="/contact" locale={locale}>
                {words.book}
              </Link>
            )}
            <a className={buttonClass('outline', 'small')} href={phone.tel} translate="no">
              <Icon name="phone" />
              {phone.display}
            </a>
            <a className={buttonClass('outline', 'small')} href={smsLink(phone.sms, message, locale)}>
              {words.text}
            </a>
            <button type="button" className={buttonClass('outline', 'small')} onClick={hasForm ? fillForm : copy}>
              {hasForm ? words.form : words.copy}
            </button>
          </div>
          <p className={`${note} print:hidden`}>{words.privacy}</p>
        </>
      )}
      <div className={actions}>
        <button type="button" className={buttonClass('outline', 'small')} onClick={print}>
          {words.print}
        </button>
        <button type="button" className={buttonClass('outline', 'small')} onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </div>
  )
}
