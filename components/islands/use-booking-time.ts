'use client'

import { useState } from 'react'
import { clinicTime } from '@/lib/clinic/local-time'
import type { Opening } from '@/lib/clinic/opening'
import { type OpenDay, openDays } from '@/lib/forms/appointment-times'
import type { CalendarProps } from './booking-props'

/** Number of days shown. */
const shown = 6

function readDays(hours: Opening) {
  const now = new Date()
  return { days: openDays(hours, now, shown), today: clinicTime(now, hours.timeZone).date }
}

/** Let the visitor choose an office, a day and a time, based on opening hours and the current time. */
export function useBookingTime({ offices, opening: mainHours }: Pick<CalendarProps, 'offices' | 'opening'>) {
  const [office, setOffice] = useState(offices?.items[0])
  const opening = office?.opening ?? mainHours
  const [{ days, today }, setFree] = useState(() => readDays(opening))
  const [wantedDate, setWantedDate] = useState('')
  const [slot, setSlot] = useState('')
  // The chosen day may have passed, or none has been chosen yet.
  const day = days.find(({ date }) => date === wantedDate) ?? days[0]

  /** Update and return the available days. */
  function refresh(hours = opening): OpenDay[] {
    const free = readDays(hours)
    setFree(free)
    return free.days
  }

  function choose(date: string, time = '') {
    setWantedDate(date)
    setSlot(time)
  }

  function chooseOffice(name: string) {
    const other = offices?.items.find((item) => item.name === name)
    setOffice(other)
    refresh(other?.opening)
    choose('')
  }

  /** Test whether the chosen time is still available: the page may have been open for a while. */
  const isFree = () => refresh().some(({ date, times }) => date === day?.date && times.includes(slot))

  return { office, days, today, day, slot, setSlot, refresh, choose, chooseOffice, isFree }
}

export type BookingTime = ReturnType<typeof useBookingTime>
