'use client'

import { useRef, useState } from 'react'
import { clinicMoment } from '@/lib/clinic/local-time'
import { isOpenAt, type Opening } from '@/lib/clinic/opening'
import { replayed } from '@/lib/loader/contract'

type Props = {
  opening: Opening
  visit: { title: string; description: string; location: string; host: string }
  /** File name without extension. */
  file: string
  words: Record<'legend' | 'day' | 'time' | 'save' | 'missing' | 'past' | 'closed' | 'saved', string>
}

/** Date and time of an appointment, and a calendar file to download. Values entered before hydration are kept. */
export function VisitForm({ opening, visit, file, words }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [problem, setProblem] = useState('')
  const [note, setNote] = useState('')

  const fields = () => [...(group.current?.querySelectorAll('input') ?? [])]
  const answers = () => {
    const [date = '', time = ''] = fields().map(({ value }) => value)
    return { date, time }
  }

  function look() {
    const { date, time } = answers()
    setProblem('')
    setNote(date && time && !isOpenAt(opening, date, time) ? words.closed : '')
  }

  async function save() {
    const when = answers()
    const empty = fields().find(({ value }) => !value)
    const past = !empty && clinicMoment(when, opening.timeZone) < new Date()
    setProblem(empty ? words.missing : past ? words.past : '')
    if (empty || past) return (empty ?? fields()[0])?.focus()
    const [{ visitFile }, { showToast }] = await Promise.all([import('@/lib/clinic/calendar'), import('./toast')])
    const text = visitFile({ ...visit, ...when, timeZone: opening.timeZone, made: new Date() })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    link.download = `${file}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    showToast(words.saved)
  }

  const about = { onChange: look, 'aria-invalid': problem !== '', 'aria-describedby': 'visit-says' }
  return (
    <fieldset className="when scripted" ref={group}>
      <legend>{words.legend}</legend>
      <label>
        {words.day}
        <input type="date" {...about} />
      </label>
      <label>
        {words.time}
        <input type="time" step="300" {...about} />
      </label>
      <p id="visit-says" role="status">
        {problem || note}
      </p>
      <button type="button" className="btn btn-p" {...replayed} onClick={save}>
        {words.save}
      </button>
    </fieldset>
  )
}
