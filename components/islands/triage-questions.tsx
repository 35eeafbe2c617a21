'use client'

import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { actions, buttonClass, note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { Icon } from '@/components/ui/icon'
import { replayProps } from '@/lib/loader/contract'
import type { Page } from '@/lib/page-types'
import type { PartGuide } from '@/lib/triage/guide'
import { adviceOn, optionsOf, questionNames, topicsOf } from '@/lib/triage/steps'
import { TriageAnswer } from './triage-answer'
import type { SharedProps } from './triage-answer-parts'
import { Choices, DangerSigns } from './triage-choices'
import { useQuestions } from './use-questions'

type Props = Pick<PartGuide, 'rules' | 'texts' | 'titles'> &
  Pick<Page<'where-does-it-hurt'>, 'questions' | 'answers'> & {
    shared: SharedProps
    /** The name of the body part. */
    name: string
    /** The build that stored answers must belong to. */
    version: string
  }

/** Return the four shortest signs, in order: a printed list is read at a glance. */
function shortest(signs: string[]): string[] {
  const few = new Set(signs.toSorted((a, b) => a.length - b.length).slice(0, 4))
  return signs.filter((sign) => few.has(sign))
}

/** Return the texts of a body part's questions and answers. */
function wordsFor({ rules, texts, questions }: Pick<Props, 'rules' | 'texts' | 'questions'>) {
  const textOf = (id: string) => texts[id]?.text ?? ''
  return {
    textOf,
    questionAt: (at: number) => {
      const name = questionNames[at] ?? 'danger'
      const { label, hint } = { hint: undefined, ...questions[name] }
      return { label: name === 'about' && rules.who === 'child' ? questions.about.child : label, hint }
    },
    answerOf: (ids: string[] = []) => ids.map(textOf).join(' · ') || questions.none,
  }
}

/** Return the text of the advice that follows from the rules. */
function answerFor({ urgency, who, isCrisis }: ReturnType<typeof adviceOn>, answers: Props['answers']) {
  if (isCrisis) return answers.crisis
  return urgency === 'emergency' || urgency === 'er' ? answers[urgency] : answers[who][urgency]
}

type StepProps = Omit<Props, 'version'> & { asked: ReturnType<typeof useQuestions> }

/** Show the advice that the questions led to. */
function Advice({ shared, rules, texts, titles, questions, answers, name, asked }: StepProps) {
  const { step, box, chosen, answered, restart } = asked
  const { textOf, questionAt, answerOf } = wordsFor({ rules, texts, questions })
  const [signs = []] = optionsOf(rules)
  const advice = adviceOn(rules, chosen)
  return (
    <div
      ref={(element) => {
        step(element)
        box.current = element
      }}
      className="scroll-mt-24"
    >
      <TriageAnswer
        shared={shared}
        titles={titles}
        answer={answerFor(advice, answers)}
        rights={answers.rights}
        urgency={advice.urgency}
        answered={answered}
        isCrisis={advice.isCrisis}
        reasons={advice.reasons.flatMap((id) => texts[id] ?? [])}
        tell={[name, ...(chosen[2] ?? []).map(textOf)]}
        watch={shortest(signs.map(({ id }) => textOf(id)))}
        pages={advice.pages}
        chosen={[
          [shared.words.place, name],
          ...chosen.map((ids, i): [string, string] => [questionAt(i).label, answerOf(ids)]),
        ]}
        onAgain={restart}
      />
    </div>
  )
}

/** Show the current question. */
function Question({ shared, rules, texts, questions, asked }: StepProps) {
  const { words } = shared
  const { at, step, box, chosen, take, tick, back } = asked
  const [isMissing, setIsMissing] = useState(false)
  const { textOf, questionAt } = wordsFor({ rules, texts, questions })
  const isFirst = at === 0
  const isMultiple = at < 3
  const ticked = chosen[at] ?? []
  const { label, hint } = questionAt(at)
  const options = optionsOf(rules)[at]
  const choicesFrom = (shown: { id: string }[] = []) =>
    shown.map(({ id }) => ({ id, text: textOf(id), isChosen: ticked.includes(id) }))

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

  const group = {
    name: `triage-${at}`,
    type: isMultiple ? ('checkbox' as const) : ('radio' as const),
    onChoose: choose,
  }

  function goBack() {
    setIsMissing(false)
    back()
  }

  return (
    <form
      ref={(element) => {
        box.current = element
      }}
      className={`${css.form} scroll-mt-28 border-[1.5px] bg-white px-3.5 pt-3 sm:px-5 ${isFirst ? 'border-redbud border-l-8' : 'border-ink'}`}
      onSubmit={onSubmit}
    >
      <fieldset key={at} ref={step} className={css.field} aria-describedby="triage-hint">
        <legend className={`${css.heading} scroll-mt-28`} tabIndex={-1}>
          {label}
        </legend>
        <p className={note} id="triage-hint">
          {hint} <span className="noscript:hidden">{words.step.replace('{step}', String(at + 1))}</span>
        </p>
        {isFirst ? (
          <DangerSigns signs={choicesFrom(options)} onTap={(id) => take([id])} />
        ) : questionNames[at] === 'signs' ? (
          topicsOf(rules).map(({ topic, signs }) => (
            <fieldset key={topic} className="mt-2.5">
              <legend className="font-semibold">{questions.signs.topics[topic]}</legend>
              <Choices {...group} choices={choicesFrom(signs)} />
            </fieldset>
          ))
        ) : (
          <Choices {...group} choices={choicesFrom(options)} />
        )}
        {isMissing && (
          <p className={css.problem} role="alert">
            {words.choose}
          </p>
        )}
      </fieldset>
      {/* Keep it in view, however long the list is. */}
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
          <button type="button" className={buttonClass('outline', 'small')} onClick={goBack}>
            {words.back}
          </button>
        )}
      </div>
    </form>
  )
}

/**
 * Show the questions about a body part, one at a time. The first one lists the signs that call for 911: a tap on one
 * answers immediately; without scripts it is a list to read.
 */
export function TriageQuestions({ version, ...props }: Props) {
  const asked = useQuestions(props.rules, version)
  return asked.isDone ? <Advice {...props} asked={asked} /> : <Question {...props} asked={asked} />
}
