import {
  ComboboxButton,
  ComboboxInput,
  type ComboboxInputProps,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Switch,
} from '@headlessui/react'
import { cx } from 'tailwind-variants/lite'
import { control, input, options as list, option as look, switches } from './styles'

const Arrow = () => <span aria-hidden="true">▾</span>

type ToggleProps = { label: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** Show a switch and its label. */
export const Toggle = ({ label, disabled, ...state }: ToggleProps) => (
  <Field disabled={disabled} className={control.row}>
    <Switch className={switches.track} {...state}>
      <span className={switches.knob} />
    </Switch>
    <Label className={control.label}>{label}</Label>
  </Field>
)

export type Option = [value: string, name: string]
type ChoiceProps = { label: string; value: string; options: Option[]; choose: (value: string) => void }

/** Choose one of several values in a drop-down list. */
export const Choice = ({ label, value, options, choose }: ChoiceProps) => (
  <Field className="relative">
    <Label>{label}</Label>
    <Listbox value={value} onChange={choose}>
      <ListboxButton className={cx(input, 'flex cursor-pointer items-center justify-between gap-3 text-left')}>
        {options.find(([option]) => option === value)?.[1]} <Arrow />
      </ListboxButton>
      <ListboxOptions modal={false} className={list}>
        {options.map(([option, name]) => (
          <ListboxOption key={option} value={option} className={look}>
            {name}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  </Field>
)

type SuggestionsProps = ComboboxInputProps<'input', string> & { options: Option[] }

/** Show the field of a combobox and its suggestions. */
export const Suggestions = ({ options, ...field }: SuggestionsProps) => (
  <div className="relative">
    <ComboboxInput className={`${input} pr-9`} autoComplete="off" {...field} />
    <ComboboxButton aria-label="Suggestions" className="absolute inset-y-0 right-0 cursor-pointer px-3">
      <Arrow />
    </ComboboxButton>
    <ComboboxOptions modal={false} className={list}>
      {options.map(([option, name]) => (
        <ComboboxOption key={option} value={option} className={look}>
          {name}
        </ComboboxOption>
      ))}
    </ComboboxOptions>
  </div>
)
