import { cellOf, columns } from './columns'
import { Counted } from './counters'
import { Language, PageLink, Score } from './parts'
import type { Row } from './rows'
import { badge } from './styles'
import { Thumbnail } from './thumbnail'
import { pageTypeName } from './words'

/** The columns that have a fixed place in a card. */
const placed = ['address', 'pageType', 'title', 'description', 'card', 'score']

/** Show the pages one below the other, for narrow screens. */
export const PageCards = ({ rows }: { rows: Row[] }) => (
  <ul>
    {rows.map((row) => (
      <li key={row[0].route} className="break-inside-avoid border-ink border-t-2 py-4">
        <p className="my-0 text-ink-2 text-sm">{pageTypeName(row[0].pageType)}</p>
        {row.map((page) => (
          <article key={page.path} className="not-last:mb-4 not-last:border-line not-last:border-b not-last:pb-4">
            <h2 className="wrap-anywhere flex items-baseline gap-2 font-semibold font-text text-base *:last:ml-auto">
              <Language locale={page.locale} /> <PageLink path={page.path} />
              {!page.indexable && <small className={badge()}>not in search</small>}
              <Score value={page.score.all} />
            </h2>
            <Thumbnail page={page} className="float-right my-1.5 ml-3 w-24" />
            <div className="my-1.5 font-semibold">
              <Counted page={page} what="title" />
            </div>
            <div className="my-1.5">
              <Counted page={page} what="description" />
            </div>
            <dl className="clear-both mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
              {columns
                .filter(({ id }) => !placed.includes(id))
                .map((column) => (
                  <div key={column.id} className="flex gap-1">
                    <dt className="text-ink-2">{column.name}</dt>
                    <dd>{cellOf(column, [page])}</dd>
                  </div>
                ))}
            </dl>
          </article>
        ))}
      </li>
    ))}
  </ul>
)
