import * as css from '@/components/ui/field-classes'
import type { Problems, Values } from '@/lib/forms/validate'
import { BookingField } from './booking-field'
import type { CalendarProps } from './booking-props'

type Props = Pick<CalendarProps, 'details' | 'words'> & {
  /** The chosen day, time and office. */
  appointment: string
  problems: Problems
  /** Values typed before the visitor went back to the times. */
  values: Values
}

/** Show the second step of the booking calendar: contact details. */
export function BookingDetails({ details, words, appointment, problems, values }: Props) {
  return (
    <>
      <h2 className={`${css.heading} ${css.full}`} tabIndex={-1}>
        {words.details}
      </h2>
      <p className={`font-semibold ${css.full}`}>{appointment}</p>
      {details.map((spec) => (
        <BookingField
          key={spec.name}
          spec={spec}
          words={words.form}
          problem={problems[spec.name]}
          value={values[spec.name]}
        />
      ))}
    </>
  )
}
