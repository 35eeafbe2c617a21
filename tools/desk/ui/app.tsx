import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { DeskReport } from '../run'
import { CampaignView } from './campaign'
import { Changes } from './changes'
import { type Drafts, withDraft } from './drafts'
import { PageView } from './page'
import { Pages } from './pages'
import { firstPlatform } from './previews'

/** The views by the names in their addresses; a page's address is its path: `#/es/about`. */
const views: Record<string, string> = { pages: 'Pages', changes: 'What changed', campaign: 'Campaign links' }

/** Return drafts that survive a reload, and the function that replaces them. */
function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(() => JSON.parse(sessionStorage.getItem('desk-drafts') ?? '{}'))
  useEffect(() => sessionStorage.setItem('desk-drafts', JSON.stringify(drafts)), [drafts])
  return [drafts, setDrafts] as const
}

/** Render the desk: its views and their navigation. The table stays as it is while another view is open. */
function App({ report, place }: { report: DeskReport; place: string }) {
  const { pages, clinic } = report
  const [drafts, setDrafts] = useDrafts()
  const [platform, setPlatform] = useState(firstPlatform)
  const page = pages.find(({ path }) => path === place)
  return (
    <>
      <header>
        <p>
          <b>The marketer’s desk</b> {clinic}
        </p>
        <nav aria-label="Views">
          {Object.entries(views).map(([view, name]) => (
            <a key={view} href={`#${view}`} aria-current={place === view ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <div hidden={place !== 'pages'}>
          <Pages pages={pages.map((one) => withDraft(one, drafts[one.path], clinic))} />
        </div>
        {place === 'changes' && <Changes {...report} />}
        {place === 'campaign' && <CampaignView {...report} />}
        {page && <PageView {...{ page, report, drafts, setDrafts, platform, setPlatform }} />}
        {!page && !(place in views) && <h1 tabIndex={-1}>The report has no page at {place}</h1>}
      </main>
    </>
  )
}

const report: DeskReport = JSON.parse(document.getElementById('report')?.textContent ?? '')
const root = createRoot(document.getElementById('desk') as HTMLElement)
let place = ''
/** Where the reader left the table. */
let left = 0

/** Show the view that the address names: the table where it was left, any other from its heading. */
function show() {
  if (place === 'pages') left = scrollY
  place = decodeURIComponent(location.hash.slice(1)) || 'pages'
  flushSync(() => root.render(<App report={report} place={place} />))
  scrollTo(0, place === 'pages' ? left : 0)
  document.querySelector<HTMLElement>('main > :not([hidden]) h1, main > h1')?.focus({ preventScroll: true })
}

history.scrollRestoration = 'manual'
addEventListener('hashchange', show)
show()
