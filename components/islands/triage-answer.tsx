'use client'

import { useRouter } from 'next/navigation'
import { actions, buttonClass, note, tw } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { smsLink } from '@/lib/clinic/text-message'
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales'
import type { Urgency } from '@/lib/schemas/urgencies'
import { lastDay } from '@/lib/triage/last-day'
import type { AnswerWords } from '@/lib/triage/words'
import { copyText } from './copy-text'
import { addToDraft } from './draft'
import { usePath } from './use-path'

/** The nearest emergency room. */
type Room = { name: string; address: string; map: string; phone: string; tel: string }

/** What the answers of all parts of the body have in common. */
export type SharedProps = {
  locale: Locale
  phone: { display: string; tel: string; sms: string }
  /** Whether the contact page has our own form, which can take the answers. */
  hasForm: boolean
  room?: Room
  /** Interface strings, with three of the page: its title, the heading of its pages, that it is no diagnosis. */
  words: AnswerWords & Record<'place' | 'pages' | 'notice', string>
}

type Props = {
  shared: SharedProps
  /** The titles of pages, by path. */
  titles: Record<string, string>
  answer: { heading: string; text: string; until?: string; todo?: string[] }
  rights: { language: string; hospital: string }
  urgency: Urgency
  /** When the questions were answered, in milliseconds. */
  answered: number
  /** Whether 988 comes before 911. */
  isCrisis: boolean
  /** What decided, and what to do at once about it. */
  reasons: { text: string; do?: string }[]
  /** What else to tell in an emergency. */
  tell: string[]
  /** Signs that call for 911 if they appear. */
  watch: string[]
  /** Paths in the default language. */
  pages: string[]
  /** Questions and answers in words. */
  chosen: [question: string, answer: string][]
  onAgain: () => void
}

const looks: Record<Urgency, string> = {
  emergency: tw`border-[3px] border-redbud`,
  er: tw`border-[3px] border-redbud`,
  today: tw`border-[3px] border-hickory`,
  week: tw`border-[3px] border-hickory`,
  visit: tw`border-[1.5px] border-ink`,
  home: tw`border-[1.5px] border-ink`,
}
const dots = tw`mt-1 grid list-disc gap-1 pl-5 text-small/[1.35] marker:text-redbud`
const small = buttonClass('outline', 'small')

/**
 * What the answers call for, in one screen. In an emergency 911, or 988, where to go, what to say, and nothing of ours; when it
 * should be seen today or this week, where and until when; otherwise what to do today, what to read, and ways to tell us.
 */
export function TriageAnswer(props: Props) {
  const { shared, answer, urgency, isCrisis, onAgain } = props
  const { words, locale } = shared
  const isNow = urgency === 'emergency' || urgency === 'er'
  return (
    <div
      data-urgency={urgency}
      data-alone={isNow ? '' : undefined}
      className={`grid gap-2.5 bg-white p-3.5 sm:p-5 print:border-0 print:p-0 ${looks[urgency]}`}
    >
      <h2 className="scroll-mt-28 text-t3/[1.15]" tabIndex={-1}>
        {answer.heading}
      </h2>
      {isNow ? <Emergency {...props} /> : <CanWait {...props} />}
      {!isCrisis && (
        <p className="flex items-center justify-between gap-3 text-small/[1.3]">
          {words.crisis}
          <a className="inline-flex min-h-11 flex-none items-center font-semibold print:hidden" href="tel:988">
            {words.call988}
          </a>
        </p>
      )}
      <div className={actions}>
        {isNow && <OtherLanguage locale={locale}>{words.other}</OtherLanguage>}
        <button type="button" className={small} onClick={() => window.print()}>
          {words.print}
        </button>
        <button type="button" className={small} onClick={onAgain}>
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

/** A button that calls a number. */
const call = (number: string, label: string, isFirst: boolean) => (
  <a key={number} className={`${buttonClass(isFirst ? 'primary' : 'outline')} w-full`} href={`tel:${number}`}>
    <Icon name="phone" />
    {label}
  </a>
)

/** Whom to call, where to go, what to say. */
function Emergency({ shared, answer, rights, urgency, isCrisis, reasons, tell }: Props) {
  const { words, room } = shared
  const call911 = (isFirst: boolean) => call('911', words.call911, isFirst)
  return (
    <>
      {isCrisis && call('988', words.call988, true)}
      {urgency === 'emergency' && call911(!isCrisis)}
      <p>{answer.text}</p>
      {reasons.flatMap((reason) => (reason.do ? <Strong key={reason.do}>{reason.do}</Strong> : []))}
      {room && !isCrisis && (
        <p className="border-line border-t pt-3">
          <b className="block">{words.room}</b>
          {room.name}, {room.address}
          <span className="flex flex-wrap gap-x-5">
            <a className="inline-flex min-h-11 items-center" href={room.tel}>
              {room.phone}
            </a>
            <a
              className="inline-flex min-h-11 items-center print:hidden"
              href={room.map}
              target="_blank"
              rel="noopener"
            >
              {words.way}
            </a>
          </span>
        </p>
      )}
      {!isCrisis && (
        <>
          <p>
            <b>{words.tell}</b> {[...tell, ...reasons.map(({ text }) => text)].join(' · ')}
          </p>
          <p>
            {rights.language} {rights.hospital}
          </p>
        </>
      )}
      {urgency === 'er' && call911(false)}
    </>
  )
}

const Strong = ({ children }: { children: string }) => <p className="font-semibold">{children}</p>

/** The other language, for whoever helps. */
function OtherLanguage({ locale, children }: { locale: Locale; children: string }) {
  const other = otherLocale(locale)
  return (
    <Link className={small} href={`${usePath()}#answer`} locale={other} lang={other} hrefLang={other} scroll={false}>
      {children}
    </Link>
  )
}

/** Where to go or what to do, until when, and what to watch for. */
function CanWait(props: Props) {
  const { shared, titles, answer, urgency, answered, reasons, watch, pages, chosen } = props
  const { words, locale, phone } = shared
  const isOurs = urgency === 'visit' || urgency === 'home'
  return (
    <>
      <p>{answer.text}</p>
      <p>
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
        <p className="print:hidden">
          <b>{words.pages}:</b>{' '}
          {pages.slice(0, 2).map((path) => (
            <Link key={path} className="mr-4 inline-flex min-h-11 items-center" href={path} locale={locale}>
              {titles[path]}
            </Link>
          ))}
        </p>
      )}
      <details className="border-line border-t text-small">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{words.chosenAnswers}</summary>
        <dl>
          {chosen.map(([question, said]) => (
            <div key={question} className="mb-1.5">
              <dt className="text-ink-2">{question}</dt>
              <dd className="font-semibold">{said}</dd>
            </div>
          ))}
        </dl>
        {isOurs && <Tell {...props} />}
      </details>
    </>
  )
}

/** A search for places that see patients today. */
const urgentCare = 'https://www.google.com/maps/search/?api=1&query=urgent+care'

/** Ways to tell us what was chosen. */
function Tell({ shared, chosen }: Props) {
  const { words, locale, phone, hasForm } = shared
  const router = useRouter()
  const message = [words.message, ...chosen.map((parts) => parts.join(' '))].join('\n')
  const copy = () => copyText(message, { copied: words.copied, failed: words.copyFailed })

  /** The answers travel in the tab's own storage, where the form looks for what was not sent; never in an address. */
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
