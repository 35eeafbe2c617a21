import { Field, Label, Select } from '@headlessui/react'
import { useClipboard } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { type Locale, languageName } from '../../../lib/i18n/locales'
import type { Card, DeskPage, Level } from '../analysis/report'
import { green } from '../analysis/score'
import { badge, box, button, grade, input } from './styles'
import { words } from './words'

const signs: Record<Level, string> = { good: '✓', advice: '!', problem: '✕' }

/** A part of a view with its heading; what stands beside the heading is no part of its name. */
export const Section = ({ name, beside, children }: { name: string; beside?: ReactNode; children: ReactNode }) => (
  <section aria-label={name} className="mt-11 border-ink border-t-2 pt-4">
    <h2>
      {name} {beside}
    </h2>
    {children}
  </section>
)

/** What a view or a part of it is about. */
export const Lead = ({ children }: { children: ReactNode }) => <p className="max-w-prose text-ink-2">{children}</p>

/** How a check went: a sign, a colour and the word for it. */
export const Mark = ({ level, children = words.levels[level] }: { level: Level; children?: ReactNode }) => (
  <span className={badge({ level })}>
    <span aria-hidden="true">{signs[level]}</span> {children}
  </span>
)

/** A score of 0 to 100, green above the light's threshold. */
export const Score = ({ value, large }: { value: number; large?: boolean }) => (
  <span className={grade({ large, level: value > green ? 'good' : value > 40 ? 'advice' : 'problem' })}>{value}</span>
)

/** The language of what stands beside it. */
export const Language = ({ locale }: { locale: Locale }) => (
  <abbr className="font-bold text-[0.6875rem] text-ink-2 tracking-wider no-underline" title={languageName(locale)}>
    {locale.toUpperCase()}
  </abbr>
)

/** A link to a page's own view. */
export const PageLink = ({ path, className }: { path: string; className?: string }) => (
  <a href={`#${path}`} className={className}>
    {path}
  </a>
)

/** Where the report keeps a copy of a card. */
export const cardSource = ({ file }: Pick<Card, 'file'>) => `cards/${file}`

/** A page's card, small. */
export function Thumbnail({ page: { card }, className }: { page: DeskPage; className: string }) {
  if (!card) return <span className="text-ink-2">{words.none}</span>
  const { width, height, alt } = card
  const frame = `block border border-line ${className}`
  return <img className={frame} src={cardSource(card)} width={width} height={height} alt={alt} loading="lazy" />
}

type CheckProps = { label: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** A checkbox and its label. */
export const Check = ({ label, onChange, ...checkbox }: CheckProps) => (
  <label className="flex min-h-9 cursor-pointer items-center gap-2 font-normal has-disabled:opacity-50">
    <input type="checkbox" className={box} {...checkbox} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)

export type Option = [value: string, name: string]
type ChoiceProps = { label: string; value: string; options: Option[]; choose: (value: string) => void }

/** One of several values in a drop-down list. */
export const Choice = ({ label, value, options, choose }: ChoiceProps) => (
  <Field>
    <Label>{label}</Label>
    <Select className={input} value={value} onChange={({ target }) => choose(target.value)}>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
)

type CopyProps = { text: string; size?: 'normal' | 'small'; children?: ReactNode }

/** Copies a text; says so beside the button and to screen readers. */
export function CopyButton({ text, size = 'small', children = words.copy }: CopyProps) {
  const { copy, copied, error } = useClipboard()
  return (
    <span>
      <button type="button" className={button({ size })} onClick={() => copy(text)}>
        {children}
      </button>
      <span role="status" className="ml-2 text-sm text-spruce-800 print:hidden">
        {error ? words.copyFailed : copied && words.copied}
      </span>
    </span>
  )
}

/** Offers a text as a file. */
export function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
