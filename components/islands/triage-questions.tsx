'use client'

import { Field as Choice, Description, Label, Radio, RadioGroup } from '@headlessui/react'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { actions, buttonClass, note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { advise } from '@/lib/triage/advise'
import type { Questions } from '@/lib/triage/load'
import { type Answers, forgetAnswers, keepAnswers } from './kept-answers'
import { moveStepIn } from './move-in'
import { type SharedProps, TriageAnswer } from './triage-answer'

type Props = Questions & { shared: SharedProps /** Given in the other language. */; before?: Answers }

/** The value of the answer that no sign of danger is there. */
const none = 'none'

/**
 * Three questions about a part of the body, one at a time. As soon as an answer is an emergency, no more are asked. The answers stay
 * in this page: nothing is stored or sent but by the buttons of the answer.
 */
export function TriageQuestions(props: Props) {
  const { shared, words, titles, questions, answers, texts, rules, name, physician, before } = props
  const [chosen, setChosen] = useState(before?.chosen ?? [])
  const [step, setStep] = useState(before?.step ?? 0)
  const [isDone, setIsDone] = useState(before?.isDone ?? false)
  const [isMissing, setIsMissing] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  const titleOf = () => box.current?.querySelector<HTMLElement>('[tabindex="-1"]')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the questions come
  useEffect(() => {
    // The focus stays on the language toggle.
    if (!before) titleOf()?.focus()
  }, [])
  // At once, while the address is that of the page that comes.
  useLayoutEffect(() => forgetAnswers, [])
  useEffect(() => keepAnswers({ region: rules.id, chosen, step, isDone }, shared.locale))

  /** Shows something else, and moves focus to its heading. */
  function turn(change: () => void, isBack = false) {
    flushSync(change)
    titleOf()?.focus()
    moveStepIn(titleOf()?.parentElement, isBack)
  }

  const steps = [
    { label: questions.began.label, options: questions.began.options },
    {
      label: questions.signs.label,
      hint: questions.signs.hint,
      options: [
        ...rules.signs.map(({ id }) => ({ id, text: texts[id] ?? '' })),
        { id: none, text: questions.signs.none },
      ],
    },
    { label: questions.course.label, options: questions.course.options },
  ]
  const adviceOn = ([began = '', sign, course]: (string | undefined)[]) =>
    advise(rules, { began, sign: sign === none ? undefined : sign, course })

  if (isDone) {
    const advice = adviceOn(chosen)
    const again = () =>
      turn(() => {
        setChosen([])
        setStep(0)
        setIsDone(false)
      }, true)
    const answered = steps
      .slice(0, chosen.length)
      .map(({ label, options }, i): [string, string] => [label, options.find(({ id }) => id === chosen[i])?.text ?? ''])
    return (
      <div ref={box}>
        <TriageAnswer
          shared={shared}
          words={words}
          titles={titles}
          {...answers[advice.urgency]}
          {...(advice.urgency === 'physician' && physician && { heading: physician })}
          urgency={advice.urgency}
          signs={advice.signs.flatMap((id) => texts[id] ?? [])}
          pages={advice.pages}
          chosen={[[words.place, name], ...answered]}
          region={rules.id}
          onAgain={again}
        />
      </div>
    )
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (chosen[step] === undefined) {
      flushSync(() => setIsMissing(true))
      box.current?.querySelector<HTMLElement>('[role="radio"]')?.focus()
      return
    }
    const now = chosen.slice(0, step + 1)
    const isLast = step === steps.length - 1
    turn(() => {
      if (isLast || adviceOn(now).urgency === 'emergency') {
        setChosen(now)
        setIsDone(true)
      } else setStep(step + 1)
    })
  }

  function choose(value: string) {
    setIsMissing(false)
    setChosen(steps.map((_, i) => (i === step ? value : chosen[i])))
  }

  const current = steps[step]
  if (!current) return null
  return (
    <div ref={box}>
      <form className={`${css.form} border-[1.5px] border-ink bg-white p-4`} onSubmit={onSubmit}>
        <p className={note}>{words.step.replace('{step}', String(step + 1))}</p>
        <RadioGroup key={step} className={css.field} value={chosen[step] ?? ''} onChange={choose}>
          <Label className={css.heading} tabIndex={-1}>
            {current.label}
          </Label>
          {current.hint && (
            <Description as="p" className={note}>
              {current.hint}
            </Description>
          )}
          <div className="mt-2 grid gap-2">
            {current.options.map(({ id, text }) => (
              <Choice key={id} className={css.choice}>
                <Radio value={id} className={css.dot} />
                <Label className="cursor-pointer">{text}</Label>
              </Choice>
            ))}
          </div>
          {isMissing && (
            <p className={css.problem} role="alert">
              {words.choose}
            </p>
          )}
        </RadioGroup>
        <div className={actions}>
          <button type="submit" className={buttonClass('primary', 'small')}>
            {words.next}
          </button>
          {step > 0 && (
            <button
              type="button"
              className={buttonClass('outline', 'small')}
              onClick={() =>
                turn(() => {
                  setStep(step - 1)
                  setIsMissing(false)
                }, true)
              }
            >
              {words.back}
            </button>
          )}
        </div>
      </form>
    </div>
  )
}
