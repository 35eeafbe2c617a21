'use client'

import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { actions, buttonClass, note, tw } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { Icon } from '@/components/ui/icon'
import { replayProps } from '@/lib/loader/contract'
import type { Page } from '@/lib/page-types'
import type { PartGuide } from '@/lib/triage/guide'
import { adviceOn, optionsOf, questionNames, topicsOf } from '@/lib/triage/steps'
import { TriageAnswer } from './triage-answer'
import type { SharedProps } from './triage-answer-parts'
import { useQuestions } from './use-questions'

type Props = Pick<PartGuide, 'rules' | 'texts' | 'titles'> &
  Pick<Page<'where-does-it-hurt'>, 'questions' | 'answers'> & {
    shared: SharedProps
    /** The part of the body. */
    name: string
    /** The build that stored answers must be of. */
    version: string
  }

/** Return the four shortest signs in their order: what is kept on paper is read at a glance. */
function shortest(signs: string[]): string[] {
  const few = new Set(signs.toSorted((a, b) => a.length - b.length).slice(0, 4))
  return signs.filter((sign) => few.has(sign))
}

/** A sign that calls for 911: a button, and without script a line of a list. */
const sign = tw`noscript:pointer-events-none flex min-h-11 w-full cursor-pointer items-center gap-2.5 border-line-2 border-b py-1 text-left text-small/[1.25] before:size-4.5 before:flex-none before:rounded-small before:border-[1.5px] before:border-redbud hover:bg-mist aria-pressed:font-semibold aria-pressed:before:bg-redbud`

/**
 * Show the questions about a part of the body, one at a time. The first one lists the signs that call for 911: one tap
 * answers at once, and without script it is the list to read.
 */
export function TriageQuestions({ shared, rules, texts, titles, questions, answers, name, version }: Props) {
  const { words } = shared
  const { at, isDone, step, box, chosen, answered, take, tick, back, restart } = useQuestions(rules, version)
  const [isMissing, setIsMissing] = useState(false)
  const options = optionsOf(rules)
  const labelOf = (i: number) => {
    const question = questionNames[i] ?? 'danger'
    return question === 'about' && rules.who === 'child' ? questions.about.child : questions[question].label
  }
  const textOf = (id: string) => texts[id]?.text ?? ''
  const answerOf = (ids: string[] = []) => ids.map(textOf).join(' · ') || questions.none

  if (isDone) {
    const { urgency, who, isCrisis, reasons, pages } = adviceOn(rules, chosen)
    const later = answers[who]
    return (
      <div
        ref={(element) => {
          step(element)
          box.current = element
        }}
        className="scroll-mt-28"
      >
        <TriageAnswer
          shared={shared}
          titles={titles}
          answer={
            isCrisis ? answers.crisis : urgency === 'emergency' || urgency === 'er' ? answers[urgency] : later[urgency]
          }
          rights={answers.rights}
          urgency={urgency}
          answered={answered}
          isCrisis={isCrisis}
          reasons={reasons.flatMap((id) => texts[id] ?? [])}
          tell={[name, ...(chosen[2] ?? []).map(textOf)]}
          watch={shortest(options[0]?.map(({ id }) => textOf(id)) ?? [])}
          pages={pages}
          chosen={[[words.place, name], ...chosen.map((ids, i): [string, string] => [labelOf(i), answerOf(ids)])]}
          onAgain={restart}
        />
      </div>
    )
  }

  const isFirst = at === 0
  const isMultiple = at < 3
  const ticked = chosen[at] ?? []
  const { hint } = { hint: undefined, ...questions[questionNames[at] ?? 'danger'] }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isFirst) return take([])
    if (isMultiple || ticked.length > 0) return take(ticked)
    flushSync(() => setIsMissing(true))
    event.currentTarget.querySelector('input')?.focus()
  }

  function choose(id: string, isOn: boolean) {
    setIsMissing(false)
    const others = isMultiple ? ticked.filter((other) => other !== id) : []
    tick(isOn ? [...others, id] : others)
  }

  const boxes = (shown: { id: string }[] = []) => (
    <div className="mt-2 grid gap-2">
      {shown.map(({ id }) => (
        <label key={id} className={css.choice}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={`triage-${at}`}
            className={css.box}
            checked={ticked.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          <span>{textOf(id)}</span>
        </label>
      ))}
    </div>
  )

  return (
    <form
      ref={(element) => {
        box.current = element
      }}
      className={`${css.form} border-[1.5px] bg-white px-3.5 pt-3 sm:px-5 ${isFirst ? 'border-redbud border-l-8' : 'border-ink'}`}
      onSubmit={onSubmit}
    >
      <fieldset key={at} ref={step} className={css.field}>
        <legend className={`${css.heading} scroll-mt-28`} tabIndex={-1}>
          {labelOf(at)}
        </legend>
        <p className={note}>
          {hint} <span className="noscript:hidden">{words.step.replace('{step}', String(at + 1))}</span>
        </p>
        {isFirst ? (
          <ul className="mt-1">
            {options[0]?.map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  className={sign}
                  aria-pressed={ticked.includes(id)}
                  {...replayProps}
                  onClick={() => take([id])}
                >
                  {textOf(id)}
                </button>
              </li>
            ))}
          </ul>
        ) : questionNames[at] === 'signs' ? (
          topicsOf(rules).map(({ topic, signs }) => (
            <fieldset key={topic} className="mt-2.5">
              <legend className="font-semibold">{questions.signs.topics[topic]}</legend>
              {boxes(signs)}
            </fieldset>
          ))
        ) : (
          boxes(options[at])
        )}
        {isMissing && (
          <p className={css.problem} role="alert">
            {words.choose}
          </p>
        )}
      </fieldset>
      {/* In view however long the list is. */}
      <div
        className={`${actions} short:static sticky bottom-0 -mx-3.5 border-line border-t bg-white px-3.5 py-2.5 sm:-mx-5 sm:px-5`}
      >
        <button
          type="submit"
          className={`${buttonClass(isFirst ? 'outline' : 'primary', 'small')} noscript:hidden flex-1`}
          {...replayProps}
        >
          {isMultiple && (isFirst || ticked.length === 0) ? questions.none : words.next}
        </button>
        {isFirst ? (
          <a className={`${buttonClass('primary', 'small')} flex-1`} href="tel:911">
            <Icon name="phone" />
            {words.call911}
          </a>
        ) : (
          <button
            type="button"
            className={buttonClass('outline', 'small')}
            onClick={() => {
              setIsMissing(false)
              back()
            }}
          >
            {words.back}
          </button>
        )}
      </div>
    </form>
  )
}
