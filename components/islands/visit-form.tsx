'use client'

import { useRef, useState } from 'react'
import { buttonClass, tw } from '@/components/ui/classes'
import { clinicMoment } from '@/lib/clinic/local-time'
import { isOpenAt, type Opening } from '@/lib/clinic/opening'
import { replayed } from '@/lib/loader/contract'
import { loadLater } from './load-later'

const label = tw`grid gap-1.25 font-semibold`
const input = tw`min-h-12.5 w-full rounded-m border-[1.5px] border-line-2 bg-white px-3 py-2.25 text-body aria-invalid:border-redbud`

type Props = {
  opening: Opening
  visit: { title: string; description: string; location: string; host: string }
  /** To choose from, if there are several: the first is that of `opening` and `visit`. */
  offices?: { label: string; items: { name: string; opening: Opening; location: string; description: string }[] }
  /** File name without extension. */
  file: string
  words: Record<'legend' | 'day' | 'time' | 'save' | 'missing' | 'past' | 'closed' | 'saved', string>
}

/** Date and time of an appointment, and a calendar file to download. Values entered before hydration are kept. */
export function VisitForm({ offices, file, words, ...main }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [problem, setProblem] = useState('')
  const [note, setNote] = useState('')

  /** The office that is chosen. */
  const office = () => offices?.items[group.current?.querySelector('select')?.selectedIndex ?? 0]
  const hours = () => office()?.opening ?? main.opening
  const fields = () => [...(group.current?.querySelectorAll('input') ?? [])]
  const answers = () => {
    const [date = '', time = ''] = fields().map(({ value }) => value)
    return { date, time }
  }

  function look() {
    const { date, time } = answers()
    setProblem('')
    setNote(date && time && !isOpenAt(hours(), date, time) ? words.closed : '')
  }

  async function save() {
    const when = answers()
    const empty = fields().find(({ value }) => !value)
    const { timeZone } = hours()
    const past = !empty && clinicMoment(when, timeZone) < new Date()
    setProblem(empty ? words.missing : past ? words.past : '')
    if (empty || past) return (empty ?? fields()[0])?.focus()
    const [{ visitFile }, { showToast }] = await loadLater('calendar file', () =>
      Promise.all([import('@/lib/clinic/calendar'), import('./toast')]),
    )
    const text = visitFile({ ...main.visit, ...office(), ...when, timeZone, made: new Date() })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    link.download = `${file}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    showToast(words.saved)
  }

  const about = { onChange: look, 'aria-invalid': problem !== '', 'aria-describedby': 'visit-says' }
  return (
    <fieldset className="grid noscript:hidden gap-4 bg-mist px-7 pt-6.5 pb-7 sm:grid-cols-2" ref={group}>
      <legend className="float-left font-bold font-display text-t4/[1.2] sm:col-span-full">{words.legend}</legend>
      {offices && (
        <label className={`${label} sm:col-span-full`}>
          {offices.label}
          <select className={input} onChange={look}>
            {offices.items.map(({ name }) => (
              <option key={name} translate="no">
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={label}>
        {words.day}
        <input className={input} type="date" {...about} />
      </label>
      <label className={label}>
        {words.time}
        <input className={input} type="time" step="300" {...about} />
      </label>
      <p id="visit-says" className="col-span-full min-h-[1.62em] justify-self-start font-semibold" role="status">
        {problem || note}
      </p>
      <button
        type="button"
        className={`${buttonClass('primary')} col-span-full justify-self-start`}
        {...replayed}
        onClick={save}
      >
        {words.save}
      </button>
    </fieldset>
  )
}
