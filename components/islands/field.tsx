'use client'

import { useEffect, useRef, useState } from 'react'
import { note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { amount, type FieldSpec, type FormWords, limitOf, type Problem } from '@/lib/forms/validate'
import { controlId } from './use-form'

export type FieldProps = {
  spec: FieldSpec
  words: FormWords
  problem?: Problem
}

/** Return the message of a validation error. */
const problemText = (name: string, problem: Problem, words: FormWords) =>
  words.problems[problem].replace('#', amount(limitOf(name)))

/** Render a form field: label, hint, control and error message (WCAG 3.3.1, 3.3.2, 1.3.5). */
export function Field({ spec, words, problem }: FieldProps) {
  const { name, label, type, hint, required, autoComplete } = spec
  const id = controlId(name)
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined
  const control = {
    id,
    className: css.control,
    name,
    'data-field': name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy,
  }
  const error = problem && (
    <p className={css.problem} id={`${id}-error`}>
      {problemText(name, problem, words)}
    </p>
  )
  const below = hint && (
    <p className={note} id={`${id}-hint`}>
      {hint}
    </p>
  )
  if (type === 'check') {
    return (
      <div className={`${css.field} ${css.full}`}>
        <label className={css.agree}>
          <input {...control} className={css.box} type="checkbox" value="yes" required={required} />
          <span>{label}</span>
        </label>
        {below}
        {error}
      </div>
    )
  }
  return (
    <div className={type === 'tel' || type === 'email' ? css.field : `${css.field} ${css.full}`}>
      <label className={css.label} htmlFor={id}>
        {label} {!required && type === 'textarea' && <span className={note}>({words.optional})</span>}
      </label>
      {type === 'textarea' ? (
        <Message control={control} name={name} required={required} words={words} />
      ) : (
        <input {...control} type={type} inputMode={type} required={required} autoComplete={autoComplete} />
      )}
      {below}
      {error}
    </div>
  )
}

type MessageProps = { control: object; name: string; required?: boolean; words: FormWords }

/** Render a text area that counts characters once half of the limit is used; longer text is rejected, not truncated. */
function Message({ control, name, required, words }: MessageProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [used, setUsed] = useState(0)
  const count = () => setUsed(area.current?.value.length ?? 0)
  // Count text typed before hydration or restored by the browser.
  useEffect(count, [])
  return (
    <>
      <textarea ref={area} {...control} rows={name === 'message' ? 3 : 2} required={required} onInput={count} />
      {used > limitOf(name) / 2 && (
        <p className={used > limitOf(name) ? css.problem : note}>{words.counter.replace('#', amount(used))}</p>
      )}
    </>
  )
}

type SummaryProps = { problems: Partial<Record<string, Problem>>; words: FormWords; onPick: (name: string) => void }

/** Show the error summary above the form; each error links to its field. */
export function ProblemSummary({ problems, words, onPick }: SummaryProps) {
  const entries = Object.entries(problems)
  if (entries.length < 2) return null
  return (
    <div className={css.problems}>
      <p>{words.summary}</p>
      <ul>
        {entries.map(([name, problem]) => (
          <li key={name}>
            <a
              href={`#${controlId(name)}`}
              onClick={(event) => {
                event.preventDefault()
                onPick(name)
              }}
            >
              {problem && problemText(name, problem, words)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
