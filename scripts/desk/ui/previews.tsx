import type { ComponentType } from 'react'
import type { DeskPage } from '../analysis/report'
import { Lead, Section } from './parts'
import { GoogleDesktop, GooglePhone } from './preview-google'
import { Facebook, IMessage, LinkedIn, WhatsApp, X } from './preview-shared'
import { two } from './styles'
import { words } from './words'

export type PreviewProps = { page: DeskPage; clinic: string }

const platforms: [name: string, Preview: ComponentType<PreviewProps>][] = [
  ['Google on a desktop', GoogleDesktop],
  ['Google on a phone', GooglePhone],
  ['Facebook', Facebook],
  ['WhatsApp', WhatsApp],
  ['X', X],
  ['LinkedIn', LinkedIn],
  ['iMessage', IMessage],
]

/** What each platform shows of a page, its languages beside each other. */
export const Previews = ({ pages, clinic, drafted }: { pages: DeskPage[]; clinic: string; drafted: boolean }) => (
  <Section name="What people see">
    {drafted && <Lead>These show your draft. The words on the card itself are drawn anew at the next build.</Lead>}
    {platforms.map(([name, Preview]) => (
      <section key={name} className="mt-8" aria-label={name}>
        <h3>{name}</h3>
        <div className={two}>
          {pages.map((page) => (
            <figure key={page.path} className="break-inside-avoid" lang={page.locale}>
              <figcaption lang="en">{words.languages[page.locale]}</figcaption>
              {name.startsWith('Google') && !page.indexable ? (
                <p className="text-ink-2" lang="en">
                  This page is kept out of search results.
                </p>
              ) : (
                <Preview page={page} clinic={clinic} />
              )}
            </figure>
          ))}
        </div>
      </section>
    ))}
  </Section>
)
