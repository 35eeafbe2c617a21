import { useDidUpdate, useDocumentTitle, useHash, useWindowEvent } from '@mantine/hooks'
import { type ComponentType, useRef } from 'react'
import { cx } from 'tailwind-variants/lite'
import type { DeskReport } from '../analysis/report'
import { passes } from '../analysis/score'
import { CampaignView } from './campaign-view'
import { ChangesView } from './changes-view'
import { ChecksView } from './checks-view'
import { PageView } from './page-view'
import { PagesView } from './pages-view'
import { words } from './words'

/** The views by the names in their addresses; a page's address is its path: `#/es/about`. */
const views: Record<string, { name: string; View: ComponentType<{ report: DeskReport }> }> = {
  pages: { name: 'Pages', View: PagesView },
  checks: { name: 'Checks', View: ChecksView },
  changes: { name: 'What changed', View: ChangesView },
  campaign: { name: 'Campaign links', View: CampaignView },
}

/** Focus the heading after a change of view; restore the position of the table. */
function useArrival(place: string) {
  const top = useRef(0)
  useWindowEvent('scroll', () => {
    if (place === 'pages') top.current = scrollY
  })
  useDidUpdate(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    scrollTo(0, place === 'pages' ? top.current : 0)
  }, [place])
}

/** Render the desk: its views and their navigation. */
export function App({ report }: { report: DeskReport }) {
  const [hash] = useHash({ getInitialValueInEffect: false })
  const name = decodeURIComponent(hash.slice(1))
  // Anything unknown shows the table.
  const place = name.startsWith('/') || Object.hasOwn(views, name) ? name : 'pages'
  const page = report.pages.find(({ path }) => path === place)
  const { name: title, View } = views[place] ?? { name: page?.title ?? words.unknownPage }
  useArrival(place)
  useDocumentTitle(`${title} | ${words.desk}`)

  return (
    <>
      <header
        className={cx(
          'flex flex-wrap items-center gap-x-8 gap-y-1 bg-spruce-950 px-4 py-2.5 text-white md:px-7',
          'print:bg-white print:px-0 print:text-black',
        )}
      >
        {/* Addresses name views, so this is not a fragment link. */}
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
          {Object.entries(views).map(([view, { name }]) => (
            <a
              key={view}
              href={`#${view}`}
              aria-current={place === view || (page && view === 'pages') ? 'page' : undefined}
              className={cx(
                'border-transparent border-b-3 px-3 py-2 font-semibold text-white no-underline outline-hickory',
                'hover:underline aria-[current]:border-hickory',
              )}
            >
              {name}
            </a>
          ))}
        </nav>
        <p className="text-small md:ml-auto">
          <b>
            {report.pages.filter(passes).length} of {report.pages.length}
          </b>{' '}
          pages pass
        </p>
      </header>
      <main id="main" tabIndex={-1} className="px-4 pt-6 pb-20 outline-none md:px-7 print:p-0">
        {View && <View report={report} />}
        {page && <PageView key={page.path} page={page} report={report} />}
        {!View && !page && (
          <>
            <h1 tabIndex={-1}>{words.unknownPage}</h1>
            <p>
              The report has no page at {place}. <a href="#pages">See all pages</a>
            </p>
          </>
        )}
      </main>
    </>
  )
}
