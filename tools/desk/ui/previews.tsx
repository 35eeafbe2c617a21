import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { useSessionStorage } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { languageName } from '../../../lib/i18n/locales'
import type { DeskPage } from '../report'
import { Lead, Section } from './parts'
import { GoogleResult } from './preview-google'
import { platforms, SharedLink } from './preview-shared'
import { tab, two } from './styles'

type PreviewsProps = { pages: DeskPage[]; clinic: string; drafted: boolean }

/**
 * Show a page as each platform does, with its languages side by side: one platform at a time, all of them in print.
 */
export function Previews({ pages, clinic, drafted }: PreviewsProps) {
  // The next page opens on the same platform.
  const [shown, show] = useSessionStorage({
    key: 'desk-platform',
    defaultValue: 0,
    getInitialValueInEffect: false,
    sync: false,
  })
  return (
    <Section name="What people see">
      {drafted && <Lead>These show your draft. The words on the card itself are drawn anew at the next build.</Lead>}
      <TabGroup selectedIndex={shown} onChange={show}>
        <TabList aria-label="Platforms" className="mt-3 flex flex-wrap border-line border-b print:hidden">
          {['Google', ...platforms.map(({ name }) => name)].map((name) => (
            <Tab key={name} className={tab}>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanels>
          <Panel>
            <Preview name="Google on a desktop" pages={pages}>
              {(page) => <GoogleResult page={page} clinic={clinic} on="desktop" />}
            </Preview>
            <Preview name="Google on a phone" pages={pages}>
              {(page) => <GoogleResult page={page} clinic={clinic} on="phone" />}
            </Preview>
          </Panel>
          {platforms.map((platform) => (
            <Panel key={platform.name}>
              <Preview name={platform.name} pages={pages}>
                {(page) => <SharedLink page={page} clinic={clinic} platform={platform} />}
              </Preview>
            </Panel>
          ))}
        </TabPanels>
      </TabGroup>
    </Section>
  )
}

const Panel = ({ children }: { children: ReactNode }) => (
  <TabPanel static className="not-print:not-data-selected:hidden">
    {children}
  </TabPanel>
)

type PreviewProps = { name: string; pages: DeskPage[]; children: (page: DeskPage) => ReactNode }

const Preview = ({ name, pages, children }: PreviewProps) => (
  <section className="group mt-5 print:mt-8" aria-label={name}>
    {/* The tab already says it. */}
    <h3 className="not-print:group-only:sr-only">{name}</h3>
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
