'use client'

import { tw } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { replayProps } from '@/lib/loader/contract'

type Option = { id: string; text: string; isChosen: boolean }

/** A sign that calls for 911: a button, or without scripts a list item. */
const sign = tw`noscript:pointer-events-none flex min-h-11 w-full cursor-pointer items-center gap-2.5 border-line-2 border-b py-1 text-left text-small/[1.25] before:size-4.5 before:flex-none before:rounded-small before:border-[1.5px] before:border-redbud hover:bg-mist aria-pressed:font-semibold aria-pressed:before:bg-redbud`

type SignsProps = { signs: Option[]; onTap: (id: string) => void }

/** Show the signs that call for 911. */
export const DangerSigns = ({ signs, onTap }: SignsProps) => (
  <ul className="mt-1">
    {signs.map(({ id, text, isChosen }) => (
      <li key={id}>
        <button type="button" className={sign} aria-pressed={isChosen} {...replayProps} onClick={() => onTap(id)}>
          {text}
        </button>
      </li>
    ))}
  </ul>
)

type ChoicesProps = {
  /** The name of the group. */
  name: string
  type: 'checkbox' | 'radio'
  choices: Option[]
  onChoose: (id: string, isOn: boolean) => void
}

/** Show the answers to choose from: one or several. */
export const Choices = ({ name, type, choices, onChoose }: ChoicesProps) => (
  <div className="mt-2 grid gap-2">
    {choices.map(({ id, text, isChosen }) => (
      <label key={id} className={css.choice}>
        <input
          type={type}
          name={name}
          className={css.box}
          checked={isChosen}
          onChange={({ target }) => onChoose(id, target.checked)}
        />
        <span>{text}</span>
      </label>
    ))}
  </div>
)
