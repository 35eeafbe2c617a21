import { useEffect, useMemo, useRef, useState } from 'react'
import { cx } from 'tailwind-variants/lite'
import type { DeskReport } from '../analysis/report'
import { passes } from '../analysis/score'
import { CampaignView } from './campaign-view'
import { ChangesView } from './changes-view'
import { ChecksView } from './checks-view'
import { DraftContext, useDraftStore } from './drafts'
import { PageView } from './page-view'
import { PagesView, usualTable } from './pages-view'
import { type Place, usePlace, views } from './route'
import { words } from './words'

const placeName = (place: Place) => ('path' in place ? place.path : place.view)

/** After a step to another view, its heading has the focus; the table is found where it was left. */
function useArrival(place: Place) {
  const name = placeName(place)
  const before = useRef(name)
  const left = useRef(0)
  useEffect(() => {
    const note = () => {
      if (before.current === 'pages') left.current = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    if (before.current === name) return
    before.current = name
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    scrollTo(0, name === 'pages' ? left.current : 0)
  }, [name])
}

/** The desk: its views, their navigation, and what they share. */
export function App({ report }: { report: DeskReport }) {
  const place = usePlace()
  const store = useDraftStore()
  // The table is as it was left when the reader comes back to it.
  const [table, setTable] = useState(usualTable)
  const shared = useMemo(() => ({ ...store, clinic: report.clinic }), [store, report.clinic])
  useArrival(place)
  const page = 'path' in place ? report.pages.find(({ path }) => path === place.path) : undefined
  const view = 'path' in place ? undefined : place.view
  const passing = report.pages.filter(passes).length
  const name = page ? page.title : view ? words.views[view] : words.views.pages
  useEffect(() => {
    document.title = `${name} | ${words.desk}`
  }, [name])

  return (
    <DraftContext value={shared}>
      <header
        className={cx(
          'flex flex-wrap items-center gap-x-8 gap-y-1 bg-spruce-950 px-4 py-2.5 text-white md:px-7',
          'print:bg-white print:px-0 print:text-black',
        )}
      >
        {/* Addresses name views, so this is no link to a part. */}
        <button
          type="button"
          className="sr-only focus:not-sr-only focus:px-4 focus:py-3"
          onClick={() => document.getElementById('main')?.focus()}
        >
          {words.skip}
        </button>
        <p className="text-fog text-small print:text-black">
          <span className="block font-[650] font-display text-white text-xl leading-tight print:text-black">
            {words.desk}
          </span>
          {report.clinic}
        </p>
        <nav aria-label="Views" className="flex flex-wrap gap-x-1 max-md:order-last max-md:-mx-3 print:hidden">
          {views.map((one) => (
            <a
              key={one}
              href={`#${one}`}
              aria-current={view === one || (page && one === 'pages') ? 'page' : undefined}
              className={cx(
                'border-transparent border-b-3 px-3 py-2 font-semibold text-white no-underline outline-hickory',
                'hover:underline aria-[current]:border-hickory',
              )}
            >
              {words.views[one]}
            </a>
          ))}
        </nav>
        <p className="text-small md:ml-auto">
          <b>
            {passing} of {report.pages.length}
          </b>{' '}
          pages pass
        </p>
      </header>
      <main id="main" tabIndex={-1} className="px-4 pt-6 pb-20 outline-none md:px-7 print:p-0">
        {page && <PageView key={page.path} page={page} report={report} />}
        {'path' in place && !page && <Unknown path={place.path} />}
        {view === 'pages' && <PagesView pages={report.pages} table={table} setTable={setTable} />}
        {view === 'checks' && <ChecksView report={report} />}
        {view === 'changes' && <ChangesView report={report} />}
        {view === 'campaign' && <CampaignView report={report} />}
      </main>
    </DraftContext>
  )
}

const Unknown = ({ path }: { path: string }) => (
  <>
    <h1 tabIndex={-1}>No such page</h1>
    <p>
      The report has no page at {path}. <a href="#pages">See all pages</a>
    </p>
  </>
)
