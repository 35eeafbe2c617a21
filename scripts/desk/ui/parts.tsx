import { type ReactNode, useState } from 'react'
import type { Locale } from '../../../lib/i18n/locales'
import type { Card, DeskPage, Level } from '../analysis/report'
import { green } from '../analysis/score'
import { words } from './words'

const signs: Record<Level, string> = { good: '✓', advice: '!', problem: '✕' }

/** How a check went: a sign, a colour and the word for it. */
export function Mark({ level, children = words.levels[level] }: { level: Level; children?: ReactNode }) {
  return (
    <span className={`mark ${level}`}>
      <span aria-hidden="true">{signs[level]}</span> {children}
    </span>
  )
}

/** A short answer, yes or no, as a sign with its word for those who cannot see it. */
export const Sign = ({ ok, children }: { ok: boolean; children: ReactNode }) => (
  <span className={`sign ${ok ? 'good' : 'problem'}`}>
    <span aria-hidden="true">{ok ? signs.good : signs.problem}</span>
    <span className="hidden">{children}</span>
  </span>
)

/** A score of 0 to 100, green above the light's threshold. */
export const Score = ({ value }: { value: number }) => (
  <span className={`grade ${value > green ? 'good' : value > 40 ? 'advice' : 'problem'}`}>{value}</span>
)

/** The language of what stands beside it. */
export const Language = ({ locale }: { locale: Locale }) => (
  <abbr className="language" title={words.languages[locale]}>
    {words.short[locale]}
  </abbr>
)

/** A link to a page's own view. */
export const PageLink = ({ path, children = path }: { path: string; children?: ReactNode }) => (
  <a href={`#${path}`}>{children}</a>
)

/** Where the report keeps a copy of a card. */
export const cardSource = ({ file }: Pick<Card, 'file'>) => `cards/${file}`

/** A page's card, small. */
export function Thumbnail({ page }: { page: DeskPage }) {
  const { card } = page
  if (!card) return <span className="quiet">{words.none}</span>
  const { width, height, alt } = card
  return <img className="thumb" src={cardSource(card)} width={width} height={height} alt={alt} loading="lazy" />
}

/** Copies a text; says so beside the button and to screen readers. */
export function CopyButton({ text, children = words.copy }: { text: string; children?: ReactNode }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
  return (
    <span className="copy">
      <button type="button" onClick={copy}>
        {children}
      </button>
      <span role="status">{said}</span>
    </span>
  )
}

/** Offers a text as a file. */
export function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
