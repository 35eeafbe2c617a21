'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { actions, buttonClass } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import type { FormWords, Step } from '@/lib/forms/fields'
import { replayed } from '@/lib/loader/contract'
import { Field, ProblemSummary } from './field'
import { loadLater } from './load-later'
import { Received, type ReceivedWords } from './received'
import { answerOf, focusField, useForm } from './use-form'

type DemoWords = {
  form: FormWords
  received: ReceivedWords
  next: string
  back: string
  send: string
  /** `Step # of 3`. */
  step: string
}

type Props = { steps: Step[]; words: DemoWords }

/**
 * A demo form in one or more steps. It validates each step, keeps all values, shows them at the end, and sends nothing: its
 * controls have no names, so that no value ends up in a URL without JavaScript either. Without JavaScript it is one long
 * form that leads to `#ends`.
 */
export function DemoForm({ steps, words }: Props) {
  const { form, problems, check, recheck, show } = useForm()
  const [live, setLive] = useState(false)
  const [step, setStep] = useState(0)
  const [answers, setAnswers] = useState<[string, string][]>()
  const legend = useRef<HTMLLegendElement>(null)
  const motion = useRef<typeof import('./move-in')>(undefined)
  useEffect(() => setLive(true), [])

  const last = step === steps.length - 1
  const many = steps.length > 1

  useEffect(() => {
    const load = async () => {
      motion.current = await loadLater('movement of steps', () => import('./move-in'))
    }
    // Without it, steps change all the same.
    if (many) load().catch(() => {})
  }, [many])

  function go(to: number) {
    show({})
    flushSync(() => setStep(to))
    legend.current?.focus()
    motion.current?.moveStepIn(legend.current?.parentElement, to < step)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const values = check(steps[step]?.fields.map(({ name }) => name) ?? [])
    if (!values) return
    if (!last) go(step + 1)
    else {
      const fields = steps.flatMap((part) => part.fields)
      setAnswers(fields.map((spec) => [spec.label, answerOf(spec, values)]))
    }
  }

  if (answers) {
    const again = () => {
      flushSync(() => {
        setAnswers(undefined)
        setStep(0)
      })
      legend.current?.focus()
    }
    return <Received answers={answers} words={words.received} onAgain={again} />
  }
  return (
    <form
      ref={form}
      className={`${css.form} peer-target:hidden`}
      action="#ends"
      data-live={live || undefined}
      onSubmit={onSubmit}
      onInput={recheck}
    >
      {many && (
        <p className="grid noscript:hidden gap-1.5 font-display font-semibold text-small/[normal]">
          <progress
            className="h-2 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-spruce-600 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-spruce-600"
            max={steps.length}
            value={step + 1}
            aria-hidden="true"
          />
          {words.step.replace('#', String(step + 1))}
        </p>
      )}
      <ProblemSummary problems={problems} words={words.form} onPick={(name) => focusField(form.current, name)} />
      {steps.map(({ title, fields }, i) => (
        <fieldset
          key={title}
          // Until hydration only the first step is shown, unless there will be none.
          className={`${css.part} ${live || i === 0 ? '' : 'scripted:hidden'}`}
          hidden={live && i !== step}
        >
          <legend ref={i === step ? legend : undefined} tabIndex={-1} className={many ? css.legend : 'sr-only'}>
            {title}
          </legend>
          {fields.map((spec) => (
            <Field key={spec.name} spec={spec} words={words.form} problem={problems[spec.name]} />
          ))}
        </fieldset>
      ))}
      <div className={actions}>
        <button type="submit" className={buttonClass('primary', 'small')} {...replayed}>
          {last ? (
            words.send
          ) : (
            <>
              <span className="noscript:hidden">{words.next}</span>
              <span className="noscript:inline hidden">{words.send}</span>
            </>
          )}
        </button>
        {step > 0 && (
          <button type="button" className={buttonClass('outline', 'small')} onClick={() => go(step - 1)}>
            {words.back}
          </button>
        )}
      </div>
    </form>
  )
}
