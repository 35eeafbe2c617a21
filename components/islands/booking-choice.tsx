'use client'

import { Field as Choice, Description, Label, Radio, RadioGroup } from '@headlessui/react'
import { note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'

type Props = {
  name: string
  label: string
  /** Details after the label, in lighter type. */
  hint?: string
  value?: string
  /** The choices; the first of several lines stands out. */
  answers: { value: string; lines: [string, ...string[]] }[]
  problem?: string | false
  /** The answers are names, which must not be translated. */
  areNames?: boolean
  onChange: (value: string) => void
}

/** Show a choice of the booking calendar as radio buttons, with the browser's own arrow-key navigation. */
export function BookingChoice({ name, label, hint, value, answers, problem, areNames, onChange }: Props) {
  return (
    <RadioGroup className={`${css.field} ${css.full}`} value={value} onChange={onChange}>
      <Label className={css.label} tabIndex={-1}>
        {label} {hint && <span className={note}>{hint}</span>}
      </Label>
      <div className={css.choices} translate={areNames ? 'no' : undefined}>
        {answers.map(({ value: answer, lines: [first, ...more] }) => (
          <Choice key={answer} className={css.choice}>
            <Radio value={answer} className={css.dot} data-field={name} />
            <Label className="cursor-pointer">
              {more.length > 0 ? <b className="block">{first}</b> : first} {more}
            </Label>
          </Choice>
        ))}
      </div>
      {problem && (
        <Description as="p" className={css.problem}>
          {problem}
        </Description>
      )}
    </RadioGroup>
  )
}
