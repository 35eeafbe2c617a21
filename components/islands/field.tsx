'use client'

import { useEffect, useRef, useState } from 'react'
import { note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { Plus } from '@/components/ui/plus'
import type { FieldSpec, FormWords } from '@/lib/forms/fields'
import { amount, limitOf, type Problem } from '@/lib/forms/validate'
import { controlId } from './use-form'

export type FieldProps = {
  spec: FieldSpec
  words: FormWords
  problem?: Problem
  /** Give the control a `name`; demo forms have none, so that no value is ever submitted. */
  named?: boolean
}

/** Return the message of a validation error. */
export const problemText = (name: string, problem: Problem, words: FormWords) =>
  words.problems[problem].replace('#', amount(limitOf(name)))

/** Render a form field: label, hint, control and error message (WCAG 3.3.1, 3.3.2, 1.3.5). */
export function Field({ spec, words, problem, named = false }: FieldProps) {
  const { name, label, type, hint, required, autoComplete, options = [] } = spec
  const id = controlId(name)
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined
  const control = {
    id,
    className: css.control,
    name: named ? name : undefined,
    'data-field': name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy,
  }
  const error = problem && (
    <p className={css.problem} id={`${id}-error`}>
      {problemText(name, problem, words)}
    </p>
  )
  if (type === 'checks') {
    return (
      <fieldset className={`${css.field} ${css.full}`} id={id} aria-describedby={describedBy}>
        <legend className={css.label}>{label}</legend>
        <div className={css.choices}>
          {options.map(({ value, label: answer }) => (
            <label key={value} className={css.choice}>
              <input className={css.box} type="checkbox" value={value} data-field={name} />
              {answer}
            </label>
          ))}
        </div>
        {error}
      </fieldset>
    )
  }
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
  if (type === 'textarea' && spec.folded) {
    return (
      <details className={`group/answer ${css.full}`} open={problem ? true : undefined}>
        <summary className={css.fold}>
          <span>
            {label} <span className={note}>({words.optional})</span>
          </span>
          <Plus className="size-5!" />
        </summary>
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <Message control={control} name={name} required={required} words={words} />
        {error}
      </details>
    )
  }
  return (
    <div className={type === 'tel' || type === 'email' ? css.field : `${css.field} ${css.full}`}>
      <label className={css.label} htmlFor={id}>
        {label} {!required && type === 'textarea' && <span className={note}>({words.optional})</span>}
      </label>
      {type === 'textarea' ? (
        <Message control={control} name={name} required={required} words={words} />
      ) : type === 'select' ? (
        <select {...control}>
          {options.map(({ value, label: answer }) => (
            <option key={value} value={value}>
              {answer}
            </option>
          ))}
        </select>
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
