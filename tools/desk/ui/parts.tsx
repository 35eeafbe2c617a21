import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { useClipboard } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { type Locale, languageName } from '../../../lib/i18n/locales'
import type { Card } from '../report'
import { button } from './styles'

/** Show a section of a view with its heading; `beside` is not part of the heading's name. */
export const Section = ({ name, beside, children }: { name: string; beside?: ReactNode; children: ReactNode }) => (
  <section aria-label={name} className="mt-11 border-ink border-t-2 pt-4">
    <h2>
      {name} {beside}
    </h2>
    {children}
  </section>
)

/** Show the heading of a view or of a part of it. */
export const Lead = ({ children }: { children: ReactNode }) => <p className="max-w-prose text-ink-2">{children}</p>

/** Show the language of the text beside it. */
export const Language = ({ locale }: { locale: Locale }) => (
  <abbr className="font-bold text-[0.6875rem] text-ink-2 tracking-wider no-underline" title={languageName(locale)}>
    {locale.toUpperCase()}
  </abbr>
)

/** Render a link to a page's own view. */
export const PageLink = ({ path, className }: { path: string; className?: string }) => (
  <a href={`#${path}`} className={className}>
    {path}
  </a>
)

/** Return the path of a card's copy in the report. */
export const cardSource = ({ file }: Pick<Card, 'file'>) => `cards/${file}`

type DetailsProps = { summary: ReactNode; open?: boolean; className?: string; children: ReactNode }

/** Show content that opens below its summary. */
export const Details = ({ summary, open, className, children }: DetailsProps) => (
  <Disclosure as="div" defaultOpen={open} className={className}>
    <DisclosureButton className="group min-h-8 cursor-pointer text-left font-semibold">
      <span aria-hidden="true" className="inline-block w-4 text-center group-data-open:rotate-90">
        ▸
      </span>{' '}
      {summary}
    </DisclosureButton>
    <DisclosurePanel>{children}</DisclosurePanel>
  </Disclosure>
)

type CopyProps = { text: string; size?: 'normal' | 'small'; children: ReactNode }

/** Copy a text, and confirm it beside the button and to screen readers. */
export function CopyButton({ text, size = 'small', children }: CopyProps) {
  const { copy, copied, error } = useClipboard()
  return (
    <span>
      <button type="button" className={button({ size })} onClick={() => copy(text)}>
        {children}
      </button>
      <span role="status" className="ml-2 text-sm text-spruce-800 print:hidden">
        {error ? 'Could not copy: select the text and copy it by hand' : copied && 'Copied'}
      </span>
    </span>
  )
}

/** Offer a text as a file download. */
export function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
