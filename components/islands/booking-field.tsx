import { Description, Field, Input, Label } from '@headlessui/react'
import { note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { type FieldProps, problemText } from './field'
import { controlId } from './use-form'

/**
 * A field of the booking calendar, like those of the other forms (field.tsx), which have to work without script. Its box stays the
 * browser's own: it is one with forced colors too.
 */
export function BookingField({ spec, words, problem }: FieldProps) {
  const { name, label, type, hint, required, autoComplete } = spec
  const id = controlId(name)
  const control = { id, 'data-field': name, required, autoComplete, invalid: problem !== undefined }
  return (
    <Field className={type === 'tel' || type === 'email' ? css.field : `${css.field} ${css.full}`}>
      {type === 'check' ? (
        <Label className={css.agree} htmlFor={id}>
          <Input {...control} className={css.box} type="checkbox" value="yes" />
          <span>{label}</span>
        </Label>
      ) : (
        <>
          <Label className={css.label} htmlFor={id}>
            {label}
          </Label>
          <Input {...control} className={css.control} type={type} />
        </>
      )}
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
