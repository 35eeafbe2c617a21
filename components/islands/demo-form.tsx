'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { actions, buttonClass } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import type { FormWords, Step } from '@/lib/forms/fields'
import { replayProps } from '@/lib/loader/contract'
import { Field, ProblemSummary } from './field'
import { Received, type ReceivedWords } from './received'
import { answerOf, focusField, useForm } from './use-form'
import { useSteps } from './use-steps'

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
 * Show a demo form in one or more steps. It validates each step, keeps all values, shows them at the end, and sends
 * nothing: its controls have no names, so that no value ends up in a URL without JavaScript either. Without JavaScript
 * it is one long form that leads to `#ends`.
 */
export function DemoForm({ steps, words }: Props) {
  const { form, problems, check, recheck, show } = useForm()
  const { at, isDone, step, move } = useSteps(steps.length)
  const [live, setLive] = useState(false)
  const [answers, setAnswers] = useState<[string, string][]>([])
  useEffect(() => setLive(true), [])

  const isLast = at === steps.length - 1
  const hasSteps = steps.length > 1

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const values = check(steps[at]?.fields.map(({ name }) => name) ?? [])
    if (!values) return
    const fields = steps.flatMap((part) => part.fields)
    move('next', () => setAnswers(fields.map((spec) => [spec.label, answerOf(spec, values)])))
  }

  function goBack() {
    show({})
    move('back')
  }

  if (isDone) return <Received answers={answers} words={words.received} onAgain={() => move('restart')} />
  return (
    <form
      ref={form}
      className={`${css.form} peer-target:hidden`}
      action="#ends"
      data-live={live || undefined}
      onSubmit={onSubmit}
      onInput={recheck}
    >
      {hasSteps && (
        <p className="grid noscript:hidden gap-1.5 font-display font-semibold text-small/[normal]">
          <progress
            className="h-2 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-spruce-600 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-spruce-600"
            max={steps.length}
            value={at + 1}
            aria-hidden="true"
          />
          {words.step.replace('#', String(at + 1))}
        </p>
      )}
      <ProblemSummary problems={problems} words={words.form} onPick={(name) => focusField(form.current, name)} />
      {steps.map(({ title, fields }, i) => (
        <fieldset
          key={title}
          ref={i === at ? step : undefined}
          // Show only the first step before hydration; without scripts, show all.
          className={`${css.part} ${live || i === 0 ? '' : 'scripted:hidden'}`}
          hidden={live && i !== at}
        >
          <legend tabIndex={-1} className={hasSteps ? css.legend : 'sr-only'}>
            {title}
          </legend>
          {fields.map((spec) => (
            <Field key={spec.name} spec={spec} words={words.form} problem={problems[spec.name]} />
          ))}
        </fieldset>
      ))}
      <div className={actions}>
        <button type="submit" className={buttonClass('primary', 'small')} {...replayProps}>
          {isLast ? (
            words.send
          ) : (
            <>
              <span className="noscript:hidden">{words.next}</span>
              <span className="noscript:inline hidden">{words.send}</span>
            </>
          )}
        </button>
        {at > 0 && (
          <button type="button" className={buttonClass('outline', 'small')} onClick={goBack}>
            {words.back}
          </button>
        )}
      </div>
    </form>
  )
}
