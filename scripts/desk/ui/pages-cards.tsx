import type { Locale } from '../../../lib/i18n/locales'
import type { DeskPage } from '../analysis/report'
import { CutOff, DescriptionCounters, TitleCounters } from './counters'
import { type Pair, pagesOf, toMend, went } from './pairs'
import { Language, Mark, PageLink, Score, Sign, Thumbnail } from './parts'
import { colour } from './styles'
import { count, kindName } from './words'

/** The pages one below the other, for narrow screens. */
export const PageCards = ({ rows, languages }: { rows: Pair[]; languages: Locale[] }) => (
  <ul>
    {rows.map((pair) => (
      <li key={pair.route} className="break-inside-avoid border-ink border-t-2 py-4">
        <p className="my-0 text-ink-2 text-sm">{kindName(pair.kind)}</p>
        {pagesOf(pair, languages).map((page) => (
          <PageCard key={page.path} page={page} />
        ))}
      </li>
    ))}
  </ul>
)

function PageCard({ page }: { page: DeskPage }) {
  const { path, locale, title, titlePixels, description, score, linksIn, linksOut, orphan, types, sources } = page
  const mend = toMend(page)
  return (
    <article className="not-last:mb-4 not-last:border-line not-last:border-b not-last:pb-4">
      <h2 className="wrap-anywhere flex items-baseline gap-2 font-semibold font-text text-base *:last:ml-auto">
        <Language locale={locale} /> <PageLink path={path} />
        <Score value={score.all} />
      </h2>
      <Thumbnail page={page} className="float-right my-1.5 ml-3 w-24" />
      <p lang={locale}>
        <b>
          <CutOff text={title} what="title" />
        </b>
      </p>
      <TitleCounters title={title} pixels={titlePixels} />
      <p lang={locale}>
        <CutOff text={description} what="description" />
      </p>
      <DescriptionCounters description={description} />
      <ul className="clear-both mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
        <li>{mend > 0 ? <Mark level="problem">{mend} to mend</Mark> : <Mark level="good">Nothing to mend</Mark>}</li>
        <li>{count(page.words, 'word')}</li>
        <li>
          {linksIn.length} links in, {linksOut.length} out
        </li>
        {orphan && <li className={colour.problem}>Orphan</li>}
        {page.indexable ? (
          <li>
            Pair <Sign ok={went(page, 'hreflang')}>{went(page, 'hreflang') ? 'answered' : 'not answered'}</Sign>{' '}
            Canonical <Sign ok={went(page, 'canonical')}>{went(page, 'canonical') ? 'right' : 'wrong'}</Sign>
          </li>
        ) : (
          <li>Not in search</li>
        )}
        {types.length > 0 && <li>{types.join(', ')}</li>}
        {sources.length > 0 && <li>Sources: {sources.join(', ')}</li>}
      </ul>
    </article>
  )
}
