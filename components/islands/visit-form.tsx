'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass, tw } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import type { CalendarLink } from '@/lib/clinic/calendar'
import { clinicMoment } from '@/lib/clinic/local-time'
import { isOpenAt, type Opening } from '@/lib/clinic/opening'
import { replayProps } from '@/lib/loader/contract'
import { loadLater } from './load-later'

const label = tw`grid gap-1.25 font-semibold`
const input = tw`min-h-12.5 w-full rounded-m border-[1.5px] border-line-2 bg-white px-3 py-2.25 text-body aria-invalid:border-redbud`
const calendar = tw`inline-flex min-h-11 items-center font-semibold`

type Props = {
  opening: Opening
  visit: { title: string; description: string; location: string; host: string; minutes: number }
  /** The offices to choose from, if there are several; `opening` and `visit` belong to the first. */
  offices?: { label: string; items: { name: string; opening: Opening; location: string; description: string }[] }
  /** File name without extension. */
  file: string
  words: Record<
    'legend' | 'day' | 'time' | 'save' | 'missing' | 'past' | 'closed' | 'saved' | 'failed' | 'blocked' | 'newTab',
    string
  >
}

/** The message, and the invalid fields: none if the file did not load. */
type Problem = { text: string; wrong: string[] }

const noProblem: Problem = { text: '', wrong: [] }

/** The last day with a four-digit year: browsers accept years with six digits. */
const lastDay = '9999-12-31'
const isWrong = (value: string) => value.length > lastDay.length

/** Let the browser save a text as a file. */
function download(text: string, type: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

type OfficesProps = { offices: NonNullable<Props['offices']>; onChange: () => void }

/** Show the choice of an office. */
const OfficeChoice = ({ offices, onChange }: OfficesProps) => (
  <label className={`${label} col-span-full`}>
    {offices.label}
    <select className={input} onChange={onChange}>
      {offices.items.map(({ name }) => (
        <option key={name} translate="no">
          {name}
        </option>
      ))}
    </select>
  </label>
)

/** Show other ways to save the visit, for devices that cannot use the file. */
const OtherCalendars = ({ links, words }: { links: CalendarLink[]; words: Props['words'] }) => (
  <p className="col-span-full flex flex-wrap items-center gap-x-5">
    <span className="basis-full">{words.blocked}</span>
    {links.map(({ name, href }) => (
      <ExternalLink key={name} className={calendar} href={href} note={words.newTab}>
        {name}
      </ExternalLink>
    ))}
  </p>
)

/** Show date and time of an appointment, and a calendar file to download. Values entered before hydration are kept. */
export function VisitForm({ offices, file, words, ...main }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [problem, setProblem] = useState<Problem>(noProblem)
  const [note, setNote] = useState('')
  /** Other ways to save the visit, once there is a file. */
  const [calendars, setCalendars] = useState<CalendarLink[]>([])

  /** Return the chosen office. */
  const office = () => offices?.items[group.current?.querySelector('select')?.selectedIndex ?? 0]
  const hours = () => office()?.opening ?? main.opening
  const fields = () => [...(group.current?.querySelectorAll('input') ?? [])]
  const answers = () => {
    const [date = '', time = ''] = fields().map(({ value }) => value)
    return { date, time }
  }

  function look() {
    const { date, time } = answers()
    setProblem(noProblem)
    setCalendars([])
    setNote(date && time && !isWrong(date) && !isOpenAt(hours(), date, time) ? words.closed : '')
  }

  /** Validate the fields, and focus the first invalid one. */
  function isSound() {
    const empty = fields().filter(({ value }) => !value || isWrong(value))
    const isPast = empty.length === 0 && clinicMoment(answers(), hours().timeZone) < new Date()
    const wrong = isPast ? fields().slice(0, 1) : empty
    const [first] = wrong
    const text = isPast ? words.past : words.missing
    // Screen readers announce the problem only if it is rendered before its field gets focus.
    flushSync(() => setProblem(first ? { text, wrong: wrong.map(({ type }) => type) } : noProblem))
    first?.focus()
    return !first
  }

  async function save() {
    const when = { ...answers(), timeZone: hours().timeZone }
    if (!isSound()) return
    const parts = await loadLater('calendar file', () =>
      Promise.all([import('@/lib/clinic/calendar'), import('./toast')]),
    ).catch(() => setProblem({ text: words.failed, wrong: [] }))
    if (!parts) return
    const [{ visitFile, calendarLinks }, { showToast }] = parts
    const visit = { ...main.visit, ...office(), ...when, made: new Date() }
    download(visitFile(visit), 'text/calendar;charset=utf-8', `${file}.ics`)
    setCalendars(calendarLinks(visit))
    showToast(words.saved)
  }

  const field = (type: 'date' | 'time') => {
    const isNamed = problem.wrong.includes(type)
    // A note is about both fields; a problem, only about the invalid ones.
    const isMeant = problem.text ? isNamed : note
    return { type, onChange: look, 'aria-invalid': isNamed, 'aria-describedby': isMeant ? 'visit-says' : undefined }
  }
  return (
    <fieldset
      className="grid noscript:hidden grid-cols-2 gap-x-3 gap-y-2 bg-mist px-5 pt-4.5 pb-5 max-thin:grid-cols-1 max-large:px-3 sm:gap-4 sm:px-7 sm:pt-6.5 sm:pb-7"
      ref={group}
    >
      <legend className="col-span-full float-left font-bold font-display text-t4/head">{words.legend}</legend>
      {offices && <OfficeChoice offices={offices} onChange={look} />}
      <label className={label}>
        {words.day}
        <input className={input} max={lastDay} {...field('date')} />
      </label>
      <label className={label}>
        {words.time}
        <input className={input} step="300" {...field('time')} />
      </label>
      <p id="visit-says" className="col-span-full justify-self-start font-semibold" role="status">
        {problem.text || note}
      </p>
      <button
        type="button"
        className={`${buttonClass('primary')} col-span-full justify-self-start`}
        {...replayProps}
        onClick={save}
      >
        {words.save}
      </button>
      {calendars.length > 0 && <OtherCalendars links={calendars} words={words} />}
    </fieldset>
  )
}
