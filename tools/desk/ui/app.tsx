import { useDidUpdate, useDocumentTitle, useHash, useWindowEvent } from '@mantine/hooks'
import { type ComponentType, useRef } from 'react'
import { cx } from 'tailwind-variants/lite'
import type { DeskReport } from '../report'
import { CampaignView } from './campaign-view'
import { ChangesView } from './changes-view'
import { PageView } from './page-view'
import { PagesView } from './pages-view'
import { count } from './words'

const desk = 'The marketer’s desk'
const unknownPage = 'No such page'

/** The views by the names in their addresses; a page's address is its path: `#/es/about`. */
const views: Record<string, { name: string; View: ComponentType<{ report: DeskReport }> }> = {
  pages: { name: 'Pages', View: PagesView },
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
  const { name: title, View } = views[place] ?? { name: page?.title ?? unknownPage }
  useArrival(place)
  useDocumentTitle(`${title} | ${desk}`)

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
          Skip to the content
        </button>
        <p className="text-fog text-small print:text-black">
          <span className="block font-[650] font-display text-white text-xl leading-tight print:text-black">
            {desk}
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
        <p className="text-small md:ml-auto">{count(report.pages.length, 'page')}</p>
      </header>
      <main id="main" tabIndex={-1} className="px-4 pt-6 pb-20 outline-none md:px-7 print:p-0">
        {View && <View report={report} />}
        {page && <PageView key={page.path} page={page} report={report} />}
        {!View && !page && (
          <>
            <h1 tabIndex={-1}>{unknownPage}</h1>
            <p>
              The report has no page at {place}. <a href="#pages">See all pages</a>
            </p>
          </>
        )}
      </main>
    </>
  )
}
