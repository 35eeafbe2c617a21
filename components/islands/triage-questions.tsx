'use client'

import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { actions, buttonClass, note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { advise, isGraver } from '@/lib/triage/advise'
import type { Questions } from '@/lib/triage/load'
import { forgetAnswers, type GivenAnswers, keepAnswers } from './kept-answers'
import { type SharedProps, TriageAnswer } from './triage-answer'
import { useSteps } from './use-steps'

type Props = Questions & { shared: SharedProps /** Given in the other language. */; before?: GivenAnswers }

/** Signs of danger, other signs, what is true of the patient, how it began, how long it lasts. */
const kindsOfQuestions = 5

/**
 * Questions about a part of the body, one at a time: signs of danger, other signs, what is true of the patient, how it began, how
 * long and how bad. A tap on a sign that calls for 911 answers at once, and nothing more is asked after one for the emergency room.
 * The answers stay in this page: nothing is stored or sent but by the buttons of the answer.
 */
export function TriageQuestions(props: Props) {
  const { shared, words, titles, questions, answers, texts, rules, name, before } = props
  const [chosen, setChosen] = useState<(string[] | undefined)[]>(before?.chosen ?? [])
  const [isMissing, setIsMissing] = useState(false)
  const { at, isDone, step, move, focusTitle } = useSteps(kindsOfQuestions, before?.at)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the questions come
  useEffect(() => {
    // The focus stays on the language toggle.
    if (!before) focusTitle()
  }, [])
  // At once, while the address is that of the page that comes.
  useLayoutEffect(() => forgetAnswers, [])
  useEffect(() => keepAnswers({ region: rules.id, chosen, at }, shared.locale))

  const { danger, signs, about, began, course } = questions
  const isNow = ({ urgency }: { urgency: string }) => urgency === 'emergency' || urgency === 'er'
  const steps = [
    { ...danger, isMultiple: true, options: rules.signs.filter(isNow) },
    { ...signs, isMultiple: true, options: rules.signs.filter((sign) => !isNow(sign)) },
    { ...about, label: rules.who === 'child' ? about.child : about.label, isMultiple: true, options: rules.about },
    { ...began, isMultiple: false, options: rules.began },
    { ...course, isMultiple: false, options: rules.course },
  ].map(({ options, ...rest }) => ({
    hint: undefined,
    ...rest,
    options: options.map(({ id, urgency }) => ({ id, urgency, text: texts[id]?.text ?? '' })),
  }))
  const adviceOn = ([now = [], more = [], facts, first, last]: (string[] | undefined)[]) =>
    advise(rules, { signs: [...now, ...more], about: facts, began: first?.[0], course: last?.[0] })

  if (isDone) {
    const advice = adviceOn(chosen)
    const { urgency, who, isCrisis, reasons } = advice
    const again = () => move('restart', () => setChosen([]))
    const said = (ids: string[]) => ids.flatMap((id) => texts[id]?.text ?? []).join(' · ') || questions.none
    return (
      <div ref={step}>
        <TriageAnswer
          shared={shared}
          words={words}
          titles={titles}
          {...(isCrisis ? answers.crisis : { ...answers[who], ...answers }[urgency])}
          urgency={urgency}
          isCrisis={isCrisis}
          reasons={reasons.flatMap((id) => texts[id] ?? [])}
          watch={rules.signs
            .filter((sign) => sign.urgency === 'emergency')
            .slice(0, 4)
            .flatMap(({ id }) => texts[id]?.text ?? [])}
          pages={advice.pages}
          chosen={[
            [words.place, name],
            ...chosen.map((ids = [], i): [string, string] => [steps[i]?.label ?? '', said(ids)]),
          ]}
          onAgain={again}
        />
      </div>
    )
  }

  const current = steps[at]
  if (!current) return null
  const ticked = chosen[at] ?? []

  /** Takes the answer to this question, and asks the next one unless it cannot wait. */
  function take(ids: string[]) {
    const now = [...chosen.slice(0, at), ids]
    move(isGraver(adviceOn(now).urgency, 'today') ? 'finish' : 'next', () => {
      setChosen(now)
      setIsMissing(false)
    })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (current?.isMultiple || ticked.length > 0) return take(ticked)
    flushSync(() => setIsMissing(true))
    event.currentTarget.querySelector('input')?.focus()
  }

  function choose(id: string, isOn: boolean) {
    setIsMissing(false)
    const ids = current?.isMultiple ? ticked.filter((other) => other !== id) : []
    const now = isOn ? [...ids, id] : ids
    if (isOn && current?.options.find((option) => option.id === id)?.urgency === 'emergency') take(now)
    else setChosen(steps.map((_, i) => (i === at ? now : chosen[i])))
  }

  return (
    <div>
      <form className={`${css.form} border-[1.5px] border-ink bg-white p-4`} onSubmit={onSubmit}>
        <p className={note}>{words.step.replace('{step}', String(at + 1))}</p>
        <fieldset key={at} ref={step} className={css.field}>
          <legend className={`${css.heading} scroll-mt-28`} tabIndex={-1}>
            {current.label}
          </legend>
          {current.hint && <p className={note}>{current.hint}</p>}
          <div className="mt-2 grid gap-2">
            {current.options.map(({ id, text }) => (
              <label key={id} className={css.choice}>
                <input
                  type={current.isMultiple ? 'checkbox' : 'radio'}
                  name={`triage-${at}`}
                  className={css.box}
                  checked={ticked.includes(id)}
                  onChange={({ target }) => choose(id, target.checked)}
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
          {isMissing && (
            <p className={css.problem} role="alert">
              {words.choose}
            </p>
          )}
        </fieldset>
        {/* In view however long the list is. */}
        <div className={`${actions} sticky bottom-0 -mx-4 -mb-4 border-line border-t bg-white px-4 py-3`}>
          <button type="submit" className={buttonClass('primary', 'small')}>
            {current.isMultiple && ticked.length === 0 ? questions.none : words.next}
          </button>
          {at > 0 && (
            <button
              type="button"
              className={buttonClass('outline', 'small')}
              onClick={() => move('back', () => setIsMissing(false))}
            >
              {words.back}
            </button>
          )}
        </div>
      </form>
    </div>
  )
}
