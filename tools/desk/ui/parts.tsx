import { type ReactNode, useState } from 'react'
import { capitalized } from '../../../lib/i18n/capitalized'
import { languageName, locales } from '../../../lib/i18n/locales'
import { cardFolders } from '../compare'
import type { Card } from '../read-export'

/** Return the name of a page type: `new-patient-special` → `New patient special`. */
export const pageTypeName = (pageType: string) => capitalized(pageType.replaceAll('-', ' '))

/** Count things in words: `1 page`, `2 pages`. */
export const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** Return the path of a card's copy in the report. */
export const cardSource = ({ file }: Card) => `${cardFolders.after}/${file}`

/** Render a link to a page's own view. */
export const PageLink = ({ path }: { path: string }) => <a href={`#${path}`}>{path}</a>

/** Show a section of a view with its heading. */
export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
)

type SelectProps<Value extends string> = {
  label: string
  value: Value
  options: (readonly [Value, string])[]
  choose: (value: Value) => void
}

/** Choose one of several values. */
export const Select = <Value extends string>({ label, value, options, choose }: SelectProps<Value>) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => choose(target.value as Value)}>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

/** The languages to choose from. */
export const languages = locales.map((locale) => [locale, languageName(locale)] as const)

/** Copy a text, and say so beside the button. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [said, say] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Could not copy: select the text and copy it by hand'),
    )
  return (
    <>
      <button type="button" onClick={copy}>
        {children}
      </button>{' '}
      <span role="status">{said}</span>
    </>
  )
}
