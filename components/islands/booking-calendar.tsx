'use client'

import { actions, buttonClass } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { BookingDetails } from './booking-details'
import type { CalendarProps } from './booking-props'
import { BookingTimes } from './booking-times'
import { ProblemSummary } from './field'
import { Received } from './received'
import { useBooking } from './use-booking'
import { focusField } from './use-form'

/**
 * Show the demo booking calendar: day, time in the clinic's time zone, contact details, confirmation. Available times
 * are computed from the opening hours and the current time; nothing is booked.
 */
export default function BookingCalendar(props: CalendarProps) {
  const { locale, offices, details, words } = props
  const { form, step, time, hasTime, problems, ...booking } = useBooking(props)

  if (booking.isDone) return <Received answers={booking.answers} words={words.received} onAgain={booking.restart} />

  return (
    <form {...form} className={`${css.form} peer-target:hidden`} action="#ends" data-live="">
      <ProblemSummary problems={problems} words={words.form} onPick={(name) => focusField(form.ref.current, name)} />
      <div key={hasTime ? 'details' : 'slot'} ref={step} className={css.part}>
        {hasTime ? (
          <BookingDetails
            details={details}
            words={words}
            appointment={booking.appointment}
            problems={problems}
            values={booking.values}
          />
        ) : (
          <BookingTimes
            locale={locale}
            words={words}
            offices={offices}
            time={time}
            problem={problems.slot}
            onChange={booking.clearProblems}
          />
        )}
      </div>
      <div className={actions}>
        <button type="submit" className={buttonClass('primary', 'small')}>
          {hasTime ? words.send : words.next}
        </button>
        {hasTime && (
          <button type="button" className={buttonClass('outline', 'small')} onClick={booking.goBack}>
            {words.back}
          </button>
        )}
      </div>
    </form>
  )
}
