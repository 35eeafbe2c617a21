import type { ReactNode } from 'react'
import { languageName } from '../../../lib/i18n/locales'
import type { DeskPage } from '../analysis/report'
import { Lead, Section } from './parts'
import { GoogleResult } from './preview-google'
import { platforms, SharedLink } from './preview-shared'
import { two } from './styles'

type PreviewsProps = { pages: DeskPage[]; clinic: string; drafted: boolean }

/** What each platform shows of a page, its languages beside each other. */
export const Previews = ({ pages, clinic, drafted }: PreviewsProps) => (
  <Section name="What people see">
    {drafted && <Lead>These show your draft. The words on the card itself are drawn anew at the next build.</Lead>}
    <Preview name="Google on a desktop" pages={pages}>
      {(page) => <GoogleResult page={page} clinic={clinic} on="desktop" />}
    </Preview>
    <Preview name="Google on a phone" pages={pages}>
      {(page) => <GoogleResult page={page} clinic={clinic} on="phone" />}
    </Preview>
    {platforms.map((platform) => (
      <Preview key={platform.name} name={platform.name} pages={pages}>
        {(page) => <SharedLink page={page} clinic={clinic} platform={platform} />}
      </Preview>
    ))}
  </Section>
)

type PreviewProps = { name: string; pages: DeskPage[]; children: (page: DeskPage) => ReactNode }

const Preview = ({ name, pages, children }: PreviewProps) => (
  <section className="mt-8" aria-label={name}>
    <h3>{name}</h3>
    <div className={two}>
      {pages.map((page) => (
        <figure key={page.path} className="break-inside-avoid" lang={page.locale}>
          <figcaption lang="en">{languageName(page.locale)}</figcaption>
          {children(page)}
        </figure>
      ))}
    </div>
  </section>
)
