'use client'

import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { actions, buttonClass, note, tw } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import { type Locale, localePath, splitLocale } from '@/lib/i18n/locales'
import { longestQuery, type SearchFile } from '@/lib/search/file'
import type { Hit, SearchResult } from '@/lib/search/find'

/** Props shared by the search fields of the dialog and the page. */
export const searchField = {
  type: 'search',
  name: 'q',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: longestQuery,
} as const

type FormProps = { locale: Locale; className: string; onSubmit: () => void; children: ReactNode }

/** Render the search form. Without scripts it leads to the search page. */
export function SearchForm({ locale, className, onSubmit, children }: FormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
    <form role="search" action={localePath('/search', locale)} method="get" onSubmit={submit} className={className}>
      {children}
    </form>
  )
}

const mark = tw`rounded-xs bg-hickory-light px-0.5 text-ink`

/** Render a text with matching words highlighted. */
function Marked({ text, by }: { text: string; by: SearchResult['mark'] }) {
  return by(text).map(({ at, text: piece, isMarked }) =>
    isMarked ? (
      <mark key={at} className={mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

type HitTextProps = { hit: Hit; found: SearchResult; foreign: string[] }

/** Show a result: the page, its section, a sentence, and the matching word in the other language. */
export function HitText({ hit, found, foreign }: HitTextProps) {
  return (
    <>
      <b className="block font-bold font-display text-body/head">
        <Marked text={hit.title} by={found.mark} />
      </b>
      {hit.part?.heading && (
        <span className="mt-0.5 block font-semibold text-small">
          <Marked text={hit.part.heading} by={found.mark} />
        </span>
      )}
      {/* Reserve a line for a sentence that is still loading. */}
      <span className={`mt-0.5 block text-ink-2 text-small/close ${hit.sentence === undefined ? 'min-h-[1.4em]' : ''}`}>
        <Marked text={hit.sentence ?? ''} by={found.mark} />
      </span>
      {hit.foreign && (
        <span className="mt-0.5 block text-ink-2 text-small/close">
          {foreign[0]}
          <mark className={mark}>{hit.foreign}</mark>
          {foreign[1]}
        </span>
      )}
    </>
  )
}

type AnswerProps = { found: SearchResult; locale: Locale; onFollow?: () => void }

/** Show the answer of a search, if it has one, with its buttons. */
export function AnswerCard({ found: { answer, isAlert }, locale, onFollow }: AnswerProps) {
  if (!answer) return null
  const { title, lines, action, also } = answer
  return (
    <section
      className={`px-5 py-4 ${isAlert ? 'border-[3px] border-redbud bg-white' : 'border-hickory border-l-4 bg-mist'}`}
      aria-label={title}
    >
      <p className="font-bold font-display text-body/head">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="mt-3 flex flex-wrap gap-2">
        {[action, ...(also ? [also] : [])].map(([label, href], i) => {
          const look = buttonClass(i === 0 ? 'primary' : 'outline', isAlert ? undefined : 'small')
          return href.startsWith('/') ? (
            <Link key={href} className={look} href={splitLocale(href).path} locale={locale} onClick={onFollow}>
              {label}
            </Link>
          ) : (
            <a key={href} className={look} href={href}>
              {label}
            </a>
          )
        })}
      </p>
    </section>
  )
}

type NothingProps = { file: SearchFile; locale: Locale; onFollow?: () => void }

/** Suggest what to do when nothing is found: call, text, or start with a symptom. */
export function NothingFound({ file: { words, call, text, begin, pages }, locale, onFollow }: NothingProps) {
  return (
    <div>
      <p className="font-bold font-display text-body/head">{words.none}</p>
      <p className="mt-1">{words.noneText}</p>
      <p className={`${actions} mt-3`}>
        {[call, text].map(([label, href], i) => (
          <a key={href} className={buttonClass(i ? 'outline' : 'primary', 'small')} href={href}>
            {label}
          </a>
        ))}
      </p>
      <ul className="mt-4 grid gap-x-6 sm:grid-cols-2">
        {begin.flatMap((place) => {
          const [path, title] = pages[place] ?? []
          if (!path) return []
          return [
            <li key={path}>
              <Link className="flex min-h-11 items-center" href={path} locale={locale} onClick={onFollow}>
                {title}
              </Link>
            </li>,
          ]
        })}
      </ul>
    </div>
  )
}

/** Announce the number of results to screen readers once typing pauses. */
export function ResultCount({ count = '' }: { count?: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), 500)
    return () => clearTimeout(timer)
  }, [count])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

/** Render a message about the search itself, such as a failure to load. */
export const SearchNote = ({ children }: { children: string }) => <p className={note}>{children}</p>
