'use client'

import { Checkbox, Description, Field, Input, Label } from '@headlessui/react'
import { useState } from 'react'
import { note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { type FieldProps, problemText } from './field'
import { controlId } from './use-form'

type Props = FieldProps & { /** Initial value. */ value?: string }

const yes = 'yes'

/** Show a checkbox with a sentence to agree to. */
function Agreement({ spec: { name, label }, value }: Pick<Props, 'spec' | 'value'>) {
  const [isGiven, setIsGiven] = useState(value === yes)
  return (
    <Field className={`${css.agree} ${css.full}`}>
      <Checkbox className={css.tick} checked={isGiven} onChange={setIsGiven} />
      <Label className="cursor-pointer">{label}</Label>
      <input type="hidden" data-field={name} value={isGiven ? yes : ''} />
    </Field>
  )
}

/** Render a field of the booking calendar. The fields of other forms (field.tsx) must also work without scripts. */
export function BookingField({ spec, words, problem, value }: Props) {
  const { name, label, type, hint, required, autoComplete } = spec
  if (type === 'check') return <Agreement spec={spec} value={value} />
  const id = controlId(name)
  return (
    <Field className={type === 'text' ? `${css.field} ${css.full}` : css.field}>
      <Label className={css.label} htmlFor={id}>
        {label}
      </Label>
      <Input
        id={id}
        className={css.control}
        type={type}
        data-field={name}
        defaultValue={value}
        required={required}
        autoComplete={autoComplete}
        invalid={problem !== undefined}
      />
      {hint && (
        <Description as="p" className={note}>
          {hint}
        </Description>
      )}
      {problem && (
        <Description as="p" className={css.problem}>
          {problemText(name, problem, words)}
        </Description>
      )}
    </Field>
  )
}
